import * as z from 'zod/mini';
import { rowOf } from '#contract/columns.ts';
import { time } from '#contract/fields.ts';
import { customerColumns, customerTypes } from '#contract/sales/customer.ts';
import { recordListing } from '../records.ts';

const value = z.optional(z.string());
/** As much of a customer as tells whether it is the one that is typed. */
const listedCustomer = rowOf(customerColumns, {
  id: z.string(),
  foreignid: value,
  name: z.string(),
  place: value,
  kind: z.enum(customerTypes),
  created: time,
});
export type SimilarRow = z.infer<typeof listedCustomer>;
const list = recordListing('hfo.vp.customer', listedCustomer);

/** Customers and prospects of a foundation that a search finds, the newest first. */
export const findSimilarRows = async (trid: string, search: string, limit: number): Promise<SimilarRow[]> =>
  (await list(trid, { _sort: '-modified', search, _limit: limit })).items;
