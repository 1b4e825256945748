import { and, asc, between, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { OrganisationRules, SignInRules } from '#domain/access/sign-in-rules.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { auditEntries } from '#server/db/tables/audit-tables.ts';
import { foundations, memberships } from '#server/db/tables/tables.ts';

/** The rules of a user's active organisations that have some. */
export const signInRulesOf = (userId: SQLWrapper): SQL<SignInRules[]> =>
  sql<SignInRules[]>`coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'networks', to_jsonb(${foundations.signInNetworks}), 'sessionHours', ${foundations.sessionHours})))
    from ${memberships} join ${foundations} on ${foundations.trid} = ${memberships.trid}
    where ${memberships.userId} = ${userId} and ${foundations.active}
      and (cardinality(${foundations.signInNetworks}) > 0 or ${foundations.sessionHours} is not null)), '[]')`;

export async function rulesOfUser(db: Db, userId: string): Promise<SignInRules[]> {
  const rows = await db
    .select({ networks: foundations.signInNetworks, sessionHours: foundations.sessionHours })
    .from(memberships)
    .innerJoin(foundations, eq(foundations.trid, memberships.trid))
    .where(and(eq(memberships.userId, userId), eq(foundations.active, true)));
  return rows.map(({ networks, sessionHours }) => ({ networks, sessionHours: sessionHours ?? undefined }));
}

interface StoredRules extends OrganisationRules {
  readonly isFactorOfOperator: boolean;
}

/** In a transaction no other change of them comes between. */
export async function rulesOfFoundation(db: Db | Tx, trid: string, lock = false): Promise<StoredRules> {
  const { signInNetworks: networks, sessionHours, factorFrom, factorByOperator } = foundations;
  const query = db
    .select({ networks, sessionHours, factorFrom, factorByOperator })
    .from(foundations)
    .where(eq(foundations.trid, trid));
  const [row] = await (lock ? query.for('update') : query);
  return {
    networks: row?.networks ?? [],
    sessionHours: row?.sessionHours ?? undefined,
    factorFrom: row?.factorFrom ?? undefined,
    isFactorOfOperator: row?.factorByOperator ?? true,
  };
}

export async function changeRules(tx: Tx, trid: string, { networks, sessionHours }: SignInRules): Promise<void> {
  const change = { signInNetworks: [...networks], sessionHours: sessionHours ?? null };
  await tx.update(foundations).set(change).where(eq(foundations.trid, trid));
}

/** By the organisation itself; an administrator who has its record open is told that it changed. */
export async function demandFactorOfOwn(tx: Tx, trid: string, factorFrom: string | undefined): Promise<void> {
  const change = { factorFrom: factorFrom ?? null, factorByOperator: false };
  await tx
    .update(foundations)
    .set({ ...change, version: sql`${foundations.version} + 1` })
    .where(eq(foundations.trid, trid));
}

/** A member of the organisation has confirmed who may do what in it. */
export async function markReviewed(tx: Tx, trid: string, reviewed: number, reviewedBy: string): Promise<void> {
  await tx.update(foundations).set({ reviewed, reviewedBy }).where(eq(foundations.trid, trid));
}

/** More than a year of a large partner. */
const most = 20_000;

/** What happened to sign-ins of members and to rights in an organisation, the oldest first; nothing of others. */
export async function accessEvents(
  db: Db,
  { trid, from, to }: { readonly trid: string; readonly from: number; readonly to: number },
) {
  const members = db.select({ id: memberships.userId }).from(memberships).where(eq(memberships.trid, trid));
  const ofMember = and(
    inArray(auditEntries.kind, ['login', 'loginRefused', 'password']),
    inArray(auditEntries.userId, members),
  );
  const ofFoundation = and(inArray(auditEntries.kind, ['rights', 'apiKey']), eq(auditEntries.trid, trid));
  const { time, kind, actor, text, address } = auditEntries;
  return db
    .select({ time, kind, actor, text, address })
    .from(auditEntries)
    .where(and(between(time, from, to), or(ofMember, ofFoundation)))
    .orderBy(asc(time), asc(auditEntries.id))
    .limit(most);
}
