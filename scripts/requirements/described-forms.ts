import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { account, address, bank, person, signatory, siteAddress } from '#domain/form/blocks.ts';
import type { Fields, FormDescription } from '#domain/form/form-description.ts';
import { companyForm } from '#domain/profile/company-form.ts';
import { contactForm } from '#domain/profile/contact-form.ts';
import { partnerForm } from '#domain/profile/partner-form.ts';
import { customerForm } from '#domain/sales/customers/customer-form.ts';
import { orderFormOf } from '#domain/sales/orders/forms/order-form.ts';
import { isBookable, shippedProducts } from '#domain/sales/products/catalogue.ts';
import { ticketForms } from '#domain/tickets/ticket-forms.ts';
import { backupForm } from '#domain/wholesale/backup-routing/backup-form.ts';
import { coreDataForm, newWholesaleCustomerForm } from '#domain/wholesale/customers/wholesale-customer-form.ts';
import { takeForm, wantedForm } from '#domain/wholesale/numbers/number-order-form.ts';
import { portingForm } from '#domain/wholesale/porting/porting-form.ts';
import { serviceForm } from '#domain/wholesale/services/service-form.ts';
import { sipForm } from '#domain/wholesale/sip/sip-form.ts';
import type { Blocks, Captions, DescribedForm } from './form-tables.ts';

const root = join(import.meta.dirname, '../..');

const textAt = (tree: unknown, key: string): string | undefined => {
  const text = key.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], tree);
  return typeof text === 'string' ? text : undefined;
};
function readTexts(language: string, namespace: string): unknown {
  const file = join(root, 'src/i18n', language, `${namespace}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Texts of the first of the namespaces that has them; keys may name another one. */
function captionsOf(...namespaces: string[]): Captions {
  const textIn = (language: string, key: string) => {
    const [inside = '', named] = key.split(':').reverse();
    const texts = (named ? [named] : namespaces).map((namespace) => textAt(readTexts(language, namespace), inside));
    return texts.find((text) => text !== undefined) ?? key;
  };
  return (key) => [textIn('de', key), textIn('en', key)];
}

const described = (title: string, namespace: string, ...forms: FormDescription[]): DescribedForm => ({
  title,
  forms,
  captions: captionsOf(namespace, `${namespace}s`),
});

const orderForms = (kind: string) =>
  shippedProducts
    .filter(({ type, orderForm }) => orderForm === kind && isBookable(type))
    .flatMap(({ type }) => [
      orderFormOf(type),
      orderFormOf(type, { clientKind: 'business', salutation: '3', tkgSize: 'micro' }),
    ]);

export const describedForms: readonly DescribedForm[] = [
  described('Billing request', 'ticket-form', ticketForms.etcBillingRequest),
  described('Callback request', 'ticket-form', ticketForms.etcCallBackRequest),
  described('Offer request', 'ticket-form', ticketForms.etcProjectRequest),
  described('Commission complaint', 'ticket-form', ticketForms.etcProvisionComplain),
  described('Customer', 'customer-form', customerForm),
  described('NGN order', 'order-form', ...orderForms('ngn')),
  described('Centrex order', 'order-form', ...orderForms('centrex')),
  described('Mobile order', 'order-form', ...orderForms('mobile')),
  described('Wholesale customer', 'customer-form', newWholesaleCustomerForm, coreDataForm),
  described('Service', 'services', serviceForm),
  described('SIP account', 'sip', sipForm),
  described('Backup rule', 'backup-routing', backupForm),
  described('Numbers wanted', 'numbers', wantedForm, takeForm),
  described('Porting', 'porting', portingForm),
  described('Contact form', 'profile-form', contactForm),
  described('Company form', 'profile-form', companyForm),
  described('Sales-partner profile', 'profile-form', partnerForm),
];

export const blocks: Blocks = new Map<string, Fields>([
  ['Address', address('').fields],
  ['Site', siteAddress('').fields],
  ['Person', person('').fields],
  ['Signatory', signatory('').fields],
  ['Account', account('').fields],
  ['Bank', bank('').fields],
]);
export const captionsOfBlocks = captionsOf('blocks');
