import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '#server/db/open.ts';
import { catalogueStates } from '#server/db/tables/catalogue-tables.ts';
import { users } from '#server/db/tables/tables.ts';

export type StateRow = typeof catalogueStates.$inferSelect;

/** Those that count or will, the first day first. */
export const releasedStates = (db: Db | Tx) =>
  db
    .select({ validFrom: catalogueStates.validFrom, entries: catalogueStates.entries })
    .from(catalogueStates)
    .where(isNotNull(catalogueStates.released))
    .orderBy(asc(catalogueStates.validFrom));

const [preparers, releasers] = [alias(users, 'preparers'), alias(users, 'releasers')];

export const listStates = (db: Db | Tx) =>
  db
    .select({ state: catalogueStates, preparedBy: preparers.displayName, releasedBy: releasers.displayName })
    .from(catalogueStates)
    .leftJoin(preparers, eq(preparers.id, catalogueStates.preparedBy))
    .leftJoin(releasers, eq(releasers.id, catalogueStates.releasedBy))
    .orderBy(asc(catalogueStates.validFrom));

export async function lockState(tx: Tx, id: string): Promise<StateRow | undefined> {
  const [row] = await tx.select().from(catalogueStates).where(eq(catalogueStates.id, id)).for('update');
  return row;
}

/** Until the end of the transaction no other changes the chain. */
export async function lockStates(tx: Tx): Promise<void> {
  await tx.select({ id: catalogueStates.id }).from(catalogueStates).orderBy(asc(catalogueStates.id)).for('update');
}

/** False where the day has a state already. */
export async function insertState(tx: Tx, row: typeof catalogueStates.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(catalogueStates)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: catalogueStates.id });
  return added.length > 0;
}

/** False where the state has another version by now. */
export async function changeState(
  tx: Tx,
  id: string,
  version: number,
  change: Partial<Omit<StateRow, 'id' | 'version'>>,
): Promise<boolean> {
  const changed = await tx
    .update(catalogueStates)
    .set({ ...change, version: version + 1 })
    .where(and(eq(catalogueStates.id, id), eq(catalogueStates.version, version)))
    .returning({ id: catalogueStates.id });
  return changed.length > 0;
}

export async function deleteState(tx: Tx, id: string): Promise<void> {
  await tx.delete(catalogueStates).where(eq(catalogueStates.id, id));
}

/** Those that count and of which partners were not notified, the first day first. */
export const unannouncedStates = (db: Db | Tx, today: string) =>
  db
    .select()
    .from(catalogueStates)
    .where(
      and(
        isNotNull(catalogueStates.released),
        isNull(catalogueStates.announced),
        lte(catalogueStates.validFrom, today),
      ),
    )
    .orderBy(asc(catalogueStates.validFrom));

/** False where another server was first. */
export async function claimAnnouncement(tx: Tx, id: string, now: number): Promise<boolean> {
  const claimed = await tx
    .update(catalogueStates)
    .set({ announced: now })
    .where(and(eq(catalogueStates.id, id), isNull(catalogueStates.announced)))
    .returning({ id: catalogueStates.id });
  return claimed.length > 0;
}
