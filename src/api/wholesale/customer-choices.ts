import * as z from 'zod/mini';
import { listOf } from '#contract/record.ts';
import { type ShownSipData, sipRecord, sipStates } from '#contract/wholesale/sip-account.ts';
import { takesNumbers } from '#domain/wholesale/sip/sip-states.ts';
import { get } from '../http.ts';

/** As much of a customer as is needed to choose it: name, postcode, town. */
const customer = z.object({
  id: z.string(),
  foreignid: z.optional(z.string()),
  value1: z.string(),
  value3: z.optional(z.string()),
});
export type CustomerChoice = z.infer<typeof customer>;

/** User name, customer, label of an account. */
const account = z.object({
  id: z.string(),
  value1: z.string(),
  value5: z.string(),
  value8: z.optional(z.string()),
});
export type AccountChoice = z.infer<typeof account>;

const [customers, accounts] = [listOf(customer), listOf(account)];
const most = 200;

/** Wholesale customers of a foundation that a search finds and that may order, by name. */
export const findCustomerChoices = async (trid: string, search: string, limit: number): Promise<CustomerChoice[]> => {
  const query = { type: 'ws.customer', _selected: Object.keys(customer.shape).join(','), _sort: 'value1' };
  const ordering = `${search} value4:active`.trim();
  return (await get(`/foundation/${trid}/data`, { ...query, search: ordering, _limit: limit }, customers)).items;
};

const names = listOf(z.object({ id: z.string(), value1: z.string() }));
/** All customers of a foundation by name, as choices of a filter; undefined where they are too many to choose from. */
export async function listCustomerNames(trid: string): Promise<z.infer<typeof names>['items'] | undefined> {
  const query = { type: 'ws.customer', _selected: 'id,value1', _sort: 'value1', _limit: most };
  const { items, total } = await get(`/foundation/${trid}/data`, query, names);
  return total > most ? undefined : items;
}

/** The accounts of a customer that numbers can be put on. */
export const accountsOf = async (trid: string, customerId: string): Promise<AccountChoice[]> => {
  const query = { type: 'ws.sip', _selected: Object.keys(account.shape).join(','), _sort: 'value1' };
  const search = `value5:${customerId} value4:${sipStates.filter(takesNumbers)}`;
  return (await get(`/foundation/${trid}/data`, { ...query, search, _limit: most }, accounts)).items;
};

const record = z.object({ data: z.record(z.string(), z.unknown()) });
/** What is known of a customer. */
export const customerData = async (trid: string, id: string): Promise<Readonly<Record<string, unknown>>> =>
  (await get(`/foundation/${trid}/data/${encodeURIComponent(id)}`, { _: Date.now() }, record)).data;

/** What is known of an account. */
export const accountData = async (trid: string, id: string): Promise<ShownSipData> =>
  (await get(`/foundation/${trid}/data/${encodeURIComponent(id)}`, { _: Date.now() }, sipRecord)).data;
