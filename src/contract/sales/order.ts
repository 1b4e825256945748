import * as z from 'zod/mini';
import { type ColumnMap, rowOf } from '../columns.ts';
import { day, optionalText, text, time, uploadIds } from '../fields.ts';
import { recordOf } from '../record.ts';
import { actionOf } from '../record-actions.ts';
import { priceSummary } from './price-summary.ts';
import { productCode, productType } from './product.ts';
import { givenConsent, readWarnings, signed } from './submission.ts';

export const orderStatuses = [
  'received',
  'inReview',
  'clarification',
  'accepted',
  'porting',
  'scheduled',
  'provisioning',
  'partlyActive',
  'active',
  'cancelRequested',
  'cancelled',
  'rejected',
  'terminated',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Filter "Offen / Aktiv / Beendet". */
export const statusGroups = ['open', 'active', 'ended'] as const;
export type StatusGroup = (typeof statusGroups)[number];
export const groupOfStatus = {
  received: 'open',
  inReview: 'open',
  clarification: 'open',
  accepted: 'open',
  porting: 'open',
  scheduled: 'open',
  provisioning: 'open',
  cancelRequested: 'open',
  partlyActive: 'active',
  active: 'active',
  cancelled: 'ended',
  rejected: 'ended',
  terminated: 'ended',
} as const satisfies Record<OrderStatus, StatusGroup>;

export const rejectionReasons = ['credit', 'unavailable', 'documents', 'data', 'other'] as const;

const files = z.optional(uploadIds(1, 10));
/** What is done to an order; what a status demands beside itself, `domain/orders` says. */
export const orderActions = {
  answer: actionOf('answer', { text: text(3, 2000), fileQueue: files }),
  attach: actionOf('attach', { fileQueue: uploadIds(1, 10) }),
  requestCancel: actionOf('requestCancel', { reason: text(3, 1000) }),
  copy: actionOf('copy'),
  /** Asks what became of a review that is late. */
  remind: actionOf('remind'),
  status: actionOf('status', {
    status: z.enum(orderStatuses, 'choose'),
    text: optionalText(2000),
    reason: z.optional(z.enum(rejectionReasons, 'choose')),
    contractNumber: optionalText(30),
    confirmedDate: z.optional(day),
    fileQueue: files,
  }),
} as const;
export type StatusInput = z.infer<typeof orderActions.status>;

/** What happened to an order, oldest first. */
const orderEvent = z.object({
  at: time,
  by: z.string(),
  /** `staff`, `partner` or the system as an actor of its own. */
  actor: z.enum(['staff', 'partner', 'system']),
  kind: z.enum(['status', 'question', 'answer', 'cancelRequest', 'attached', 'reminded']),
  status: z.optional(z.enum(orderStatuses)),
  text: z.optional(z.string()),
  reason: z.optional(z.string()),
});

export type OrderEvent = z.infer<typeof orderEvent>;

/** What an order keeps and shows of its customer: who it is and where, and nothing that the partner notes of it. */
export const snapshotFields = [
  ...['customerType', 'clientKind', 'salutation', 'companyName', 'companyAddition', 'legalForm', 'title'],
  ...['firstName', 'lastName', 'birthDate', 'nationality', 'address', 'phone', 'mobile', 'fax', 'email', 'website'],
  ...['industry', 'employees', 'tkgSize', 'vatId', 'taxNumber', 'registerCourt', 'registerType', 'registerNumber'],
  ...['representative', 'contactMain', 'hasContactTech', 'contactTech', 'invoiceChannel', 'invoiceEmail', 'leitwegId'],
  ...['billingDiffers', 'billingAddr', 'contactBilling', 'deliveryDiffers', 'deliveryAddr', 'paymentMethod'],
];

/** A snapshot of what was sent; later changes of customer or prices leave it alone. */
export const orderData = z.object({
  draftId: z.string(),
  draftNumber: z.string(),
  draftRevision: z.number(),
  productType,
  /** The code of a product that the catalogue added to the type; absent for those that ship. */
  product: z.optional(productCode),
  /** How the product was called; missing for older orders. */
  soldAs: z.optional(z.object({ de: z.string(), en: z.string() })),
  customerId: z.string(),
  customerName: z.string(),
  /** Of a customer who had one when the order was sent. */
  customerNumber: z.optional(z.string()),
  /** The customer as it was (`snapshotFields`). */
  customer: z.record(z.string(), z.unknown()),
  /** The form's answers. */
  values: z.record(z.string(), z.unknown()),
  prices: priceSummary,
  consents: z.array(givenConsent),
  confirmedWarnings: readWarnings,
  signature: signed,
  priceListId: z.string(),
  termsVersion: z.string(),
  submittedBy: z.string(),
  /** The parties to the contract with their names at that time; missing for older orders. */
  parties: z.optional(
    z.object({
      provider: z.object({ name: z.string(), address: z.string(), contact: z.string(), creditorId: z.string() }),
      partner: z.string(),
    }),
  ),
  submittedAt: time,
  /** Of an order with direct debit: which of the customer's orders it is. */
  mandateNumber: z.optional(z.number()),
  /** From when the customer has a number. */
  mandateReference: z.optional(z.string()),
  /** Where news reach who sent it. */
  notify: z.optional(z.string()),
  /** The first day of provisioning, a working day before the confirmed date. */
  provisioningOn: z.optional(z.string()),
  status: z.enum(orderStatuses),
  /** What it comes back to when a cancellation is not granted. */
  statusBefore: z.optional(z.enum(orderStatuses)),
  contractNumber: z.optional(z.string()),
  confirmedDate: z.optional(z.string()),
  /** What the distributor asks, while the order waits for it, and since when. */
  question: z.optional(z.object({ text: z.string(), at: time })),
  history: z.array(orderEvent),
});
export type OrderData = z.infer<typeof orderData>;

/** `product` is the code of its product, `desiredDate` a date or the start mode, `group` that of its state. */
export const orderColumns = {
  product: 'value1',
  caption: 'value2',
  customer: 'value3',
  state: 'value4',
  customerId: 'value5',
  confirmedDate: 'value6',
  voNumber: 'value7',
  desiredDate: 'value8',
  group: 'value9',
} as const satisfies ColumnMap;

/** An order in a list. */
export const orderRowFields = {
  id: z.string(),
  foreignid: z.string(),
  product: z.string(),
  caption: z.string(),
  customer: z.string(),
  state: z.enum(orderStatuses),
  customerId: z.string(),
  confirmedDate: z.optional(z.string()),
  voNumber: z.optional(z.string()),
  desiredDate: z.optional(z.string()),
  group: z.enum(statusGroups),
  owner: z.optional(z.string()),
  version: z.number(),
  created: time,
  modified: time,
};
export const orderRow = rowOf(orderColumns, orderRowFields);
export type OrderRow = z.infer<typeof orderRow>;

export const orderRecord = recordOf(orderColumns, orderData);
export type OrderRecord = z.infer<typeof orderRecord>;
