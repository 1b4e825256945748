import * as z from 'zod/mini';
import { type ColumnMap, rowOf } from '../columns.ts';
import { time } from '../fields.ts';
import { recordOf } from '../record.ts';
import { awaitedAvailability } from './awaited-availability.ts';
import { orderCustomer } from './order-customer.ts';
import { priceSummary } from './price-summary.ts';
import { productCode, productType } from './product.ts';
import { recordCheck } from './record-check.ts';
import { awaitedConfirmation } from './submission.ts';

/** A draft is `complete` once all its sections validate; `archived` is said by the envelope. */
export const draftStates = ['open', 'complete', 'submitting', 'submitted', 'expired'] as const;
export type DraftState = (typeof draftStates)[number];

/** Where a draft may be changed (§3-10). */
export const isWritable = (state: DraftState): boolean => state === 'open' || state === 'complete';

/** Answers that only the draft itself shows; answers to writes have `hiddenAnswer` in their place, and a longer one is never taken for it. */
export const hiddenAnswers = ['customerPassword', 'identNumber'] as const;
export const hiddenAnswer = '•••';

/** What is stored of a draft beside the fields of its form, which stand flat next to these and may be of any content. */
export const draftHead = {
  productType,
  /** The code of a product that the catalogue added to the type; absent for those that ship. */
  product: z.optional(productCode),
  state: z.enum(draftStates),
  priceListId: z.string(),
  /** The order that it became. */
  orderId: z.optional(z.string()),
  /** The draft's version when it was sent: the same intent is answered by the same order. */
  submittedRevision: z.optional(z.number()),
  /** When (ms) is looked whether its price list is over for too long. */
  pricesUntil: z.optional(time),
  /** When (ms) it is deleted unless an answer is saved by then. */
  untouchedUntil: z.optional(time),
  /** When (ms) it expires, once the end of its price list is known. */
  expires: z.optional(time),
  /** How complete it was when it was written, in per cent. */
  percent: z.optional(z.number()),
  /** What the customer decides in the form, as it was when the draft was written. */
  customer: z.optional(orderCustomer),
  /** Waits for the customer, who reads and confirms by a link. */
  confirmation: z.optional(awaitedConfirmation),
  /** Employees are checking the line. */
  availabilityRequest: z.optional(awaitedAvailability),
  /** Of the customer, as lists and titles name it. */
  customerName: z.optional(z.string()),
  customerNumber: z.optional(z.string()),
} as const;
export const draftData = z.looseObject({
  ...draftHead,
  customerId: z.optional(z.string()),
  voNumber: z.optional(z.string()),
  orderKind: z.optional(z.string()),
  externalReference: z.optional(z.string()),
});
export type DraftData = z.infer<typeof draftData>;

/** `product` is the code of its product, `percent` its completeness. */
export const draftColumns = {
  product: 'value1',
  caption: 'value2',
  customer: 'value3',
  state: 'value4',
  customerId: 'value5',
  writable: 'value6',
  voNumber: 'value7',
  percent: 'value8',
} as const satisfies ColumnMap;

/** A draft in a list. */
export const draftRow = rowOf(draftColumns, {
  id: z.string(),
  foreignid: z.string(),
  product: z.string(),
  caption: z.string(),
  customer: z.optional(z.string()),
  state: z.enum(draftStates),
  customerId: z.optional(z.string()),
  writable: z.enum(['true', 'false']),
  voNumber: z.optional(z.string()),
  percent: z.optional(z.string()),
  owner: z.optional(z.string()),
  archived: z.boolean(),
  version: z.number(),
  created: time,
  modified: time,
});
export type DraftRow = z.infer<typeof draftRow>;

/** As it is shown: without the link's secret, and what the customer was told of himself. */
export const draftRecord = recordOf(
  draftColumns,
  z.extend(draftData, {
    confirmation: z.optional(z.omit(awaitedConfirmation, { secret: true, customer: true })),
  }),
);
export type DraftRecord = z.infer<typeof draftRecord>;

/** `GET …/data/{id}/check`: what keeps a draft from being sent, what is to be confirmed, and what it will cost. */
export const draftCheck = z.object({
  ...recordCheck.shape,
  prices: priceSummary,
});
export type DraftCheck = z.infer<typeof draftCheck>;
