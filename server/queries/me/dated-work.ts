import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { workItems } from '#server/db/tables/work-tables.ts';

/** What an employee has taken over and what has a due time (ms), the most urgent first. */
export async function datedWorkOf(db: Db, userId: string) {
  const { recordId, type, title, foreignid, due, since, assignee, side } = workItems;
  const rows = await db
    .select({ recordId, type, title, foreignid, due, since })
    .from(workItems)
    .where(and(eq(assignee, userId), eq(side, 'staff'), isNotNull(due)))
    .orderBy(asc(due))
    .limit(500);
  return rows.flatMap(({ due: at, ...row }) => (at === null ? [] : [{ ...row, due: at }]));
}
