import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { idempotencyKeys } from '../db/tables.ts';

/** How long a key is remembered, in ms (48 hours). */
export const keyLifetime = 48 * 3_600_000;

export interface KeyOfUser {
  readonly userId: string;
  readonly key: string;
}

/** False where another process works on the same key at this moment. */
export async function lockKey(tx: Tx, { userId, key }: KeyOfUser): Promise<boolean> {
  const answer = await tx.execute(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${userId} ${key}`}, 0)) as locked`,
  );
  const { rows } = answer as unknown as { rows: { locked: boolean }[] };
  return rows[0]?.locked === true;
}

export async function findKey(tx: Db | Tx, { userId, key }: KeyOfUser) {
  const [found] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  return found;
}

/** Keeps an answer under its key; replaces one whose time is over. */
export async function keepAnswer(tx: Tx, row: typeof idempotencyKeys.$inferInsert): Promise<void> {
  const { userId: _userId, key: _key, ...set } = row;
  await tx
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({ target: [idempotencyKeys.userId, idempotencyKeys.key], set });
}
