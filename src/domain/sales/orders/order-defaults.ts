import type { ProductRef, ProductType } from '#contract/sales/product.ts';
import { offeredChoices } from '#domain/catalogue/choice-rules.ts';
import { productNamed } from '../products/catalogue.ts';
import { newCard } from './forms/card-fields.ts';

const billing = { invoiceChannel: 'email', evn: 'none' };
const voice = {
  tariff: 'perMinute',
  numberMode: 'new',
  clip: 'extension',
  transport: 'udp',
  codec: 'g711a',
  faxMode: 't38',
  numberFormat: 'e164',
  barring: ['0900', 'outsideEu'],
  directory: 'none',
};
const backup = { regMode: 'register', backupTrigger: 'unreachable', backupDelay: '0' };

/** What a new draft begins with: the defaults of `docs/domain/order-forms.md` as they concern the product. */
export function orderDefaults(of: ProductType | ProductRef): Record<string, unknown> {
  const product = productNamed(of);
  const { type, defaultTerm, orderForm, channels, backupRouting } = product;
  const tariffs = offeredChoices('tariffs', product);
  const tariff = tariffs.includes(voice.tariff) ? voice.tariff : tariffs[0];
  const term = defaultTerm === undefined ? {} : { contractTerm: String(defaultTerm) };
  const [only, ...others] = channels;
  return {
    orderKind: 'new',
    ...(orderForm !== 'mobile' && { startMode: 'asap' }),
    ...term,
    ...billing,
    ...(orderForm === 'ngn' && type !== 'hfoDslMaxxBusiness' && { ...voice, tariff }),
    ...(orderForm === 'centrex' && { flatrate: 'none', numberMode: 'new' }),
    ...(orderForm === 'mobile' && { paymentMethod: 'debit', cards: [{ ...newCard }] }),
    ...(backupRouting && backup),
    ...(only !== undefined && others.length === 0 && { channels: String(only) }),
  };
}
