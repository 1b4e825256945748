import { and, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import {
  ageDays,
  type DeskFigures,
  type FigureGroup,
  figureGroupings,
  maxFigureGroups,
} from '#contract/staff/figures.ts';
import { shownWeeks } from '#domain/staff/weeks.ts';
import type { Db } from '#server/db/open.ts';
import { finishedWork } from '#server/db/tables/staff-tables.ts';
import { foundations, users } from '#server/db/tables/tables.ts';
import { workItems } from '#server/db/tables/work-tables.ts';

const day = 86_400_000;
const n = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`;
const week = sql<string>`to_char(date_trunc('week', to_timestamp(${finishedWork.finished} / 1000.0) at time zone 'Europe/Berlin'), 'YYYY-MM-DD')`;

const groupColumns = {
  partner: [workItems.trid, finishedWork.trid],
  operator: [workItems.operator, finishedWork.operator],
  employee: [workItems.assignee, finishedWork.assignee],
  reason: [workItems.reason, finishedWork.reason],
} as const;

/** Names of what is grouped by an id. */
async function namesOf(db: Db, grouping: keyof typeof groupColumns, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0 || (grouping !== 'partner' && grouping !== 'employee')) return new Map();
  const rows =
    grouping === 'partner'
      ? await db
          .select({ id: foundations.trid, name: sql<string>`coalesce(${foundations.title}, ${foundations.trid})` })
          .from(foundations)
          .where(inArray(foundations.trid, ids))
      : await db.select({ id: users.id, name: users.displayName }).from(users).where(inArray(users.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What waits and what was done since `from` (ms) by partner, operator, employee or reason; what names none is left out. */
async function groupsOf(
  db: Db,
  grouping: keyof typeof groupColumns,
  from: number,
  now: number,
): Promise<FigureGroup[]> {
  const [openColumn, doneColumn] = groupColumns[grouping];
  const openRows = await db
    .select({
      id: sql<string>`${openColumn}`,
      open: sql<number>`count(*)::int`,
      late: n(sql`${workItems.due} < ${now}::bigint`),
    })
    .from(workItems)
    .where(and(eq(workItems.side, 'staff'), sql`${openColumn} is not null`))
    .groupBy(openColumn);
  const doneRows = await db
    .select({ id: sql<string>`${doneColumn}`, done: sql<number>`count(*)::int` })
    .from(finishedWork)
    .where(and(gte(finishedWork.finished, from), lte(finishedWork.finished, now), sql`${doneColumn} is not null`))
    .groupBy(doneColumn);
  const done = new Map(doneRows.map((row) => [row.id, row.done]));
  const open = new Map(openRows.map((row) => [row.id, row]));
  const groups = [...new Set([...open.keys(), ...done.keys()])]
    .map((id) => ({ id, open: open.get(id)?.open ?? 0, late: open.get(id)?.late ?? 0, done: done.get(id) ?? 0 }))
    .sort((a, b) => b.open - a.open || b.done - a.done || a.id.localeCompare(b.id))
    .slice(0, maxFigureGroups);
  const names = await namesOf(
    db,
    grouping,
    groups.map(({ id }) => id),
  );
  return groups.map(({ id, ...counts }) => ({
    name: names.get(id) ?? id,
    ...(grouping === 'partner' && { trid: id }),
    ...counts,
  }));
}

/** What waits for employees by kind and age, and what they did since `from` (ms) by week. */
export async function figuresOf(db: Db, from: number, now: number): Promise<DeskFigures> {
  const age = sql`(${now}::bigint - ${workItems.since})`;
  const [one, three, seven] = [ageDays.day, ageDays.days, ageDays.week].map((days) => sql`${days * day}::bigint`);
  const open = db
    .select({
      kind: workItems.type,
      day: n(sql`${age} < ${one}`),
      days: n(sql`${age} >= ${one} and ${age} < ${three}`),
      week: n(sql`${age} >= ${three} and ${age} < ${seven}`),
      longer: n(sql`${age} >= ${seven}`),
      late: n(sql`${workItems.due} < ${now}::bigint`),
      unassigned: n(sql`${workItems.assignee} is null`),
    })
    .from(workItems)
    .where(sql`${workItems.side} = 'staff'`)
    .groupBy(workItems.type)
    .orderBy(workItems.type);
  const done = db
    .select({
      week,
      kind: finishedWork.type,
      inTime: n(sql`${finishedWork.finished} <= ${finishedWork.due}`),
      late: n(sql`${finishedWork.finished} > ${finishedWork.due}`),
      untimed: n(sql`${finishedWork.due} is null`),
    })
    .from(finishedWork)
    .where(and(gte(finishedWork.finished, from), lte(finishedWork.finished, now)))
    .groupBy(week, finishedWork.type)
    .orderBy(week, finishedWork.type);
  const [openRows, weeks, ...groups] = await Promise.all([
    open,
    done,
    ...figureGroupings.map((grouping) => groupsOf(db, grouping, from, now)),
  ]);
  const [partner = [], operator = [], employee = [], reason = []] = groups;
  return {
    at: now,
    open: openRows.map(({ kind, late, unassigned, ...ages }) => ({ kind, late, unassigned, ages })),
    weeks,
    groups: { partner, operator, employee, reason },
  };
}

/** How long (ms) it is kept what was done: as long as the figures show it, and a week for the time of day. */
export const finishedWorkFor = (shownWeeks + 1) * 7 * day;

export async function deleteFinishedWorkUntil(db: Db, until: number): Promise<void> {
  await db.delete(finishedWork).where(lt(finishedWork.finished, until));
}
