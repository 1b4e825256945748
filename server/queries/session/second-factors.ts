import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { recoveryCodes, secondFactors } from '#server/db/tables/second-factor-tables.ts';
import { users } from '#server/db/tables/tables.ts';

export type FactorRow = typeof secondFactors.$inferSelect;

/** Uses of an app that are remembered; far more than fit into the minutes in which its codes count. */
const remembered = 100;

export const factorsOf = (db: Db | Tx, userId: string): Promise<FactorRow[]> =>
  db.select().from(secondFactors).where(eq(secondFactors.userId, userId)).orderBy(asc(secondFactors.created));

/** Secrets of apps as they are stored; none changes until the transaction ends. */
export const lockSealedFactors = (tx: Tx) =>
  tx
    .select({ id: secondFactors.id, key: secondFactors.key })
    .from(secondFactors)
    .where(eq(secondFactors.kind, 'authenticator'))
    .orderBy(asc(secondFactors.id))
    .for('update');

export async function replaceKey(tx: Tx, id: string, key: string): Promise<void> {
  await tx.update(secondFactors).set({ key }).where(eq(secondFactors.id, id));
}

/** Makes changes to the factors of one user wait for each other. */
export async function lockFactors(tx: Tx, userId: string): Promise<FactorRow[]> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return factorsOf(tx, userId);
}

/** False where it was added before. */
export async function insertFactor(tx: Tx, row: typeof secondFactors.$inferInsert): Promise<boolean> {
  const added = await tx.insert(secondFactors).values(row).onConflictDoNothing().returning({ id: secondFactors.id });
  return added.length > 0;
}

/** Uses the code of a time step up; false where it was used before, or the app removed. */
export async function spendStep(tx: Tx, id: string, step: number, now: number): Promise<boolean> {
  const { usedSteps } = secondFactors;
  const used = await tx
    .update(secondFactors)
    .set({
      lastUsed: now,
      usedSteps: sql`(array_append(${usedSteps}, ${step}::bigint))[greatest(1, cardinality(${usedSteps}) + 2 - ${remembered}):]`,
    })
    .where(and(eq(secondFactors.id, id), ne(sql`${step}::bigint`, sql`all(${usedSteps})`)))
    .returning({ id: secondFactors.id });
  return used.length > 0;
}

export async function recordUse(tx: Tx, id: string, uses: number, now: number): Promise<boolean> {
  const noted = await tx
    .update(secondFactors)
    .set({ uses, lastUsed: now })
    .where(eq(secondFactors.id, id))
    .returning({ id: secondFactors.id });
  return noted.length > 0;
}

export async function deleteFactor(tx: Tx, id: string): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.id, id));
}

/** Removes all factors and recovery codes; answers how many factors there were. */
export async function deleteFactorsOf(tx: Tx, userId: string): Promise<number> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const removed = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ id: secondFactors.id });
  return removed.length;
}

export const countRecoveryCodes = (db: Db | Tx, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));

export const recoveryCodesOf = (tx: Tx, userId: string) =>
  tx.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId));

export async function replaceRecoveryCodes(
  tx: Tx,
  userId: string,
  rows: (typeof recoveryCodes.$inferInsert)[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (rows.length > 0) await tx.insert(recoveryCodes).values(rows);
}

export async function takeRecoveryCode(tx: Tx, userId: string, hash: string): Promise<boolean> {
  const takenCodes = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
    .returning({ hash: recoveryCodes.hash });
  return takenCodes.length > 0;
}
