import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { purposeTokens } from '../db/tables.ts';

/** `resetMail` was sent by mail, `reset` came with a 901 and `terms` with a 902. */
export type Purpose = 'resetMail' | 'reset' | 'terms';

export async function insertPurposeToken(db: Db | Tx, token: typeof purposeTokens.$inferInsert): Promise<void> {
  await db.insert(purposeTokens).values(token);
}

/** Uses a secret up; answers whose it was, or undefined where it is unknown, used or over. */
export async function takePurposeToken(
  db: Db | Tx,
  hash: string,
  purposes: Purpose[],
  now: number,
): Promise<string | undefined> {
  const [taken] = await db
    .delete(purposeTokens)
    .where(and(eq(purposeTokens.hash, hash), inArray(purposeTokens.purpose, purposes), gt(purposeTokens.expires, now)))
    .returning({ userId: purposeTokens.userId });
  return taken?.userId;
}

export async function deletePurposeTokens(db: Db | Tx, userId: string): Promise<void> {
  await db.delete(purposeTokens).where(eq(purposeTokens.userId, userId));
}
