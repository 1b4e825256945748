import { and, eq, gt, like, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { leases } from '../db/tables/lease-table.ts';

const now = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** Takes a piece of work, or keeps it, for so many ms; false while another process has it. None ends later than a new one, except where the clock was set back. */
export async function holdLease(db: Db, name: string, holder: string, lifetime: number): Promise<boolean> {
  const until = sql<number>`${now} + ${lifetime}`;
  const held = await db
    .insert(leases)
    .values({ name, holder, until })
    .onConflictDoUpdate({
      target: leases.name,
      set: { holder, until },
      setWhere: sql`${leases.holder} = ${holder} or ${leases.until} < ${now} or ${leases.until} > ${until}`,
    })
    .returning({ holder: leases.holder });
  return held.length > 0;
}

export async function releaseLease(db: Db, name: string, holder: string): Promise<void> {
  await db.delete(leases).where(and(eq(leases.name, name), eq(leases.holder, holder)));
}

/** Names of work that some process does now, where they begin so. */
export async function namesOfLeases(db: Db, beginning: string): Promise<string[]> {
  const held = await db
    .select({ name: leases.name })
    .from(leases)
    .where(and(like(leases.name, `${beginning}%`), gt(leases.until, now)));
  return held.map(({ name }) => name);
}
