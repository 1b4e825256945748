import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { purposeTokens } from '#server/db/tables/tables.ts';

/**
 * `invitation` was handed over by an operator, `resetMail` was sent by mail, `reset` came with a 901, `terms` with a 902 and
 * `secondFactor` with a 903; a passkey signs `passkeyLogin` or `passkeyAdd`; `proof` shows that the password was just given, and
 * `passwordLogin` permits one login by it where a provider is the only way in.
 */
export type Purpose =
  | 'invitation'
  | 'resetMail'
  | 'reset'
  | 'terms'
  | 'secondFactor'
  | 'passkeyLogin'
  | 'passkeyAdd'
  | 'proof'
  | 'passwordLogin';

export async function insertPurposeToken(db: Db | Tx, token: typeof purposeTokens.$inferInsert): Promise<void> {
  await db.insert(purposeTokens).values(token);
}

const usable = (hash: string, purposes: Purpose[], now: number) =>
  and(eq(purposeTokens.hash, hash), inArray(purposeTokens.purpose, purposes), gt(purposeTokens.expires, now));

/** The owner of the secret, without using it up. */
export async function findPurposeToken(db: Db | Tx, hash: string, purposes: Purpose[], now: number) {
  const [tokenRow] = await db
    .select({ userId: purposeTokens.userId })
    .from(purposeTokens)
    .where(usable(hash, purposes, now));
  return tokenRow?.userId;
}

/** Uses a secret up; returns its owner, or undefined if it is unknown, used or expired. */
export async function takePurposeToken(
  db: Db | Tx,
  hash: string,
  purposes: Purpose[],
  now: number,
): Promise<string | undefined> {
  const [takenToken] = await db
    .delete(purposeTokens)
    .where(usable(hash, purposes, now))
    .returning({ userId: purposeTokens.userId });
  return takenToken?.userId;
}

/** Uses up one of a user, whatever its secret. */
export async function takePurpose(db: Db | Tx, userId: string, purpose: Purpose, now: number): Promise<boolean> {
  const takenTokens = await db
    .delete(purposeTokens)
    .where(and(eq(purposeTokens.userId, userId), eq(purposeTokens.purpose, purpose), gt(purposeTokens.expires, now)))
    .returning({ userId: purposeTokens.userId });
  return takenTokens.length > 0;
}

export async function deletePurposeTokens(db: Db | Tx, userId: string): Promise<void> {
  await db.delete(purposeTokens).where(eq(purposeTokens.userId, userId));
}

export async function deletePurposeTokensUntil(db: Db, until: number): Promise<void> {
  await db.delete(purposeTokens).where(lte(purposeTokens.expires, until));
}
