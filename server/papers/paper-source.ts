import { type DraftData, hiddenAnswers } from '#contract/sales/draft.ts';
import type { OrderData } from '#contract/sales/order.ts';
import { shownAnswers } from '#contract/sales/order-confirmation.ts';
import type { PriceSummary } from '#contract/sales/price-summary.ts';
import type { ProductRef } from '#contract/sales/product.ts';
import type { ReadWarning } from '#contract/sales/submission.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { fieldPlace } from '#domain/form/field-place.ts';
import type { FormDescription, Values } from '#domain/form/form-description.ts';
import { formFacts } from '#domain/form/form-facts.ts';
import { orderFormOf } from '#domain/sales/orders/forms/order-form.ts';
import type { OrderCustomer } from '#domain/sales/orders/order-customer.ts';
import { priceListChoices } from '#domain/sales/orders/price-list-choices.ts';
import { productCaption } from '#domain/sales/products/catalogue.ts';
import { translatorIn } from '#i18n/on-server.ts';
import { withoutSecrets } from '../core/without-secrets.ts';
import type { DocumentLanguage } from '../pdf/document-labels.ts';
import type { Offer, PaperBrand, PaperOrder, Provider } from './paper-order.ts';

/** What a document says beside the record that it is made of. */
export interface PaperAbout {
  readonly number: string;
  /** When the record was changed last, in ms. */
  readonly changed: number;
  /** When the document was requested, in ms, and by which user. */
  readonly now: number;
  readonly by: string;
  /** Read by the customer: of the answers only those that a customer is shown. */
  readonly isForCustomer?: boolean;
  readonly partner: PaperOrder['partner'];
  readonly provider: Provider;
  readonly brand?: PaperBrand;
}

/** An offer stands for two weeks. */
const offerDays = 14;

/** The customer appears above the answers, files are not read out, and papers may be passed on to others. */
const elsewhere: readonly string[] = ['customerId', 'partnerSnapshot', ...hiddenAnswers];

const isRead = (path: string, isForCustomer: boolean) =>
  isForCustomer ? shownAnswers.includes(path.split('.')[0] as never) : !elsewhere.includes(path);

const readAloud =
  (form: FormDescription, { values, prices }: Pick<Ordered, 'values' | 'prices'>, isForCustomer: boolean) =>
  (language: DocumentLanguage) =>
    formFacts(
      form,
      values,
      { locale: language, translate: translatorIn(language, 'order-form') },
      { today: '', holidays: {}, priceLists: priceListChoices(prices) },
    )
      .map((section) => ({ ...section, facts: section.facts.filter(({ path }) => isRead(path, isForCustomer)) }))
      .filter(({ facts }) => facts.length > 0);

const findings = (form: FormDescription, values: Values) => (language: DocumentLanguage) => (warning: ReadWarning) => {
  const { path, message } = typeof warning === 'string' ? { path: warning, message: '' } : warning;
  const place = fieldPlace(form, values, path, translatorIn(language, 'order-form'))?.label;
  const [name = '', n, max] = message.split(':');
  const sentence =
    message && translatorIn(language, 'validation')(name, n === undefined ? {} : { n, max, count: Number(n) });
  return [place, sentence].filter(Boolean).join(': ') || path;
};

const priceNames = (language: DocumentLanguage) => {
  const translate = translatorIn(language, 'products');
  return (code: string) => translate(`price.${code}`);
};

interface Ordered extends ProductRef {
  readonly soldAs?: OrderData['soldAs'];
  readonly values: Values;
  readonly customer: Values;
  readonly prices: PriceSummary;
  readonly oldPrices?: Offer['oldPrices'];
}

const orderOf = (ordered: Ordered, about: PaperAbout) => {
  const { productType, values, customer, prices, oldPrices } = ordered;
  const today = berlinDay(about.now);
  const form = orderFormOf(ordered, customer as OrderCustomer);
  return {
    number: about.number,
    productType,
    product: ordered.soldAs?.de ?? productCaption(ordered, values['additionalDsl']),
    customer,
    values,
    factsIn: readAloud(
      form,
      { values: about.isForCustomer ? withoutSecrets(values) : values, prices },
      about.isForCustomer ?? false,
    ),
    findingIn: findings(form, values),
    priceNameIn: priceNames,
    prices,
    partner: about.partner,
    provider: about.provider,
    brand: about.brand,
    offer: { date: today, validUntil: addDays(today, offerDays), contact: about.by, oldPrices },
  };
};

/** The documents of a draft show what it would become. */
export const draftForPaper = (
  draft: DraftData,
  draftContext: Pick<Ordered, 'customer' | 'prices' | 'oldPrices'>,
  about: PaperAbout,
): PaperOrder => ({
  ...orderOf({ productType: draft.productType, product: draft.product, values: draft, ...draftContext }, about),
  isSent: false,
  created: about.changed,
});

/** The documents of an order show the submitted data, regardless of later changes; its signature if it was drawn. */
export const orderForPaper = (
  sent: OrderData,
  about: PaperAbout,
  images: { readonly image?: Buffer | undefined; readonly mandateImage?: Buffer | undefined } = {},
): PaperOrder => ({
  ...orderOf(sent, about),
  ...(sent.parties && {
    provider: sent.parties.provider,
    partner: { ...about.partner, name: sent.parties.partner },
  }),
  isSent: true,
  created: sent.submittedAt,
  mandateReference: sent.mandateReference,
  signature: { signer: sent.signature.signer, place: sent.signature.place, date: sent.signature.date, ...images },
  sent,
});
