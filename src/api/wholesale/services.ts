import * as z from 'zod/mini';
import { rowOf, searchTerms, type WireColumn } from '#contract/columns.ts';
import { wholesaleCustomer } from '#contract/wholesale/customer.ts';
import { sipAccount } from '#contract/wholesale/sip-account.ts';
import { recordListing } from '../records.ts';

/** As much of a record as is needed to choose it. */
const choiceBy = (name: WireColumn) =>
  rowOf({ name }, { id: z.string(), foreignid: z.optional(z.string()), name: z.string() });
export type Choice = z.infer<ReturnType<typeof choiceBy>>;

const most = 200;
const listChoices = async (trid: string, type: string, name: WireColumn, search: string): Promise<Choice[]> =>
  (await recordListing(type, choiceBy(name))(trid, { search, _sort: name, _limit: most })).items;

/** The customers of a foundation that can order, by name. */
export const listOrderingCustomers = (trid: string) =>
  listChoices(
    trid,
    'ws.customer',
    wholesaleCustomer.columns.name,
    searchTerms(wholesaleCustomer.columns, { state: 'active' }),
  );
/** The SIP accounts of a customer that are not terminated. */
export const listCustomerAccounts = (trid: string, customerId: string) =>
  listChoices(
    trid,
    'ws.sip',
    sipAccount.columns.sipUser,
    searchTerms(sipAccount.columns, { customerId, state: ['inSetup', 'active', 'lockedByCustomer', 'lockedForAbuse'] }),
  );
