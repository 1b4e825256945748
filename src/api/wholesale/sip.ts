import * as z from 'zod/mini';
import { maintenance } from '../../contract/maintenance.ts';
import { numberData, numberRecord, numberRow } from '../../contract/wholesale/number.ts';
import { sipRecord, sipRow } from '../../contract/wholesale/sip-account.ts';
import { recordCalls } from '../records.ts';

export const sipCalls = recordCalls('ws.sip', { row: sipRow, detail: sipRecord, action: maintenance });

/** A number with what it is made of, to choose an account's main number from. */
export const accountNumber = z.extend(numberRow, { data: z.pick(numberData, { range: true }) });
export type AccountNumber = z.infer<typeof accountNumber>;
export const accountNumberCalls = recordCalls('ws.number', {
  row: accountNumber,
  detail: numberRecord,
  action: maintenance,
});
