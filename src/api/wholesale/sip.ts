import * as z from 'zod/mini';
import { maintenance } from '#contract/maintenance.ts';
import { listOf } from '#contract/record.ts';
import { numberData, numberRecord, numberRow } from '#contract/wholesale/number.ts';
import { sipRecord, sipRow } from '#contract/wholesale/sip-account.ts';
import { listedRecords } from '#domain/records/listed-records.ts';
import { get } from '../http.ts';
import { type RecordQuery, recordCalls } from '../records.ts';

export const sipCalls = recordCalls('ws.sip', { row: sipRow, detail: sipRecord, action: maintenance });

/** A number with what it is made of, to choose an account's main number from, and what it came with. */
export const accountNumber = z.extend(numberRow, {
  data: z.pick(numberData, { range: true, together: true, portingId: true }),
});
export type AccountNumber = z.infer<typeof accountNumber>;
export const accountNumberCalls = recordCalls('ws.number', {
  row: accountNumber,
  detail: numberRecord,
  action: maintenance,
});

const named = z.object({ id: z.string() });
const ids = listOf(named);
/** Which records of a type match a search. */
export const listIds = async (trid: string, type: string, query: RecordQuery): Promise<z.infer<typeof named>[]> =>
  (await get(`/foundation/${trid}/data`, { ...listedRecords(type, named), ...query }, ids)).items;

const leaving = z.object({ id: z.string(), data: z.object({ numberIds: z.array(z.string()) }) });
const leavings = listOf(leaving);
/** Outgoing portings of a customer, with the numbers that they take. */
export const listLeavings = async (trid: string, customerId: string): Promise<z.infer<typeof leaving>[]> => {
  const query = { ...listedRecords('ws.portingOut', leaving), search: `value5:${customerId}`, _limit: 200 };
  return (await get(`/foundation/${trid}/data`, query, leavings)).items;
};
