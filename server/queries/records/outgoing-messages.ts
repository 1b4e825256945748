import { and, count, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { records } from '#server/db/tables/record-tables.ts';

/** Portings of some foundations with messages that wait to be handed over to other carriers. */
const waiting = (trids: string[]) =>
  and(
    inArray(records.trid, trids),
    isNotNull(records.due),
    inArray(records.type, ['ws.porting', 'ws.portingOut']),
    sql`jsonb_array_length(coalesce(${records.data}->'outgoing', '[]'::jsonb)) > 0`,
  );

/** How many portings wait so, and since when (ms) the first of them. */
export async function waitingPortings(db: Db, trids: string[]): Promise<{ count: number; oldest: number | null }> {
  const [row] = await db
    .select({ count: count(), oldest: sql<number | null>`min(${records.modified})`.mapWith(records.modified) })
    .from(records)
    .where(waiting(trids));
  return { count: row?.count ?? 0, oldest: row?.oldest ?? null };
}

/** Lets those be due at once that wait for their next attempt. */
export async function hurryPortings(db: Db, trids: string[]): Promise<void> {
  await db.update(records).set({ due: 0 }).where(waiting(trids));
}
