import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { finishedWork, staffAssignments } from '#server/db/tables/staff-tables.ts';
import { workItems } from '#server/db/tables/work-tables.ts';

type WorkItemRow = typeof workItems.$inferSelect;
type Stored = Omit<WorkItemRow, 'assignee'>;

interface Place {
  readonly trid: string;
  readonly recordId: string;
}

/**
 * Puts what waits about a record in place of what did; how long it has waited stays while its task does, and who has it
 * for as long as the record. What waits for employees no more counts as done at `finished` (ms), where that is given.
 */
export async function replaceWork(
  tx: Db | Tx,
  { trid, recordId }: Place,
  items: readonly Stored[],
  finished?: number,
): Promise<void> {
  const sides = items.map(({ side }) => side);
  const deletedItems = await tx
    .delete(workItems)
    .where(
      and(
        eq(workItems.trid, trid),
        eq(workItems.recordId, recordId),
        sides.length > 0 ? notInArray(workItems.side, sides) : undefined,
      ),
    )
    .returning({
      side: workItems.side,
      type: workItems.type,
      reason: workItems.reason,
      operator: workItems.operator,
      assignee: workItems.assignee,
      since: workItems.since,
      due: workItems.due,
    });
  const done = deletedItems.filter(({ side }) => side === 'staff').map(({ side: _side, ...item }) => item);
  if (finished !== undefined && done.length > 0)
    await tx
      .insert(finishedWork)
      .values(done.map((item) => ({ trid, recordId, finished, ...item })))
      .onConflictDoNothing();
  if (items.length === 0) return;
  const assigneeId = sql`(select user_id from ${staffAssignments} where ${staffAssignments.trid} = ${trid} and ${staffAssignments.recordId} = ${recordId})`;
  await tx
    .insert(workItems)
    .values(
      items.map(({ words, ...item }) => ({
        ...item,
        words: sql`to_tsvector('german', ${words})`,
        ...(item.side === 'staff' && { assignee: assigneeId }),
      })),
    )
    .onConflictDoUpdate({
      target: [workItems.trid, workItems.recordId, workItems.side],
      set: {
        task: sql`excluded.task`,
        foreignid: sql`excluded.foreignid`,
        reason: sql`excluded.reason`,
        operator: sql`excluded.operator`,
        title: sql`excluded.title`,
        customer: sql`excluded.customer`,
        detail: sql`excluded.detail`,
        since: sql`case when ${workItems.task} = excluded.task then ${workItems.since} else excluded.since end`,
        from: sql`excluded."from"`,
        due: sql`excluded.due`,
        audience: sql`excluded.audience`,
        words: sql`excluded.words`,
      },
    });
}

/** Whether anything waits at all. */
export async function hasWork(db: Db): Promise<boolean> {
  const rows = await db.select({ trid: workItems.trid }).from(workItems).limit(1);
  return rows.length > 0;
}
