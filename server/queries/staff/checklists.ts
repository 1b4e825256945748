import { and, asc, eq } from 'drizzle-orm';
import { type ChecklistData, checklist } from '#contract/staff/checklist.ts';
import { checklistSteps } from '#contract/staff/checklist-steps.ts';
import type { ChecklistStep } from '#contract/staff/desk-record.ts';
import type { Db } from '#server/db/open.ts';
import { records } from '#server/db/tables/record-tables.ts';
import { checklistTicks } from '#server/db/tables/staff-tables.ts';
import type { RecordRow } from '../records/record-columns.ts';

type Tick = typeof checklistTicks.$inferSelect;
type Step = Pick<Tick, 'trid' | 'recordId' | 'step'>;

const isStep = ({ trid, recordId, step }: Step) =>
  and(eq(checklistTicks.trid, trid), eq(checklistTicks.recordId, recordId), eq(checklistTicks.step, step));

/** The steps of all checklists for a record, with who ticked which. */
export async function listSteps(db: Db, distributor: string, row: RecordRow): Promise<ChecklistStep[]> {
  const kinds: readonly unknown[] = [row.type, row.type === 'hd.ticket' ? row.value5 : undefined];
  const [lists, ticks] = await Promise.all([
    db
      .select({ data: records.data })
      .from(records)
      .where(and(eq(records.trid, distributor), eq(records.type, checklist.type), eq(records.archived, false)))
      .orderBy(asc(records.value1), asc(records.id)),
    db
      .select()
      .from(checklistTicks)
      .where(and(eq(checklistTicks.trid, row.trid), eq(checklistTicks.recordId, row.id))),
  ]);
  const stepTexts = lists
    .map(({ data }) => data as ChecklistData)
    .filter((list) => list.kinds.some((kind) => kinds.includes(kind)))
    .flatMap(({ steps }) => checklistSteps(steps));
  const tickOf = new Map(ticks.map((tick) => [tick.step, tick]));
  return [...new Set(stepTexts)].map((text) => {
    const tick = tickOf.get(text);
    return { text, ...(tick && { done: { at: tick.time, by: tick.author } }) };
  });
}

/** Who ticked it first stays named. */
export async function insertTick(db: Db, tick: Tick): Promise<void> {
  await db.insert(checklistTicks).values(tick).onConflictDoNothing();
}

export async function deleteTick(db: Db, step: Step): Promise<void> {
  await db.delete(checklistTicks).where(isStep(step));
}
