import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../db/open.ts';
import { downloadTokens, users } from '../db/tables/tables.ts';

type DownloadTokenRow = typeof downloadTokens.$inferSelect;

/** A token with the present data of its user. */
export interface DownloadGrant extends DownloadTokenRow {
  displayName: string;
  /** `account/username`. */
  userName: string;
  roles: readonly string[];
  disabled: boolean;
  /** The deputy of `deputy`, by both names. */
  deputyName: string | null;
  deputyUserName: string | null;
}

export async function insertDownloadToken(db: Db, row: typeof downloadTokens.$inferInsert): Promise<void> {
  await db.insert(downloadTokens).values(row);
}

const deputies = alias(users, 'deputies');

export async function findDownloadToken(db: Db | Tx, hash: string): Promise<DownloadGrant | undefined> {
  const [tokenRow] = await db
    .select({
      token: downloadTokens,
      displayName: users.displayName,
      userName: sql<string>`${users.account} || '/' || ${users.username}`,
      roles: users.roles,
      disabled: users.disabled,
      deputyName: deputies.displayName,
      deputyUserName: sql<string | null>`${deputies.account} || '/' || ${deputies.username}`,
    })
    .from(downloadTokens)
    .innerJoin(users, eq(users.id, downloadTokens.userId))
    .leftJoin(deputies, sql`${deputies.id} = ${downloadTokens.deputy}->>'by'`)
    .where(eq(downloadTokens.hash, hash));
  if (!tokenRow) return undefined;
  const { token, ...user } = tokenRow;
  return { ...token, ...user };
}

/** True for the one call that used a token created after `since` (ms) for the first time. */
export async function spendDownloadToken(tx: Tx, hash: string, now: number, since: number): Promise<boolean> {
  const used = await tx
    .update(downloadTokens)
    .set({ firstUsed: now })
    .where(and(eq(downloadTokens.hash, hash), isNull(downloadTokens.firstUsed), gt(downloadTokens.created, since)))
    .returning({ hash: downloadTokens.hash });
  return used.length === 1;
}

export async function deleteDownloadTokensUntil(db: Db, until: number): Promise<void> {
  await db.delete(downloadTokens).where(lte(downloadTokens.created, until));
}
