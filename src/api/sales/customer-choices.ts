import * as z from 'zod/mini';
import { rowOf } from '#contract/columns.ts';
import { customerColumns } from '#contract/sales/customer.ts';
import { recordListing } from '../records.ts';

/** As much of a customer as is needed to choose it. */
const customerChoice = rowOf(customerColumns, {
  id: z.string(),
  foreignid: z.optional(z.string()),
  name: z.string(),
  place: z.optional(z.string()),
});
export type CustomerChoice = z.infer<typeof customerChoice>;
const choices = recordListing('hfo.vp.customer', customerChoice);

/** The customers and prospects of a foundation that were changed last, the newest first. */
export const listRecentCustomers = async (trid: string, limit: number): Promise<CustomerChoice[]> =>
  (await choices(trid, { _sort: '-modified', _limit: limit })).items;

/** Customers and prospects of a foundation that a search finds, by name. */
export const findCustomers = async (trid: string, search: string, limit: number): Promise<CustomerChoice[]> =>
  (await choices(trid, { _sort: customerColumns.name, search, _limit: limit })).items;
