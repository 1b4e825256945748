import * as z from 'zod/mini';
import { rowOf } from '#contract/columns.ts';
import { numberColumns, numberRow } from '#contract/wholesale/number.ts';
import { portingRow } from '#contract/wholesale/porting.ts';
import { wholesaleProcess } from '#contract/wholesale/process.ts';
import { wholesaleService } from '#contract/wholesale/service.ts';
import { sipAccount } from '#contract/wholesale/sip-account.ts';
import { callsOf, recordListing } from '../records.ts';

/** What a number's data say of where it may be used. */
const placedNumberRow = rowOf(numberColumns, {
  id: z.string(),
  number: z.string(),
  data: z.looseObject({
    state: z.string(),
    numberKind: z.string(),
    areaName: z.optional(z.string()),
    siteAddr: z.optional(z.looseObject({ zip: z.optional(z.string()) })),
  }),
});

/** Lists of what hangs on a wholesale customer. */
export const relatedLists = {
  accounts: callsOf(sipAccount).list,
  numbers: recordListing('ws.number', numberRow),
  portings: recordListing('ws.porting', portingRow),
  processes: callsOf(wholesaleProcess).list,
  services: callsOf(wholesaleService).list,
} as const;

const countedRow = z.object({ id: z.string(), related: z.optional(z.record(z.string(), z.number())) });
/** How many numbers a customer has, each of a block counted. */
export const countNumbers = async (trid: string, customerId: string): Promise<number | undefined> => {
  const { items } = await recordListing('ws.customer', countedRow)(trid, { search: `id:${customerId}`, _limit: 1 });
  return items[0]?.related?.['numbers'];
};

export const listPlacedNumbers = recordListing('ws.number', placedNumberRow);
