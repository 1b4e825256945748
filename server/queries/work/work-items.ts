import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/open.ts';
import { workItems } from '../../db/tables/work-tables.ts';

export type WorkItemRow = typeof workItems.$inferSelect;
type Stored = Omit<WorkItemRow, 'assignee'>;

/** Puts what waits about a record in place of what did; how long it has waited and who has it stays while its task does. */
export async function replaceWork(
  tx: Db | Tx,
  { trid, recordId }: { readonly trid: string; readonly recordId: string },
  items: readonly Stored[],
): Promise<void> {
  const sides = items.map(({ side }) => side);
  await tx
    .delete(workItems)
    .where(
      and(
        eq(workItems.trid, trid),
        eq(workItems.recordId, recordId),
        sides.length > 0 ? notInArray(workItems.side, sides) : undefined,
      ),
    );
  if (items.length === 0) return;
  await tx
    .insert(workItems)
    .values([...items])
    .onConflictDoUpdate({
      target: [workItems.trid, workItems.recordId, workItems.side],
      set: {
        task: sql`excluded.task`,
        foreignid: sql`excluded.foreignid`,
        title: sql`excluded.title`,
        since: sql`case when ${workItems.task} = excluded.task then ${workItems.since} else excluded.since end`,
        from: sql`excluded."from"`,
        due: sql`excluded.due`,
        audience: sql`excluded.audience`,
      },
    });
}

/** Whether anything waits at all. */
export async function hasWork(db: Db): Promise<boolean> {
  const rows = await db.select({ trid: workItems.trid }).from(workItems).limit(1);
  return rows.length > 0;
}
