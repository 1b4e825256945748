import { and, asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '#server/db/open.ts';
import { personRequests } from '#server/db/tables/retention-tables.ts';
import { users } from '#server/db/tables/tables.ts';

export type PersonRequestRow = typeof personRequests.$inferSelect;
export const openStates = ['open', 'released'] as const;

export async function insertRequest(db: Db | Tx, row: typeof personRequests.$inferInsert): Promise<void> {
  await db.insert(personRequests).values(row);
}

export async function lockRequest(tx: Tx, id: string): Promise<PersonRequestRow | undefined> {
  const [row] = await tx.select().from(personRequests).where(eq(personRequests.id, id)).for('update');
  return row;
}

export async function findRequest(db: Db | Tx, id: string): Promise<PersonRequestRow | undefined> {
  const [row] = await db.select().from(personRequests).where(eq(personRequests.id, id));
  return row;
}

/** False where another administrator was faster. */
export async function changeRequest(
  tx: Tx,
  { id, version }: Pick<PersonRequestRow, 'id' | 'version'>,
  change: Partial<PersonRequestRow>,
): Promise<boolean> {
  const changed = await tx
    .update(personRequests)
    .set({ ...change, version: version + 1 })
    .where(and(eq(personRequests.id, id), eq(personRequests.version, version)))
    .returning({ id: personRequests.id });
  return changed.length > 0;
}

export async function countDownload(tx: Tx, id: string): Promise<void> {
  await tx
    .update(personRequests)
    .set({ downloads: sql`${personRequests.downloads} + 1` })
    .where(eq(personRequests.id, id));
}

const [creators, releasers] = [alias(users, 'creators'), alias(users, 'releasers')];

/** Those that wait for an answer first, by their deadline, then the latest. */
export const listRequests = (db: Db | Tx, limit: number) =>
  db
    .select({ request: personRequests, createdBy: creators.displayName, releasedBy: releasers.displayName })
    .from(personRequests)
    .leftJoin(creators, eq(creators.id, personRequests.createdBy))
    .leftJoin(releasers, eq(releasers.id, personRequests.releasedBy))
    .orderBy(
      desc(inArray(personRequests.state, [...openStates])),
      sql`case when ${inArray(personRequests.state, [...openStates])} then ${personRequests.due} end`,
      desc(personRequests.created),
    )
    .limit(limit);

export const releasedErasures = (db: Db): Promise<PersonRequestRow[]> =>
  db
    .select()
    .from(personRequests)
    .where(and(eq(personRequests.kind, 'erase'), eq(personRequests.state, 'released')))
    .orderBy(asc(personRequests.released));

/** How many wait for an answer, and how many of them longer than they may. */
export async function countOpen(db: Db, today: string) {
  const open = inArray(personRequests.state, [...openStates]);
  const [row] = await db
    .select({ open: count(), late: sql<number>`(count(*) filter (where ${lt(personRequests.due, today)}))::int` })
    .from(personRequests)
    .where(open);
  return row ?? { open: 0, late: 0 };
}
