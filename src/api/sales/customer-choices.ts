import * as z from 'zod/mini';
import { listOf } from '#contract/record.ts';
import { listedRecords } from '#domain/records/listed-records.ts';
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
  const query = { ...listedRecords('hfo.vp.customer', customerChoice), _sort: 'value1', search, _limit: limit };
  return (await get(`/foundation/${trid}/data`, query, choices)).items;
};
