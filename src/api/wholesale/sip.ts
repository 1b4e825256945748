import * as z from 'zod/mini';
import { rowOf, searchTerms } from '#contract/columns.ts';
import { maintenance } from '#contract/maintenance.ts';
import { numberColumns, numberData, numberFields, numberRecord } from '#contract/wholesale/number.ts';
import { portingOut } from '#contract/wholesale/porting-out.ts';
import { type RecordQuery, recordCalls, recordListing } from '../records.ts';

/** A number with what it is made of, to choose an account's main number from, and what it came with. */
const accountNumber = rowOf(numberColumns, {
  ...numberFields,
  data: z.pick(numberData, { range: true, together: true, portingId: true, areaName: true }),
});
export type AccountNumber = z.infer<typeof accountNumber>;
export const accountNumberCalls = recordCalls('ws.number', {
  row: accountNumber,
  detail: numberRecord,
  action: maintenance,
});

const named = z.object({ id: z.string() });
/** Which records of a type match a search. */
export const listIds = async (trid: string, type: string, query: RecordQuery): Promise<z.infer<typeof named>[]> =>
  (await recordListing(type, named)(trid, query)).items;

const leaving = z.object({ id: z.string(), data: z.object({ numberIds: z.array(z.string()) }) });
const leavings = recordListing('ws.portingOut', leaving);
/** Outgoing portings of a customer, with the numbers that they take. */
export const listLeavings = async (trid: string, customerId: string): Promise<z.infer<typeof leaving>[]> =>
  (await leavings(trid, { search: searchTerms(portingOut.columns, { customerId }), _limit: 200 })).items;
