import * as z from 'zod/mini';
import { time } from '../fields.ts';
import { orderStatuses } from './order.ts';
import { priceSummary } from './price-summary.ts';

/** Orders that go to the distributor's own system: as files in a folder, as messages to an address. */
export const handoverTargets = ['file', 'webhook'] as const;
export type HandoverTarget = (typeof handoverTargets)[number];
/** From which moment on an order is handed over. */
export const handoverMoments = ['sent', 'accepted'] as const;
export type HandoverMoment = (typeof handoverMoments)[number];
export const handoverEvents = ['order.sent', 'order.accepted', 'order.ended'] as const;
export type HandoverEvent = (typeof handoverEvents)[number];

/** Counts up when a field is renamed or goes; new fields may come without that. */
export const documentVersion = 1;

const optional = z.optional(z.string());

/** An order as the distributor's own system gets it. */
export const orderDocument = z.strictObject({
  type: z.enum(handoverEvents),
  timestamp: z.iso.datetime(),
  schemaVersion: z.literal(documentVersion),
  data: z.strictObject({
    organisation: z.strictObject({ id: z.string(), name: optional }),
    order: z.strictObject({
      id: z.string(),
      number: optional,
      /** Of the record: the higher one counts. */
      version: z.number(),
      status: z.enum(orderStatuses),
      submittedAt: z.iso.datetime(),
      submittedBy: z.string(),
      product: z.strictObject({ type: z.string(), code: optional, name: z.string() }),
      customer: z.strictObject({
        id: z.string(),
        number: optional,
        name: z.string(),
        /** As the order keeps it, by the names of the customer's fields. */
        data: z.record(z.string(), z.unknown()),
      }),
      /** The answers of the form, by the names of its fields. */
      values: z.record(z.string(), z.unknown()),
      prices: priceSummary,
      contractNumber: optional,
      confirmedDate: optional,
      mandateReference: optional,
      priceListId: z.string(),
      termsVersion: z.string(),
      /** SHA-256 of what was signed. */
      signedSha256: optional,
      link: z.string(),
    }),
  }),
});
export type OrderDocument = z.infer<typeof orderDocument>;

/** `GET /staff/orders/{id}/handovers`: newest version first. */
export const handoversQuery = z.object({ foundation: z.string().check(z.maxLength(20)) });
export const orderHandovers = z.object({
  items: z.array(
    z.object({
      version: z.number(),
      target: z.enum(handoverTargets),
      event: z.enum(handoverEvents),
      created: time,
      /** Missing while it waits. */
      done: z.optional(time),
      nextAttempt: z.optional(time),
      fault: optional,
    }),
  ),
});
export type OrderHandovers = z.infer<typeof orderHandovers>;
