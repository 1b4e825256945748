import { and, count, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { signOnAttempts, signOnProviders, signOnUsers } from '#server/db/tables/sign-on-tables.ts';
import { foundations, memberships, users } from '#server/db/tables/tables.ts';

export type ProviderRow = typeof signOnProviders.$inferSelect;
/** What a second administrator still has to release. */
export type ProviderProposal = NonNullable<ProviderRow['proposal']>;

/** `undefined` names the provider of the employees. */
const ownedBy = (trid: string | undefined) =>
  trid === undefined ? isNull(signOnProviders.trid) : eq(signOnProviders.trid, trid);

export async function providerOf(db: Db | Tx, trid: string | undefined): Promise<ProviderRow | undefined> {
  const [row] = await db.select().from(signOnProviders).where(ownedBy(trid));
  return row;
}

export async function lockProviderOf(tx: Tx, trid: string | undefined): Promise<ProviderRow | undefined> {
  const [row] = await tx.select().from(signOnProviders).where(ownedBy(trid)).for('update');
  return row;
}

const usable = (db: Db | Tx) =>
  db
    .select({ provider: signOnProviders })
    .from(signOnProviders)
    .leftJoin(foundations, eq(foundations.trid, signOnProviders.trid));
/** Released, and of an organisation that is not locked. */
const isUsable = and(eq(signOnProviders.isActive, true), sql`coalesce(${foundations.active}, true)`);

export async function usableProvider(db: Db | Tx, id: string): Promise<ProviderRow | undefined> {
  const [row] = await usable(db).where(and(eq(signOnProviders.id, id), isUsable));
  return row?.provider;
}

export async function usableProviderOf(db: Db | Tx, trid: string | undefined): Promise<ProviderRow | undefined> {
  const [row] = await usable(db).where(and(ownedBy(trid), isUsable));
  return row?.provider;
}

export async function providerOfDomain(db: Db, domain: string): Promise<ProviderRow | undefined> {
  const [row] = await usable(db).where(and(sql`${domain} = any(${signOnProviders.domains})`, isUsable));
  return row?.provider;
}

export async function providerOfScim(db: Db, hash: string): Promise<ProviderRow | undefined> {
  const [row] = await usable(db).where(and(eq(signOnProviders.scimHash, hash), isUsable));
  return row?.provider;
}

/** Whether the login offers it at all. */
export async function anyProvider(db: Db): Promise<boolean> {
  const rows = await db
    .select({ id: signOnProviders.id })
    .from(signOnProviders)
    .where(eq(signOnProviders.isActive, true))
    .limit(1);
  return rows.length > 0;
}

export const listProviders = (db: Db | Tx) => db.select().from(signOnProviders);

/** One sign-in at a time decides who an account of a provider is. */
export async function lockProvider(tx: Tx, id: string): Promise<ProviderRow | undefined> {
  const [row] = await tx.select().from(signOnProviders).where(eq(signOnProviders.id, id)).for('update');
  return row;
}

export async function insertProvider(tx: Tx, row: typeof signOnProviders.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(signOnProviders)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: signOnProviders.id });
  return inserted.length === 1;
}

export async function updateProvider(
  db: Db | Tx,
  id: string,
  change: Partial<typeof signOnProviders.$inferInsert>,
): Promise<void> {
  await db.update(signOnProviders).set(change).where(eq(signOnProviders.id, id));
}

export async function deleteProvider(tx: Tx, id: string): Promise<void> {
  await tx.delete(signOnProviders).where(eq(signOnProviders.id, id));
}

/** Domains that other providers have. */
export async function domainsOfOthers(tx: Tx, id: string): Promise<Set<string>> {
  const rows = await tx
    .select({ domains: signOnProviders.domains })
    .from(signOnProviders)
    .where(ne(signOnProviders.id, id));
  return new Set(rows.flatMap(({ domains }) => domains));
}

export async function countBoundUsers(db: Db, providerId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(signOnUsers)
    .where(and(eq(signOnUsers.providerId, providerId), isNotNull(signOnUsers.subject)));
  return row?.total ?? 0;
}

export async function countMembers(db: Db, trid: string | undefined): Promise<number> {
  if (trid === undefined)
    return db.$count(users, and(eq(users.disabled, false), sql`'PORTAL_EMPLOYEE' = any(${users.roles})`));
  return db.$count(memberships, eq(memberships.trid, trid));
}

/** Ends the token of SCIM and the sign-ins under way, where accesses of an organisation are misused. */
export async function endScimTokenOf(tx: Tx, trid: string): Promise<void> {
  const ended = { scimHash: null, scimBegin: null, scimSince: null, scimUsed: null };
  const rows = await tx
    .update(signOnProviders)
    .set(ended)
    .where(eq(signOnProviders.trid, trid))
    .returning({ id: signOnProviders.id });
  for (const { id } of rows) await tx.delete(signOnAttempts).where(eq(signOnAttempts.providerId, id));
}
