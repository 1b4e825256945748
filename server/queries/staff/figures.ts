import { and, gte, lt, lte, sql } from 'drizzle-orm';
import { ageDays, type DeskFigures } from '#contract/staff/figures.ts';
import { shownWeeks } from '#domain/staff/weeks.ts';
import type { Db } from '#server/db/open.ts';
import { finishedWork } from '#server/db/tables/staff-tables.ts';
import { workItems } from '#server/db/tables/work-tables.ts';

const day = 86_400_000;
const n = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`;
const week = sql<string>`to_char(date_trunc('week', to_timestamp(${finishedWork.finished} / 1000.0) at time zone 'Europe/Berlin'), 'YYYY-MM-DD')`;

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
  const [openRows, weeks] = await Promise.all([open, done]);
  return {
    at: now,
    open: openRows.map(({ kind, late, ...ages }) => ({ kind, late, ages })),
    weeks,
  };
}

/** How long (ms) it is kept what was done: as long as the figures show it, and a week for the time of day. */
export const finishedWorkFor = (shownWeeks + 1) * 7 * day;

export async function deleteFinishedWorkUntil(db: Db, until: number): Promise<void> {
  await db.delete(finishedWork).where(lt(finishedWork.finished, until));
}
