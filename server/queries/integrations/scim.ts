import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { apiKeys } from '#server/db/tables/api-key-tables.ts';
import { scimGroups, signOnProviders, signOnUsers } from '#server/db/tables/sign-on-tables.ts';
import { memberships, users } from '#server/db/tables/tables.ts';
import { userColumns } from '../session/users.ts';
import type { ProviderRow } from './sign-on-providers.ts';

type Owner = Pick<ProviderRow, 'id' | 'trid'>;

/** Users that a provider may see and change: members of its organisation that are no employees, or the employees; and those that it has ended. */
const isOwn = ({ trid }: Owner): SQL =>
  trid === null
    ? sql`('PORTAL_EMPLOYEE' = any(${users.roles}) or ${signOnUsers.isEnded})`
    : sql`not 'PORTAL_EMPLOYEE' = any(${users.roles}) and (${signOnUsers.isEnded} or exists (
        select 1 from ${memberships} where ${memberships.userId} = ${users.id} and ${memberships.trid} = ${trid}))`;

const userFields = {
  ...userColumns,
  created: users.created,
  externalId: signOnUsers.externalId,
  isEnded: signOnUsers.isEnded,
};
export type ScimUserRow = Awaited<ReturnType<typeof scimUsers>>[number];

const joined = (db: Db | Tx, { id }: Owner) =>
  db
    .select(userFields)
    .from(users)
    .leftJoin(signOnUsers, and(eq(signOnUsers.userId, users.id), eq(signOnUsers.providerId, id)));

export interface UserFilter {
  readonly id?: string;
  /** The mail address or the name of the user. */
  readonly userName?: string;
  readonly externalId?: string;
}

const where = (owner: Owner, { id, userName, externalId }: UserFilter) =>
  and(
    isOwn(owner),
    id === undefined ? undefined : eq(users.id, id),
    userName === undefined ? undefined : sql`lower(${userName}) = lower(${users.email})`,
    externalId === undefined ? undefined : eq(signOnUsers.externalId, externalId),
  );

export const scimUsers = (db: Db | Tx, owner: Owner, filter: UserFilter, page = { limit: 1, offset: 0 }) =>
  joined(db, owner)
    .where(where(owner, filter))
    .orderBy(asc(users.created), asc(users.id))
    .limit(page.limit)
    .offset(page.offset);

export async function countScimUsers(db: Db, owner: Owner, filter: UserFilter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(users)
    .leftJoin(signOnUsers, and(eq(signOnUsers.userId, users.id), eq(signOnUsers.providerId, owner.id)))
    .where(where(owner, filter));
  return row?.total ?? 0;
}

/** Ends the keys that a user gave, in one organisation or in all; answers them. */
export async function endKeysOf(tx: Tx, userId: string, trid: string | null, now: number): Promise<string[]> {
  const rows = await tx
    .update(apiKeys)
    .set({ ended: now })
    .where(
      and(eq(apiKeys.giver, userId), sql`${apiKeys.ended} is null`, trid === null ? undefined : eq(apiKeys.trid, trid)),
    )
    .returning({ id: apiKeys.id });
  return rows.map(({ id }) => id);
}

export type ScimGroupRow = typeof scimGroups.$inferSelect;

export const scimGroupsOf = (db: Db | Tx, providerId: string): Promise<ScimGroupRow[]> =>
  db.select().from(scimGroups).where(eq(scimGroups.providerId, providerId)).orderBy(asc(scimGroups.displayName));

export async function lockScimGroup(tx: Tx, providerId: string, id: string): Promise<ScimGroupRow | undefined> {
  const [row] = await tx
    .select()
    .from(scimGroups)
    .where(and(eq(scimGroups.providerId, providerId), eq(scimGroups.id, id)))
    .for('update');
  return row;
}

/** False where there is a group of that name. */
export async function insertScimGroup(tx: Tx, row: typeof scimGroups.$inferInsert): Promise<boolean> {
  return (await tx.insert(scimGroups).values(row).onConflictDoNothing().returning({ id: scimGroups.id })).length === 1;
}

export async function updateScimGroup(
  tx: Tx,
  id: string,
  change: Pick<ScimGroupRow, 'displayName' | 'externalId' | 'members'>,
): Promise<void> {
  await tx.update(scimGroups).set(change).where(eq(scimGroups.id, id));
}

export async function deleteScimGroup(tx: Tx, id: string): Promise<void> {
  await tx.delete(scimGroups).where(eq(scimGroups.id, id));
}

/** Notes that a token is used, unless that was noted after `since` (ms). */
export async function recordScimUse(db: Db, id: string, now: number, since: number): Promise<void> {
  await db
    .update(signOnProviders)
    .set({ scimUsed: now })
    .where(and(eq(signOnProviders.id, id), sql`coalesce(${signOnProviders.scimUsed}, 0) < ${since}::bigint`));
}
