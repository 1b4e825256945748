import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { idempotencyKeys } from '#server/db/tables/tables.ts';

/** How long a key is remembered, in ms (48 hours). */
export const keyLifetime = 48 * 3_600_000;

export interface KeyOfUser {
  /** The foundation that the call writes for. */
  readonly trid: string;
  readonly userId: string;
  readonly key: string;
}

/** False where another process works on the same key at this moment. */
export async function lockKey(tx: Tx, { trid, userId, key }: KeyOfUser): Promise<boolean> {
  const answer = await tx.execute(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${trid} ${userId} ${key}`}, 0)) as locked`,
  );
  const { rows } = answer as unknown as { rows: { locked: boolean }[] };
  return rows[0]?.locked === true;
}

export async function findKey(tx: Db | Tx, { trid, userId, key }: KeyOfUser) {
  const [keyRow] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.trid, trid), eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  return keyRow;
}

/** Stores an answer under its key; replaces an expired one. */
export async function keepAnswer(tx: Tx, row: typeof idempotencyKeys.$inferInsert): Promise<void> {
  const { trid: _trid, userId: _userId, key: _key, ...set } = row;
  await tx
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({ target: [idempotencyKeys.trid, idempotencyKeys.userId, idempotencyKeys.key], set });
}

/** Forgets the keys that were used for these foundations until a time (ms). */
export async function deleteKeysUntil(db: Db, trids: string[], until: number): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(and(inArray(idempotencyKeys.trid, trids), lte(idempotencyKeys.created, until)));
}
