import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { orderColumns } from '#contract/sales/order.ts';
import type { StaffDay } from '#contract/staff/staff-day.ts';
import { portingColumns } from '#contract/wholesale/porting.ts';
import { sortKey } from '#server/db/fold.ts';
import type { Db } from '#server/db/open.ts';
import { records } from '#server/db/tables/record-tables.ts';
import { foundations } from '#server/db/tables/tables.ts';
import { assigneeKey, dueKey, workItems } from '#server/db/tables/work-tables.ts';
import { portingOfDayFrom } from '../records/wholesale-figures.ts';
import { allTrids } from '../session/foundations.ts';
import { listEmployees } from './people.ts';

const maxPortingsPerBatch = 500;
const maxPortings = 6;
const maxTeam = 6;
const isStaffs = eq(workItems.side, 'staff');

/** How much each employee has, the most first; who has nothing comes last. */
async function teamOf(db: Db, now: number): Promise<StaffDay['team']> {
  const loads = db
    .select({
      id: workItems.assignee,
      open: sql<number>`count(*)::int`,
      overdue: sql<number>`(count(*) filter (where ${workItems.due} < ${now}::bigint))::int`,
    })
    .from(workItems)
    .where(and(isStaffs, sql`${workItems.assignee} is not null`, sql`${workItems.from} <= ${now}::bigint`))
    .groupBy(workItems.assignee);
  const [employees, rows] = await Promise.all([listEmployees(db), loads]);
  return employees
    .map(({ id, name }) => {
      const { open = 0, overdue = 0 } = rows.find((row) => row.id === id) ?? {};
      return { id, name, open, overdue };
    })
    .sort((a, b) => b.overdue - a.overdue || b.open - a.open)
    .slice(0, maxTeam);
}

/** The most urgent item of the employee or without an assignee, in the order of the desk. */
async function nextFor(db: Db, userId: string, now: number): Promise<StaffDay['next']> {
  const due = dueKey(workItems);
  const [row] = await db
    .select({ trid: workItems.trid, id: workItems.recordId })
    .from(workItems)
    .innerJoin(foundations, eq(foundations.trid, workItems.trid))
    .where(
      and(
        isStaffs,
        sql`${assigneeKey(workItems)} in ('', ${userId})`,
        sql`${workItems.from} <= ${now}::bigint`,
        foundations.active,
      ),
    )
    .orderBy(due, asc(workItems.since), asc(workItems.recordId))
    .limit(1);
  return row;
}

interface Calendar {
  readonly days: readonly string[];
  readonly today: string;
}

/** What the calendar of all organisations holds on some days, read in batches of organisations. */
async function calendarOf(db: Db, { days, today }: Calendar): Promise<Pick<StaffDay, 'days' | 'portings'>> {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const [date, confirmed] = [records[portingColumns.date], records[orderColumns.confirmedDate]];
  const between = (column: SQL) => sql`${column} >= sort_key(${first}) and ${column} <= sort_key(${last})`;
  const portings: StaffDay['portings'] = [];
  const orders = new Map<string, number>();
  for await (const trids of allTrids(db)) {
    const here = (type: string) =>
      sql`${records.trid} = any (${sql.param(trids)}::text[]) and ${records.type} = ${type} and not ${records.archived}`;
    const [portingRows, orderRows] = await Promise.all([
      db
        .select({
          id: records.id,
          trid: records.trid,
          foundation: sql<string>`coalesce(${foundations.title}, ${foundations.trid})`,
          day: sql<string>`${date}`,
          customer: records[portingColumns.customer],
          data: records.data,
        })
        .from(records)
        .innerJoin(foundations, eq(foundations.trid, records.trid))
        .where(
          and(
            here('ws.porting'),
            between(sortKey(date)),
            sql`${records[portingColumns.state]} not in ('draft', 'cancelled')`,
            foundations.active,
          ),
        )
        .orderBy(date, records.number)
        .limit(maxPortingsPerBatch),
      db
        .select({ day: sql<string>`${confirmed}`, count: sql<number>`count(*)::int` })
        .from(records)
        .where(
          and(
            here('hfo.vp.order'),
            between(sortKey(confirmed)),
            sql`${records[orderColumns.group]} in ('open', 'active')`,
          ),
        )
        .groupBy(confirmed),
    ]);
    portings.push(
      ...portingRows.map(({ trid, foundation, ...row }) => ({ ...portingOfDayFrom(row, today), trid, foundation })),
    );
    for (const { day, count } of orderRows) orders.set(day, (orders.get(day) ?? 0) + count);
  }
  return {
    days: days.map((day) => ({
      day,
      portings: portings.filter((one) => one.day === day).length,
      orders: orders.get(day) ?? 0,
    })),
    portings: portings.filter((one) => one.day === first).slice(0, maxPortings),
  };
}

export async function staffDayOf(
  db: Db,
  userId: string,
  { now, ...calendar }: Calendar & { readonly now: number },
): Promise<StaffDay> {
  const [team, next, onCalendar] = await Promise.all([
    teamOf(db, now),
    nextFor(db, userId, now),
    calendarOf(db, calendar),
  ]);
  return { ...onCalendar, team, ...(next && { next }) };
}
