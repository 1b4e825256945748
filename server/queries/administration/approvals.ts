import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '#server/db/open.ts';
import { approvals } from '#server/db/tables/administration-tables.ts';
import { foundations, users } from '#server/db/tables/tables.ts';

export type ApprovalRow = typeof approvals.$inferSelect;

/** False where the same is prepared already. */
export async function insertApproval(tx: Tx, row: typeof approvals.$inferInsert): Promise<boolean> {
  const added = await tx.insert(approvals).values(row).onConflictDoNothing().returning({ id: approvals.id });
  return added.length > 0;
}

/** Those of a kind that no one has decided; some may have expired. */
export const openApprovals = (db: Db | Tx, kind: string) =>
  db
    .select({
      ...{ id: approvals.id, subject: approvals.subject, after: approvals.after, expires: approvals.expires },
      preparedBy: approvals.preparedBy,
    })
    .from(approvals)
    .where(and(eq(approvals.kind, kind), eq(approvals.state, 'prepared')));

/** Makes room for another try where an earlier one lapsed. */
export async function expireApprovals(tx: Tx, now: number): Promise<void> {
  await tx
    .update(approvals)
    .set({ state: 'expired' })
    .where(and(eq(approvals.state, 'prepared'), lte(approvals.expires, now)));
}

export async function lockApproval(tx: Tx, id: string): Promise<ApprovalRow | undefined> {
  const [row] = await tx.select().from(approvals).where(eq(approvals.id, id)).for('update');
  return row;
}

export async function decideApproval(
  tx: Tx,
  id: string,
  change: Pick<ApprovalRow, 'state' | 'decidedBy' | 'decided'>,
): Promise<void> {
  await tx.update(approvals).set(change).where(eq(approvals.id, id));
}

const [subjects, preparers, deciders] = [alias(users, 'subjects'), alias(users, 'preparers'), alias(users, 'deciders')];
const userIdOf = (table: typeof subjects | typeof preparers | typeof deciders) =>
  sql<string | null>`${table.account} || '/' || ${table.username}`;

/** With names as they are today; what waits first, else the latest first. */
export const listApprovals = (db: Db | Tx, limit: number) =>
  db
    .select({
      approval: approvals,
      subjectName: sql<string>`coalesce(${subjects.displayName}, ${foundations.title}, ${approvals.subject})`,
      subjectUserId: userIdOf(subjects),
      preparedBy: { id: preparers.id, name: preparers.displayName, userId: userIdOf(preparers) },
      decidedBy: { id: deciders.id, name: deciders.displayName, userId: userIdOf(deciders) },
    })
    .from(approvals)
    .innerJoin(preparers, eq(preparers.id, approvals.preparedBy))
    .leftJoin(deciders, eq(deciders.id, approvals.decidedBy))
    .leftJoin(subjects, eq(subjects.id, approvals.subject))
    .leftJoin(foundations, eq(foundations.trid, approvals.subject))
    .orderBy(desc(sql`${approvals.state} = 'prepared'`), desc(approvals.prepared))
    .limit(limit);
