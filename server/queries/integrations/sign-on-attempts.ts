import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { signOnAttempts, signOnSessions } from '#server/db/tables/sign-on-tables.ts';

export type AttemptRow = typeof signOnAttempts.$inferSelect;
/** `left` for the provider, `back` with a code for the page, `factor` while the portal's own factor is asked for. */
type Step = 'left' | 'back' | 'factor';

export async function insertAttempt(
  db: Db | Tx,
  row: Omit<typeof signOnAttempts.$inferInsert, 'step'> & { readonly step: Step },
): Promise<void> {
  await db.insert(signOnAttempts).values(row);
}

/** Uses an attempt up: of several at once one gets it. */
export async function takeAttempt(db: Db | Tx, hash: string, step: Step, now: number): Promise<AttemptRow | undefined> {
  const [row] = await db
    .delete(signOnAttempts)
    .where(and(eq(signOnAttempts.hash, hash), eq(signOnAttempts.step, step), gt(signOnAttempts.expires, now)))
    .returning();
  return row;
}

/** Ends the sign-ins of users that are under way. */
export async function deleteAttemptsOf(db: Db | Tx, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0) await db.delete(signOnAttempts).where(inArray(signOnAttempts.userId, [...userIds]));
}

export async function deleteAttemptsAt(db: Db | Tx, providerId: string): Promise<void> {
  await db.delete(signOnAttempts).where(eq(signOnAttempts.providerId, providerId));
}

export async function deleteSignOnUntil(db: Db, until: number): Promise<void> {
  await db.delete(signOnAttempts).where(lte(signOnAttempts.expires, until));
  await db.delete(signOnSessions).where(lte(signOnSessions.expires, until));
}
