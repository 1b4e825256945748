import * as z from 'zod/mini';
import { listOf } from '#contract/record.ts';
import { get } from '../http.ts';

/** As much of a customer as is needed to choose it. */
const customerChoice = z.object({
  id: z.string(),
  foreignid: z.optional(z.string()),
  value1: z.string(),
  value2: z.optional(z.string()),
});
export type CustomerChoice = z.infer<typeof customerChoice>;
const choices = listOf(customerChoice);

/** Customers and prospects of a foundation that a search finds, by name. */
export const findCustomers = async (trid: string, search: string, limit: number): Promise<CustomerChoice[]> => {
  const query = { type: 'hfo.vp.customer', _selected: Object.keys(customerChoice.shape).join(','), _sort: 'value1' };
  return (await get(`/foundation/${trid}/data`, { ...query, search, _limit: limit }, choices)).items;
};
