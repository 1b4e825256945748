import { and, count, desc, eq, getTableColumns, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { apiKeys } from '#server/db/tables/api-key-tables.ts';
import { revokedTokens, users } from '#server/db/tables/tables.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;

/** Each call by a key counts as one of this session, so that what ends sessions ends its downloads and uploads too. */
export const sessionOfKey = (id: string): string => `key:${id}`;

/** The key of a secret at `now` (ms), the former one of a change too while both count. */
export async function findApiKey(db: Db, hash: string, now: number): Promise<ApiKeyRow | undefined> {
  const [row] = await db
    .select()
    .from(apiKeys)
    .where(or(eq(apiKeys.hash, hash), and(eq(apiKeys.formerHash, hash), gt(apiKeys.formerUntil, now))));
  return row;
}

/** The keys of an organisation with the name of the user who made each, the newest first. */
export const apiKeysOf = (db: Db | Tx, trid: string) =>
  db
    .select({ ...getTableColumns(apiKeys), giverName: users.displayName })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.giver))
    .where(eq(apiKeys.trid, trid))
    .orderBy(desc(apiKeys.created));

/** One key of an organisation, which no other change touches until the transaction ends. */
export async function lockApiKey(tx: Tx, trid: string, id: string): Promise<ApiKeyRow | undefined> {
  const [row] = await tx
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.trid, trid), eq(apiKeys.id, id)))
    .for('update');
  return row;
}

/** How many keys of an organisation count at `now` (ms). */
export async function countApiKeys(tx: Tx, trid: string, now: number): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.trid, trid), isNull(apiKeys.ended), gt(apiKeys.expires, now)));
  return row?.total ?? 0;
}

export async function insertApiKey(tx: Tx, row: typeof apiKeys.$inferInsert): Promise<void> {
  await tx.insert(apiKeys).values(row);
}

export async function updateApiKey(
  tx: Tx,
  { trid, id, version }: Pick<ApiKeyRow, 'trid' | 'id' | 'version'>,
  changes: Partial<typeof apiKeys.$inferInsert>,
): Promise<ApiKeyRow> {
  const [row] = await tx
    .update(apiKeys)
    .set({ ...changes, version: version + 1 })
    .where(and(eq(apiKeys.trid, trid), eq(apiKeys.id, id)))
    .returning();
  return row as ApiKeyRow;
}

/** Refuses what was granted by a key, downloads that run too, until `expires` (ms). */
export async function revokeKeySession(tx: Tx, id: string, expires: number): Promise<void> {
  await tx
    .insert(revokedTokens)
    .values({ jti: sessionOfKey(id), expires })
    .onConflictDoNothing();
}

/** Notes that a key is used, unless that was noted after `since` (ms). */
export async function recordKeyUse(db: Db, id: string, now: number, since: number, address: string): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsed: now, lastAddress: address })
    .where(and(eq(apiKeys.id, id), sql`coalesce(${apiKeys.lastUsed}, 0) < ${since}::bigint`));
}

/** Forgets keys that ended before `until` (ms). */
export async function deleteKeysEndedBefore(db: Db, until: number): Promise<void> {
  await db.delete(apiKeys).where(or(lt(apiKeys.ended, until), lt(apiKeys.expires, until)));
}
