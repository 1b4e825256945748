import { and, eq, min, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { foundations, memberships } from '#server/db/tables/tables.ts';

/** The earliest day from which an organisation of a user demands a second factor; null where none does. */
export const factorFrom = (userId: SQLWrapper): SQL<string | null> =>
  sql<string | null>`(select min(${foundations.factorFrom}) from ${memberships}
    join ${foundations} on ${foundations.trid} = ${memberships.trid}
    where ${memberships.userId} = ${userId} and ${foundations.active})`;

export async function factorFromOf(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ day: min(foundations.factorFrom) })
    .from(memberships)
    .innerJoin(foundations, eq(foundations.trid, memberships.trid))
    .where(and(eq(memberships.userId, userId), eq(foundations.active, true)));
  return row?.day ?? null;
}
