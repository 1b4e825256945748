import * as z from 'zod/mini';
import { listOf, type Page } from '#contract/record.ts';
import { numberRow } from '#contract/wholesale/number.ts';
import { portingRow } from '#contract/wholesale/porting.ts';
import { processRow } from '#contract/wholesale/process.ts';
import { serviceRow } from '#contract/wholesale/service.ts';
import { sipRow } from '#contract/wholesale/sip-account.ts';
import { listedRecords } from '#domain/records/listed-records.ts';
import { get } from '../http.ts';
import type { RecordQuery } from '../records.ts';

/** What a number's data say of where it may be used. */
const placedNumberRow = z.object({
  id: z.string(),
  value1: z.string(),
  data: z.looseObject({
    state: z.string(),
    numberKind: z.string(),
    areaName: z.optional(z.string()),
    siteAddr: z.optional(z.looseObject({ zip: z.optional(z.string()) })),
  }),
});

const listing =
  <Row>(type: string, row: z.ZodMiniType<Row> & { shape: object }) =>
  (trid: string, query: RecordQuery): Promise<Page<Row>> =>
    get(`/foundation/${trid}/data`, { ...listedRecords(type, row), ...query }, listOf(row));

/** Lists of what hangs on a wholesale customer. */
export const relatedLists = {
  accounts: listing('ws.sip', sipRow),
  numbers: listing('ws.number', numberRow),
  portings: listing('ws.porting', portingRow),
  processes: listing('ws.process', processRow),
  services: listing('ws.service', serviceRow),
} as const;

const countedRow = z.object({ id: z.string(), related: z.optional(z.record(z.string(), z.number())) });
/** How many numbers a customer has, each of a block counted. */
export const countNumbers = async (trid: string, customerId: string): Promise<number | undefined> => {
  const { items } = await listing('ws.customer', countedRow)(trid, { search: `id:${customerId}`, _limit: 1 });
  return items[0]?.related?.['numbers'];
};

export const listPlacedNumbers = listing('ws.number', placedNumberRow);
