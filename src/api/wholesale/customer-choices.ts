import * as z from 'zod/mini';
import { rowOf, searchTerms } from '#contract/columns.ts';
import { wholesaleCustomer } from '#contract/wholesale/customer.ts';
import { type ShownSipData, sipAccount, sipStates } from '#contract/wholesale/sip-account.ts';
import { takesNumbers } from '#domain/wholesale/sip/sip-states.ts';
import { callsOf, recordListing } from '../records.ts';

/** As much of a customer as is needed to choose it: name, postcode, town. */
const customer = rowOf(wholesaleCustomer.columns, {
  id: z.string(),
  foreignid: z.optional(z.string()),
  name: z.string(),
  town: z.optional(z.string()),
});
export type CustomerChoice = z.infer<typeof customer>;

/** User name, customer, label of an account. */
const account = rowOf(sipAccount.columns, {
  id: z.string(),
  sipUser: z.string(),
  customerId: z.string(),
  label: z.optional(z.string()),
});
type AccountChoice = z.infer<typeof account>;

const [customers, accounts] = [recordListing('ws.customer', customer), recordListing('ws.sip', account)];
const most = 200;

/** Wholesale customers of a foundation that a search finds and that may order, by name. */
export const findCustomerChoices = async (trid: string, search: string, limit: number): Promise<CustomerChoice[]> => {
  const ordering = `${search} ${searchTerms(wholesaleCustomer.columns, { state: 'active' })}`.trim();
  return (await customers(trid, { search: ordering, _sort: wholesaleCustomer.columns.name, _limit: limit })).items;
};

const customerName = rowOf(wholesaleCustomer.columns, { id: z.string(), name: z.string() });
const customerNames = recordListing('ws.customer', customerName);
/** All customers of a foundation by name, as choices of a filter; undefined where they are too many to choose from. */
export async function listCustomerNames(trid: string): Promise<z.infer<typeof customerName>[] | undefined> {
  const { items, total } = await customerNames(trid, { _sort: wholesaleCustomer.columns.name, _limit: most });
  return total > most ? undefined : items;
}

/** The accounts of a customer that numbers can be put on. */
export const accountsOf = async (trid: string, customerId: string): Promise<AccountChoice[]> => {
  const search = searchTerms(sipAccount.columns, { customerId, state: sipStates.filter(takesNumbers) });
  return (await accounts(trid, { search, _sort: sipAccount.columns.sipUser, _limit: most })).items;
};

/** What is known of a customer. */
export const customerData = async (trid: string, id: string): Promise<Readonly<Record<string, unknown>>> =>
  (await callsOf(wholesaleCustomer).read(trid, id)).data;

/** What is known of an account. */
export const accountData = async (trid: string, id: string): Promise<ShownSipData> =>
  (await callsOf(sipAccount).read(trid, id)).data;
