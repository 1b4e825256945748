import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { recordEvents } from '#server/db/tables/record-tables.ts';
import { staffAssignments } from '#server/db/tables/staff-tables.ts';
import { users } from '#server/db/tables/tables.ts';
import { isEmployee } from '../staff/people.ts';

interface Place {
  readonly trid: string;
  readonly recordId: string;
}

/** The newest comments on a record, oldest first, with the recipients as they were chosen. */
export async function listComments(db: Db | Tx, { trid, recordId }: Place, limit: number) {
  const { id, time, actor, staff, text, recipients } = recordEvents;
  const rows = await db
    .select({ id, time, actor, staff, text, recipients })
    .from(recordEvents)
    .where(
      and(
        eq(recordEvents.trid, trid),
        eq(recordEvents.subject, recordId),
        eq(recordEvents.recordId, recordId),
        eq(recordEvents.kind, 'record.commented'),
      ),
    )
    .orderBy(desc(recordEvents.id))
    .limit(limit);
  return rows.reverse();
}

/** The names of users by their ids. */
export async function namesOf(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.displayName })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The address of the employee who has a record; undefined if no one has. */
export async function assigneeAddress(tx: Tx, { trid, recordId }: Place): Promise<string | undefined> {
  const [row] = await tx
    .select({ email: users.email })
    .from(staffAssignments)
    .innerJoin(users, eq(users.id, staffAssignments.userId))
    .where(
      and(
        eq(staffAssignments.trid, trid),
        eq(staffAssignments.recordId, recordId),
        isEmployee,
        eq(users.disabled, false),
      ),
    );
  return row?.email;
}
