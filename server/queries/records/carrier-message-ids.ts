import { and, eq, lte } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { carrierMessages } from '#server/db/tables/carrier-tables.ts';

/** How long (ms) a message that comes again is recognised. */
export const carrierMessageLifetime = 400 * 86_400_000;

type Row = typeof carrierMessages.$inferInsert;

/**
 * Notes that a message is taken in: `new`, or whether another one has its id, which says the same (`repeated`) or not
 * (`other`). Of several at once the later ones wait for the end of the first one's transaction.
 */
export async function noteMessage(db: Db | Tx, row: Row): Promise<'new' | 'repeated' | 'other'> {
  const rows = await db.insert(carrierMessages).values(row).onConflictDoNothing().returning({ id: carrierMessages.id });
  if (rows.length > 0) return 'new';
  const [stored] = await db
    .select({ digest: carrierMessages.digest })
    .from(carrierMessages)
    .where(and(eq(carrierMessages.gateway, row.gateway), eq(carrierMessages.id, row.id)));
  return stored?.digest === row.digest ? 'repeated' : 'other';
}

export async function deleteMessageIdsUntil(db: Db, until: number): Promise<void> {
  await db.delete(carrierMessages).where(lte(carrierMessages.received, until));
}
