import { and, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { maxMissing, type TermsOverview } from '#contract/staff/terms-overview.ts';
import type { Db } from '#server/db/open.ts';
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

/** Who accepted the terms in force, and who is asked at the next sign-in, by organisation. */
export async function termsOverviewOf(db: Db, version: string): Promise<TermsOverview> {
  const hasNot = or(isNull(users.acceptedTerms), ne(users.acceptedTerms, version));
  const [[counted], rows, latest] = await Promise.all([
    db
      .select({
        users: sql<number>`count(*)::int`,
        accepted: sql<number>`(count(*) filter (where ${users.acceptedTerms} = ${version}))::int`,
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
