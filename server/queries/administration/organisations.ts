import { and, asc, count, countDistinct, eq, gt, gte, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { OrganisationKind, OrganisationState } from '#contract/staff/organisations.ts';
import { folded } from '#server/db/fold.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { approvals } from '#server/db/tables/administration-tables.ts';
import { bouncedAddresses } from '#server/db/tables/incoming-mail-tables.ts';
import { records } from '#server/db/tables/record-tables.ts';
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

const hasNoFactor = sql`not ${users.disabled} and ${users.passwordSet} is not null
  and not exists (select 1 from ${secondFactors} where ${secondFactors.userId} = ${users.id})`;
const withoutFactor = sql<number>`case when ${foundations.active} then ${members(sql`count(*)`, hasNoFactor)} else 0 end`;

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
  factorFrom: foundations.factorFrom,
  users: sql<number>`${members(sql`count(*)`)}::int`,
  withoutFactor: sql<number>`(${withoutFactor})::int`,
  lastActive: sql<number | null>`${members(sql`max(${users.lastActive})`)}::float8`,
  lacksAdministrator,
  hasApproval,
};
/** An invitation that ends within this time (ms) waits to be sent again. */
export const invitationNotice = 2 * 86_400_000;
type Counts = Readonly<Record<string, number>>;
async function endingInvitations(db: Db, now: number): Promise<Counts> {
  const ends = sql`(${records.value2} = 'expired' or (${records.value2} = 'invited' and ${records.value6}::bigint < ${now + invitationNotice}::bigint))`;
  const trids = (await db.select({ trid: foundations.trid }).from(foundations)).map(({ trid }) => trid);
  const rows = await db
    .select({ trid: records.trid, count: count() })
    .from(records)
    .where(
      and(
        sql`${records.trid} = any(${sql.param(trids)}::text[])`,
        eq(records.type, 'etc.invitation'),
        eq(records.archived, false),
        ends,
      ),
    )
    .groupBy(records.trid);
  return Object.fromEntries(rows.map(({ trid, count: n }) => [trid, n]));
}
const approvalsAt = (now: number) => sql`(select count(*) from ${approvals}
  where ${approvals.state} = 'prepared' and ${approvals.expires} > ${now}::bigint and (${approvals.subject} = ${foundations.trid}
    or ${approvals.subject} in (select ${memberships.userId} from ${memberships} where ${memberships.trid} = ${foundations.trid})))`;
const missesFactor = sql`case when ${foundations.factorFrom} is not null and ${withoutFactor} > 0 then 1 else 0 end`;
/** `invitations` counts those that ended or end soon, by organisation. */
const waitingAt = (now: number, invitations: Counts) => {
  const ending = sql`coalesce((${JSON.stringify(invitations)}::jsonb ->> ${foundations.trid})::int, 0)`;
  const own = sql`${ending} + ${missesFactor} + case when ${lacksAdministrator} then 1 else 0 end`;
  return sql<number>`(case when ${foundations.active} then ${own} else 0 end + ${approvalsAt(now)})::int`;
};
const ofKind = (kind: OrganisationKind) => sql`${kind} = any(string_to_array(${foundations.type}, ','))`;
const statesAt = (waiting: SQL): Record<OrganisationState, SQL> => ({
  all: sql`true`,
  todo: sql`${waiting} > 0`,
  locked: sql`not ${foundations.active}`,
  SP: ofKind('SP'),
  WS: ofKind('WS'),
  noFactor: sql`${withoutFactor} > 0`,
});

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
  now: number,
) {
  const waiting = waitingAt(now, await endingInvitations(db, now));
  const states = statesAt(waiting);
  const countOf = (name: OrganisationState) => sql<number>`(count(*) filter (where ${states[name]}))::int`;
  const condition = matching(search);
  const [items, [counted], [people]] = await Promise.all([
    db
      .select({ ...columns, waiting })
      .from(foundations)
      .where(and(condition, states[state]))
      .orderBy(sql`${states.todo} desc`, asc(sql`fold_plain(coalesce(${foundations.title}, ${foundations.trid}))`))
      .limit(maxRows),
    db
      .select({
        all: countOf('all'),
        todo: countOf('todo'),
        locked: countOf('locked'),
        SP: countOf('SP'),
        WS: countOf('WS'),
        noFactor: countOf('noFactor'),
        users: sql<number>`coalesce(sum(${members(sql`count(*)`)}), 0)::int`,
      })
      .from(foundations)
      .where(condition),
    // One person in two organisations is one person.
    db
      .select({ n: countDistinct(users.id) })
      .from(foundations)
      .innerJoin(memberships, eq(memberships.trid, foundations.trid))
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(condition, eq(foundations.active, true), hasNoFactor)),
  ]);
  const none = { all: 0, todo: 0, locked: 0, SP: 0, WS: 0, noFactor: 0, users: 0 };
  return { items, counts: counted ?? none, withoutFactor: people?.n ?? 0 };
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
      bounced: bouncedAddresses.at,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(bouncedAddresses, and(eq(bouncedAddresses.userId, users.id), eq(bouncedAddresses.email, users.email)))
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
