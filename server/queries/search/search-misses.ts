import { and, count, desc, eq, gte, lt, max, sql, sum } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { searchMisses } from '#server/db/tables/search-tables.ts';

/** How long they are kept, in ms (90 days). */
export const missLifetime = 90 * 86_400_000;
/** A day on which everything is typed fills no table. */
const maxTermsPerDay = 2000;

/** Counts a term without hits on a day (`YYYY-MM-DD`); not one more on a day with too many. */
export async function countMiss(db: Db, day: string, term: string): Promise<void> {
  await db.transaction(async (tx) => {
    const updated = await tx
      .update(searchMisses)
      .set({ count: sql`${searchMisses.count} + 1` })
      .where(and(eq(searchMisses.day, day), eq(searchMisses.term, term)))
      .returning({ count: searchMisses.count });
    if (updated.length > 0) return;
    const [terms] = await tx.select({ n: count() }).from(searchMisses).where(eq(searchMisses.day, day));
    if ((terms?.n ?? 0) >= maxTermsPerDay) return;
    await tx
      .insert(searchMisses)
      .values({ day, term, count: 1 })
      .onConflictDoUpdate({
        target: [searchMisses.day, searchMisses.term],
        set: { count: sql`${searchMisses.count} + 1` },
      });
  });
}

export async function insertMisses(tx: Tx, rows: (typeof searchMisses.$inferInsert)[]): Promise<void> {
  await tx.insert(searchMisses).values(rows);
}

/** Terms without hits since a day, the most frequent first. */
export async function listMisses(db: Db, since: string, limit: number) {
  const total = sql<number>`${sum(searchMisses.count)}::int`;
  const rows = await db
    .select({ term: searchMisses.term, count: total, last: max(searchMisses.day) })
    .from(searchMisses)
    .where(gte(searchMisses.day, since))
    .groupBy(searchMisses.term)
    .orderBy(desc(total), desc(max(searchMisses.day)), searchMisses.term)
    .limit(limit);
  return rows.map(({ last, ...row }) => ({ ...row, last: last ?? since }));
}

export async function deleteMissesBefore(db: Db, day: string): Promise<void> {
  await db.delete(searchMisses).where(lt(searchMisses.day, day));
}
