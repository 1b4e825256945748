import type { OrderData } from '#contract/sales/order.ts';
import { voNumber } from '#contract/staff/vo-number.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { allOfType } from '#server/queries/records/records.ts';

const live: readonly OrderData['status'][] = ['active', 'partlyActive'];

/** The day on which an order became active: the confirmed one, else that of the status; undefined where it is not. */
export function activatedOn({ status, confirmedDate, history }: OrderData): string | undefined {
  if (!live.includes(status)) return undefined;
  const event = history.find(({ kind, status: to }) => kind === 'status' && to !== undefined && live.includes(to));
  return confirmedDate ?? (event && berlinDay(event.at));
}

/** Which operator a foundation's VO numbers are with. */
export async function operatorsOfVos(db: Db | Tx, trid: string): Promise<Map<string, string>> {
  const rows = await allOfType(db as Db, trid, 'etc.voNumber');
  return new Map(rows.map((row) => [row[voNumber.columns.voNumber] ?? '', row[voNumber.columns.operator] ?? '']));
}
