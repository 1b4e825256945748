import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { TermsAudience } from '#contract/brand/legal.ts';
import { organisationKinds } from '#contract/staff/organisations.ts';
import { maxMissing, type TermsOverview } from '#contract/staff/terms-overview.ts';
import { requiredVersion, type TermsVersion } from '#domain/legal/terms-in-force.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { termsAcceptances } from '#server/db/tables/profile-tables.ts';
import { foundations, memberships, users } from '#server/db/tables/tables.ts';

const named = {
  id: users.id,
  name: users.displayName,
  userId: sql<string>`${users.account} || '/' || ${users.username}`,
};
const canSignIn = and(eq(users.disabled, false), isNotNull(users.passwordSet));
/** So many of the latest acceptances are shown. */
const latestShown = 20;

const hasKind = (kind: string) =>
  sql`exists (select 1 from ${memberships} m join ${foundations} f on f.trid = m.trid
    where m.user_id = ${users.id} and f.active and ${kind} = any(regexp_split_to_array(f.type, '\\s*,\\s*')))`;

/** Users that a sign-in stops: the same as `requiredVersion` and `isOutdated` say of one. */
function outdated(inForce: readonly TermsVersion[]) {
  const before = (version: string) =>
    sql`(${users.acceptedTerms} is null or ${users.acceptedTerms} !~ '^\\d{4}-\\d{2}-\\d{2}$' or ${users.acceptedTerms} collate "C" < ${version})`;
  const ofKinds = organisationKinds.map(
    (kind) => sql`(${hasKind(kind)} and ${before(requiredVersion(inForce, [kind]))})`,
  );
  return sql`(${before(requiredVersion(inForce, []))} or ${sql.join(ofKinds, sql` or `)})`;
}

/** How many users who can sign in a version for each audience would ask. */
export async function usersByKind(db: Db): Promise<Record<TermsAudience, number>> {
  const count = (kind: string) => sql<number>`(count(*) filter (where ${hasKind(kind)}))::int`;
  const [counted] = await db
    .select({ all: sql<number>`count(*)::int`, SP: count('SP'), WS: count('WS') })
    .from(users)
    .where(canSignIn);
  return { all: 0, SP: 0, WS: 0, ...counted, none: 0 };
}

/** Kinds of the active organisations of a user. */
export async function kindsOfUser(db: Db | Tx, userId: string): Promise<string[]> {
  const rows = await db
    .select({ type: foundations.type })
    .from(memberships)
    .innerJoin(foundations, eq(foundations.trid, memberships.trid))
    .where(and(eq(memberships.userId, userId), eq(foundations.active, true)));
  return rows.flatMap(({ type }) => type.split(',').map((tag) => tag.trim()));
}

/** Who accepted the terms in force, and who is asked at the next sign-in, by organisation. */
export async function termsOverviewOf(db: Db, inForce: readonly TermsVersion[]): Promise<TermsOverview> {
  const version = inForce[0]?.version ?? '';
  const hasNot = outdated(inForce);
  const [[counted], rows, latest] = await Promise.all([
    db
      .select({
        users: sql<number>`count(*)::int`,
        accepted: sql<number>`(count(*) filter (where not ${hasNot}))::int`,
      })
      .from(users)
      .where(canSignIn),
    db
      .select({
        trid: foundations.trid,
        title: sql<string>`coalesce(${foundations.title}, ${foundations.trid})`,
        ...named,
      })
      .from(users)
      .innerJoin(memberships, eq(memberships.userId, users.id))
      .innerJoin(foundations, eq(foundations.trid, memberships.trid))
      .where(and(canSignIn, hasNot, eq(foundations.active, true)))
      .orderBy(foundations.title, foundations.trid, users.displayName)
      .limit(maxMissing),
    db
      .select({ user: named, version: termsAcceptances.version, at: termsAcceptances.at })
      .from(termsAcceptances)
      .innerJoin(users, eq(users.id, termsAcceptances.userId))
      .orderBy(desc(termsAcceptances.at), users.id)
      .limit(latestShown),
  ]);
  const missing = new Map<string, TermsOverview['missing'][number]>();
  for (const { trid, title, ...user } of rows) {
    const organisation = missing.get(trid) ?? { trid, title, users: [] };
    missing.set(trid, { ...organisation, users: [...organisation.users, user] });
  }
  return {
    version,
    users: counted?.users ?? 0,
    accepted: counted?.accepted ?? 0,
    missing: [...missing.values()],
    latest,
  };
}

/** Who accepted a version, and when; organisations as they are today. */
export async function acceptanceOf(db: Db, userId: string, version: string) {
  const [row] = await db
    .select({ ...named, at: termsAcceptances.at })
    .from(termsAcceptances)
    .innerJoin(users, eq(users.id, termsAcceptances.userId))
    .where(and(eq(termsAcceptances.userId, userId), eq(termsAcceptances.version, version)));
  if (!row) return undefined;
  const organisations = await db
    .select({ title: sql<string>`coalesce(${foundations.title}, ${foundations.trid})` })
    .from(memberships)
    .innerJoin(foundations, eq(foundations.trid, memberships.trid))
    .where(eq(memberships.userId, userId))
    .orderBy(foundations.title);
  return { ...row, organisations: organisations.map(({ title }) => title) };
}
