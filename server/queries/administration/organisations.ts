import { and, asc, count, eq, gt, gte, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { OrganisationKind, OrganisationState } from '#contract/staff/organisations.ts';
import { folded } from '#server/db/fold.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { approvals } from '#server/db/tables/administration-tables.ts';
import { secondFactors } from '#server/db/tables/second-factor-tables.ts';
import { sessions } from '#server/db/tables/session-tables.ts';
import { foundations, memberships, users } from '#server/db/tables/tables.ts';

const role = 'PORTAL_ETC_PORTAL_ADMIN';
const members = (what: SQL, where: SQL = sql`true`) =>
  sql`(select ${what} from ${memberships} join ${users} on ${users.id} = ${memberships.userId}
    where ${memberships.trid} = ${foundations.trid} and ${where})`;
const holdsRight = sql`not ${users.disabled} and ${memberships.ownOnly} is null and (${role} = any(${users.roles}) or ${memberships.rights} ? ${role}
  or ${role} = any(string_to_array(${foundations.type}, ',')))`;
const isDistributor = sql`'ETC' = any(string_to_array(${foundations.type}, ','))`;
const lacksAdministrator = sql<boolean>`not ${isDistributor} and ${members(sql`count(*)`, holdsRight)} = 0`;
const hasApproval = sql<boolean>`exists (select 1 from ${approvals}
  where ${approvals.subject} = ${foundations.trid} and ${approvals.state} = 'prepared')`;

const columns = {
  trid: foundations.trid,
  title: foundations.title,
  type: foundations.type,
  number: foundations.number,
  active: foundations.active,
  version: foundations.version,
  created: foundations.created,
  lockedSince: foundations.lockedSince,
  lockReason: foundations.lockReason,
  reviewed: foundations.reviewed,
  reviewedBy: foundations.reviewedBy,
  users: sql<number>`${members(sql`count(*)`)}::int`,
  lastActive: sql<number | null>`${members(sql`max(${users.lastActive})`)}::float8`,
  lacksAdministrator,
  hasApproval,
};
const isTodo = sql`${foundations.active} and (${lacksAdministrator} or ${hasApproval})`;
const ofKind = (kind: OrganisationKind) => sql`${kind} = any(string_to_array(${foundations.type}, ','))`;
const states: Record<OrganisationState, SQL> = {
  all: sql`true`,
  todo: isTodo,
  locked: sql`not ${foundations.active}`,
  SP: ofKind('SP'),
  WS: ofKind('WS'),
};
const countOf = (state: OrganisationState) => sql<number>`(count(*) filter (where ${states[state]}))::int`;

const contains = (text: SQLWrapper, part: string) => sql`position(fold_plain(${part}) in ${folded(text)}) > 0`;

const matching = (search: string) =>
  search.trim() === ''
    ? undefined
    : or(
        contains(foundations.title, search.trim()),
        eq(foundations.trid, search.trim()),
        eq(foundations.number, search.trim()),
        sql`${members(sql`count(*)`, sql`${contains(users.displayName, search.trim())} or ${contains(users.email, search.trim())}`)} > 0`,
      );

const maxRows = 200;

/** What waits comes first, then by name. */
export async function listOrganisations(
  db: Db,
  { search = '', state = 'all' }: { search?: string; state?: OrganisationState },
) {
  const condition = matching(search);
  const [items, [counted]] = await Promise.all([
    db
      .select(columns)
      .from(foundations)
      .where(and(condition, states[state]))
      .orderBy(sql`${isTodo} desc`, asc(sql`fold_plain(coalesce(${foundations.title}, ${foundations.trid}))`))
      .limit(maxRows),
    db
      .select({
        all: countOf('all'),
        todo: countOf('todo'),
        locked: countOf('locked'),
        SP: countOf('SP'),
        WS: countOf('WS'),
        users: sql<number>`coalesce(sum(${members(sql`count(*)`)}), 0)::int`,
      })
      .from(foundations)
      .where(condition),
  ]);
  return { items, counts: counted ?? { all: 0, todo: 0, locked: 0, SP: 0, WS: 0, users: 0 } };
}

export async function findOrganisation(db: Db | Tx, trid: string) {
  const [row] = await db.select(columns).from(foundations).where(eq(foundations.trid, trid));
  return row;
}

/** False where another administrator was faster. */
export async function changeOrganisation(
  tx: Tx,
  trid: string,
  version: number,
  change: Partial<typeof foundations.$inferInsert>,
): Promise<boolean> {
  const changed = await tx
    .update(foundations)
    .set({ ...change, version: version + 1 })
    .where(and(eq(foundations.trid, trid), eq(foundations.version, version)))
    .returning({ trid: foundations.trid });
  return changed.length > 0;
}

/** How each user of an organisation signs in. */
export const accessOfUsers = (db: Db | Tx, trid: string, now: number) =>
  db
    .select({
      id: users.id,
      factors: sql<string[]>`array(select distinct ${secondFactors.kind} from ${secondFactors}
        where ${secondFactors.userId} = ${users.id})`,
      sessions: sql<number>`(${db
        .select({ n: count() })
        .from(sessions)
        .where(
          and(eq(sessions.userId, users.id), gt(sessions.expires, now), gte(sessions.created, users.sessionsSince)),
        )})::int`,
      version: users.version,
      lockedSince: users.disabledSince,
      lockReason: users.disabledReason,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.trid, trid));

/** False where another administrator was faster. */
export async function changeUserAt(
  tx: Tx,
  id: string,
  version: number,
  change: Partial<typeof users.$inferInsert> = {},
): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ ...change, version: version + 1 })
    .where(and(eq(users.id, id), eq(users.version, version)))
    .returning({ id: users.id });
  return changed.length > 0;
}

const maxReviewRows = 50_000;

/** Each person in each organisation that is active, by organisation and name. */
export const membersOfAll = (db: Db) =>
  db
    .select({
      trid: foundations.trid,
      title: foundations.title,
      tags: foundations.type,
      reviewed: foundations.reviewed,
      displayName: users.displayName,
      account: users.account,
      username: users.username,
      roles: users.roles,
      rights: memberships.rights,
      disabled: users.disabled,
      passwordSet: users.passwordSet,
      mustResetPassword: users.mustResetPassword,
      lastActive: users.lastActive,
      hasFactor: sql<boolean>`exists (select 1 from ${secondFactors} where ${secondFactors.userId} = ${users.id})`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(foundations, eq(foundations.trid, memberships.trid))
    .where(eq(foundations.active, true))
    .orderBy(asc(foundations.title), asc(foundations.trid), asc(users.displayName), asc(users.id))
    .limit(maxReviewRows);

/** Those of these addresses, in small letters, that belong to employees. */
export async function employeesAmong(db: Db, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const address = sql<string>`lower(${users.email})`;
  const rows = await db
    .select({ address })
    .from(users)
    .where(and(inArray(address, [...emails]), sql`'PORTAL_EMPLOYEE' = any(${users.roles})`));
  return new Set(rows.map((row) => row.address));
}
