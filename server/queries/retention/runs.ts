import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { retentionPeriods, retentionRuns } from '#server/db/tables/retention-tables.ts';
import { users } from '#server/db/tables/tables.ts';

export type RunRow = typeof retentionRuns.$inferSelect;

export async function insertRun(tx: Db | Tx, row: typeof retentionRuns.$inferInsert): Promise<void> {
  await tx.insert(retentionRuns).values(row);
}

export const openRuns = (db: Db): Promise<RunRow[]> =>
  db.select().from(retentionRuns).where(eq(retentionRuns.state, 'running')).orderBy(asc(retentionRuns.started));

export async function countRun(tx: Db | Tx, id: string, of: 'done' | 'failed', n = 1): Promise<void> {
  await tx
    .update(retentionRuns)
    .set({ [of]: sql`${retentionRuns[of]} + ${n}` })
    .where(eq(retentionRuns.id, id));
}

/** Answers the run as it ended. */
export async function finishRun(tx: Tx, id: string, finished: number): Promise<RunRow | undefined> {
  const [row] = await tx
    .update(retentionRuns)
    .set({ state: 'done', finished })
    .where(eq(retentionRuns.id, id))
    .returning();
  return row;
}

/** The latest first, with who released it. */
export const listRuns = (db: Db | Tx, limit: number) =>
  db
    .select({ run: retentionRuns, by: users.displayName })
    .from(retentionRuns)
    .leftJoin(users, eq(users.id, retentionRuns.releasedBy))
    .orderBy(desc(retentionRuns.started))
    .limit(limit);

export const changedPeriods = (db: Db | Tx) =>
  db
    .select({ period: retentionPeriods, by: users.displayName })
    .from(retentionPeriods)
    .leftJoin(users, eq(users.id, retentionPeriods.changedBy));

export async function putPeriod(tx: Tx, row: typeof retentionPeriods.$inferInsert): Promise<void> {
  const { months, version, changed, changedBy } = row;
  await tx
    .insert(retentionPeriods)
    .values(row)
    .onConflictDoUpdate({ target: retentionPeriods.rule, set: { months, version, changed, changedBy } });
}
