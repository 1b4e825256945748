import * as z from 'zod/mini';
import { maintenance } from '#contract/maintenance.ts';
import { listOf } from '#contract/record.ts';
import { wholesaleCustomerRecord } from '#contract/wholesale/customer.ts';
import { serviceRecord, serviceRow } from '#contract/wholesale/service.ts';
import { get } from '../http.ts';
import { recordCalls } from '../records.ts';

export const serviceCalls = recordCalls('ws.service', { row: serviceRow, detail: serviceRecord, action: maintenance });

/** As much of a record as is needed to choose it. */
const choice = z.object({ id: z.string(), foreignid: z.optional(z.string()), value1: z.string() });
export type Choice = z.infer<typeof choice>;
const choices = listOf(choice);

const most = 200;
const listChoices = async (trid: string, type: string, search: string): Promise<Choice[]> => {
  const query = { type, search, _selected: Object.keys(choice.shape).join(','), _sort: 'value1', _limit: most };
  return (await get(`/foundation/${trid}/data`, query, choices)).items;
};

/** The customers of a foundation that can order, by name. */
export const listOrderingCustomers = (trid: string) => listChoices(trid, 'ws.customer', 'value4:active');
/** The SIP accounts of a customer that are not terminated. */
export const listCustomerAccounts = (trid: string, customerId: string) =>
  listChoices(trid, 'ws.sip', `value5:${customerId} value4:inSetup,active,lockedByCustomer,lockedForAbuse`);
export const readOrderingCustomer = (trid: string, id: string) =>
  get(`/foundation/${trid}/data/${encodeURIComponent(id)}`, { _: Date.now() }, wholesaleCustomerRecord);
