import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/open.ts';
import { staffAssignments } from '#server/db/tables/staff-tables.ts';
import { workItems } from '#server/db/tables/work-tables.ts';

interface Place {
  readonly trid: string;
  readonly recordId: string;
}

/** Who has a record, for the transaction that may change it: it has locked the record itself. */
export async function takenBy(tx: Tx, { trid, recordId }: Place): Promise<string | null> {
  const [assignmentRow] = await tx
    .select({ userId: staffAssignments.userId })
    .from(staffAssignments)
    .where(and(eq(staffAssignments.trid, trid), eq(staffAssignments.recordId, recordId)));
  return assignmentRow?.userId ?? null;
}

/** Assigns a record to an employee, or removes the assignment. */
export async function assign(tx: Tx, place: Place, userId: string | null, now: number): Promise<void> {
  const { trid, recordId } = place;
  if (userId === null)
    await tx
      .delete(staffAssignments)
      .where(and(eq(staffAssignments.trid, trid), eq(staffAssignments.recordId, recordId)));
  else
    await tx
      .insert(staffAssignments)
      .values({ trid, recordId, userId, since: now })
      .onConflictDoUpdate({
        target: [staffAssignments.trid, staffAssignments.recordId],
        set: { userId: sql`excluded.user_id`, since: sql`excluded.since` },
      });
  await tx
    .update(workItems)
    .set({ assignee: userId })
    .where(and(eq(workItems.trid, trid), eq(workItems.recordId, recordId), eq(workItems.side, 'staff')));
}
