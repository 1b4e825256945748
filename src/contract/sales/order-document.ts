import * as z from 'zod/mini';
import { orderStatuses } from './order.ts';
import { handoverEvents } from './order-handover.ts';
import { priceSummary } from './price-summary.ts';

/** Counts up when a field is renamed or goes; new fields may come without that. */
export const documentVersion = 1;

const optional = z.optional(z.string());
const moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));

/** An order as the distributor's own system gets it. */
export const orderDocument = z.strictObject({
  type: z.enum(handoverEvents),
  timestamp: moment,
  schemaVersion: z.literal(documentVersion),
  data: z.strictObject({
    organisation: z.strictObject({ id: z.string(), name: optional }),
    order: z.strictObject({
      id: z.string(),
      number: optional,
      /** Of the record: the higher one counts. */
      version: z.number(),
      status: z.enum(orderStatuses),
      submittedAt: moment,
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
