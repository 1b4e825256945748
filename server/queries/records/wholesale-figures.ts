import { type SQLWrapper, sql } from 'drizzle-orm';
import { numberColumns } from '#contract/wholesale/number.ts';
import { type PortingState, portingColumns } from '#contract/wholesale/porting.ts';
import { sipAccount } from '#contract/wholesale/sip-account.ts';
import type { PortingOfDay, WholesaleFigures } from '#contract/wholesale/wholesale-figures.ts';
import { addDays } from '#domain/date/berlin-day.ts';
import { formatClock } from '#domain/date/date-format.ts';
import { portedNumbers } from '#domain/wholesale/porting/ported-numbers.ts';
import { windowOn } from '#domain/wholesale/porting/porting-dates.ts';
import { endOfPortingWeek, portingStage } from '#domain/wholesale/porting/porting-stage.ts';
import { sortKey } from '#server/db/fold.ts';
import type { Db } from '#server/db/open.ts';
import { records } from '#server/db/tables/record-tables.ts';
import { withValues } from './condition.ts';
import { scopeConditions } from './record-filter.ts';

type KeysOf = (type: string) => readonly string[] | undefined;

const maxOffline = 5;
const maxNearest = 3;
const maxPortings = 60;

const sip = sipAccount.columns;
const hasValue = (column: SQLWrapper, value: string) => sql`${sortKey(column)} = sort_key(${value})`;
const [sipState, registration] = [records[sip.state], records[sip.registration]];
const isActive = hasValue(sipState, 'active');
const isOffline = sql`${isActive} and ${hasValue(registration, 'offline')}`;
const used = sql<number>`coalesce((${records.data} ->> 'channelsInUse')::int, 0)`;
const max = sql<number>`coalesce((${records.data} ->> 'maxChannels')::int, 0)`;
const countOf = (where: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${where}))::int`;

const state = (value: unknown) => value as PortingState;

/** A row of portings as the calendar shows it. */
export function portingOfDayFrom(
  { id, day, customer, data }: { id: string; day: string; customer: string | null; data: unknown },
  today: string,
): PortingOfDay {
  const porting = data as Record<string, unknown>;
  const isSingleDay = porting['timeWindow'] !== 'ZF3';
  const { from, to } = windowOn(day, porting['timeWindow']);
  return {
    id,
    day,
    ...(isSingleDay && { hours: [formatClock(from), formatClock(to)] as [string, string] }),
    ...(customer && { customer }),
    numbers: portedNumbers(porting).all,
    stage: portingStage(state(porting['state']), day, today),
  };
}

/** What runs and what does not, of what the caller's lists hold. */
export async function wholesaleFiguresOf(
  db: Db,
  trid: string,
  keysOf: KeysOf,
  today: string,
): Promise<WholesaleFigures> {
  const listed = (type: string) =>
    sql`${withValues(scopeConditions({ trid, type, keys: keysOf(type) }))} and not ${records.archived}`;
  const accounts = db
    .select({
      active: countOf(isActive),
      offline: countOf(isOffline),
      inSetup: countOf(hasValue(sipState, 'inSetup')),
      locked: countOf(sql`${hasValue(sipState, 'lockedByCustomer')} or ${hasValue(sipState, 'lockedForAbuse')}`),
      used: sql<number>`coalesce(sum(${used}) filter (where ${isActive}), 0)::int`,
      max: sql<number>`coalesce(sum(${max}) filter (where ${isActive}), 0)::int`,
    })
    .from(records)
    .where(listed('ws.sip'));
  const account = {
    id: records.id,
    customer: sql<string>`${records[sip.customer]}`,
    sipUser: sql<string>`${records[sip.sipUser]}`,
  };
  const offline = db
    .select({
      ...account,
      channels: max,
      backup: records[sip.backup],
      since: sql<number | null>`(${records.data} ->> 'lastRegisteredAt')::float8`,
    })
    .from(records)
    .where(sql`${listed('ws.sip')} and ${isOffline}`)
    .orderBy(sql`(${records.data} ->> 'lastRegisteredAt')::float8 nulls first`, records.id)
    .limit(maxOffline);
  const nearest = db
    .select({ ...account, used, max })
    .from(records)
    .where(sql`${listed('ws.sip')} and ${isActive} and ${used} > 0 and ${max} > 0`)
    .orderBy(sql`${used}::float8 / ${max} desc`, records.id)
    .limit(maxNearest);
  const [numberState, size] = [records[numberColumns.state], records[numberColumns.count]];
  const numbers = db
    .select({ state: numberState, count: sql<number>`sum(coalesce(nullif(${size}, '')::int, 1))::int` })
    .from(records)
    .where(listed('ws.number'))
    .groupBy(numberState);
  const day = records[portingColumns.date];
  const until = endOfPortingWeek(today);
  const last = addDays(until, 7);
  const portings = db
    .select({
      id: records.id,
      day: sql<string>`${day}`,
      customer: records[portingColumns.customer],
      data: records.data,
    })
    .from(records)
    .where(
      sql`${listed('ws.porting')} and ${sortKey(day)} >= sort_key(${today}) and ${sortKey(day)} <= sort_key(${last}) and ${records[portingColumns.state]} not in ('draft', 'cancelled')`,
    )
    .orderBy(day, records.number)
    .limit(maxPortings);
  const [[accountRow], offlineRows, nearestRows, numberRows, portingRows] = await Promise.all([
    accounts,
    offline,
    nearest,
    numbers,
    portings,
  ]);
  const accountOfNumber = records[numberColumns.accountId];
  const heldRows = await db
    .select({ account: accountOfNumber, count: sql<number>`sum(coalesce(nullif(${size}, '')::int, 1))::int` })
    .from(records)
    .where(
      sql`${listed('ws.number')} and ${accountOfNumber} = any (${sql.param(offlineRows.map(({ id }) => id))}::text[]) and ${numberState} <> 'terminated'`,
    )
    .groupBy(accountOfNumber);
  const { used: calls = 0, max: channels = 0, ...counts } = accountRow ?? {};
  const all = portingRows.map((row) => portingOfDayFrom(row, today));
  const [now, later] = [all.filter((one) => one.day <= until), all.filter((one) => one.day > until)];
  const ofState = (name: string) => numberRows.find((row) => row.state === name)?.count ?? 0;
  return {
    accounts: { active: 0, offline: 0, inSetup: 0, locked: 0, ...counts },
    offline: offlineRows.map(({ backup, since, ...row }) => ({
      ...row,
      numbers: heldRows.find(({ account }) => account === row.id)?.count ?? 0,
      hasBackup: backup === 'true',
      ...(since !== null && { since }),
    })),
    channels: { used: calls, max: channels, nearest: nearestRows },
    numbers: {
      active: ofState('active'),
      reserved: ofState('reserved'),
      portingIn: ofState('portingIn'),
      portingOut: ofState('portingOut'),
    },
    portings: {
      until,
      count: now.length,
      items: now,
      later: { count: later.length, numbers: later.reduce((sum, one) => sum + one.numbers, 0) },
    },
  };
}
