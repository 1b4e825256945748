import * as z from 'zod/mini';
import { leitwegId } from '#contract/company.ts';
import { choice, email, text } from '#contract/fields.ts';
import { address, bank, person } from '#domain/form/blocks.ts';
import type { Condition } from '#domain/form/form-description.ts';
import { checkbox, emailField, line, radio } from '#domain/form/form-fields.ts';
import { invoiceChannels, paymentMethods } from './customer-codes.ts';
import { noParcelStation } from './customer-rules.ts';

const optional = <const C extends z.ZodMiniType>(contract: C) => z.optional(contract);

const isPublic: Condition = { field: 'clientKind', is: ['public'] };
const byMail: Condition = { field: 'invoiceChannel', is: ['email', 'einvoice'] };
const asEinvoice: Condition = { field: 'invoiceChannel', is: ['einvoice'] };

/** Where else invoices and goods go. */
export const places = {
  name: 'places',
  step: 'billing',
  title: 'section.places',
  fields: {
    billingDiffers: checkbox('billingDiffers', optional(z.boolean())),
    billingAddr: address('billingAddr', { when: { field: 'billingDiffers', is: [true] } }),
    contactBilling: person('contactBilling', { when: { field: 'billingDiffers', is: [true] } }),
    deliveryDiffers: checkbox('deliveryDiffers', optional(z.boolean())),
    deliveryAddr: address('deliveryAddr', { rules: [noParcelStation], when: { field: 'deliveryDiffers', is: [true] } }),
  },
} as const;

/** How the customer is billed, and how they pay. */
export const payment = {
  name: 'payment',
  step: 'billing',
  title: 'section.payment',
  fields: {
    invoiceChannel: radio('invoiceChannel', choice(invoiceChannels), { words: 'invoiceChannels' }),
    invoiceEmail: emailField('invoiceEmail', optional(email), {
      when: byMail,
      requiredWhen: { not: { all: [asEinvoice, isPublic] } },
    }),
    leitwegId: line('leitwegId', leitwegId, { when: { all: [asEinvoice, isPublic] }, hint: 'leitwegIdHint' }),
    paymentMethod: radio('paymentMethod', choice(paymentMethods), { words: 'paymentMethods', columns: 2 }),
    bank: bank('bank', { when: { field: 'paymentMethod', is: ['debit'] } }),
    customerPassword: line('customerPassword', optional(text(4, 12)), { hint: 'customerPasswordHint' }),
  },
} as const;
