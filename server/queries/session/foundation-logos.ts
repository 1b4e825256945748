import { eq } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { foundationLogos } from '#server/db/tables/profile-tables.ts';

export async function findLogo(db: Db | Tx, trid: string): Promise<Buffer | undefined> {
  const [logoRow] = await db
    .select({ bytes: foundationLogos.bytes })
    .from(foundationLogos)
    .where(eq(foundationLogos.trid, trid));
  return logoRow?.bytes;
}

/** When (ms) it was changed last; undefined where there is none. */
export async function logoChanged(db: Db, trid: string): Promise<number | undefined> {
  const [logoRow] = await db
    .select({ modified: foundationLogos.modified })
    .from(foundationLogos)
    .where(eq(foundationLogos.trid, trid));
  return logoRow?.modified;
}

export async function keepLogo(tx: Tx, row: typeof foundationLogos.$inferInsert): Promise<void> {
  const { trid: _trid, ...set } = row;
  await tx.insert(foundationLogos).values(row).onConflictDoUpdate({ target: foundationLogos.trid, set });
}

/** False where there was none. */
export async function deleteLogo(tx: Tx, trid: string): Promise<boolean> {
  const deletedLogos = await tx
    .delete(foundationLogos)
    .where(eq(foundationLogos.trid, trid))
    .returning({ trid: foundationLogos.trid });
  return deletedLogos.length > 0;
}
