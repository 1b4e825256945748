import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { subPartners } from '#server/db/tables/administration-tables.ts';
import { foundations } from '#server/db/tables/tables.ts';

const isPresent = isNull(subPartners.ended);

/** The organisations below one, by code. */
export const subPartnersOf = (db: Db | Tx, parent: string) =>
  db
    .select({
      trid: subPartners.trid,
      title: foundations.title,
      code: subPartners.code,
      active: foundations.active,
      since: subPartners.since,
    })
    .from(subPartners)
    .innerJoin(foundations, eq(foundations.trid, subPartners.trid))
    .where(and(eq(subPartners.parent, parent), isPresent))
    .orderBy(asc(subPartners.code));

/** Those of these organisations that have others below them. */
export async function parentsAmong(db: Db | Tx, trids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ parent: subPartners.parent })
    .from(subPartners)
    .where(and(inArray(subPartners.parent, [...trids]), isPresent));
  return new Set(rows.map(({ parent }) => parent));
}

/** Where an organisation stands: what is above it, and how many are below. */
export async function placeOf(db: Db | Tx, trid: string) {
  const [above] = await db
    .select({ parent: subPartners.parent, title: foundations.title, code: subPartners.code, since: subPartners.since })
    .from(subPartners)
    .innerJoin(foundations, eq(foundations.trid, subPartners.parent))
    .where(and(eq(subPartners.trid, trid), isPresent));
  const [below] = await db
    .select({ n: count() })
    .from(subPartners)
    .where(and(eq(subPartners.parent, trid), isPresent));
  return { above, below: below?.n ?? 0 };
}

/** Of several who place the same organisations, one after the other. */
export async function lockOrganisations(tx: Tx, trids: readonly string[]): Promise<void> {
  await tx
    .select({ trid: foundations.trid })
    .from(foundations)
    .where(inArray(foundations.trid, [...trids]))
    .orderBy(asc(foundations.trid))
    .for('update');
}

/** False where the code was given before. */
export async function placeBelow(
  tx: Tx,
  place: { trid: string; parent: string; code: string; since: number },
): Promise<boolean> {
  const placed = await tx.insert(subPartners).values(place).onConflictDoNothing().returning({ code: subPartners.code });
  return placed.length > 0;
}

export async function endBelow(tx: Tx, trid: string, ended: number): Promise<void> {
  await tx
    .update(subPartners)
    .set({ ended })
    .where(and(eq(subPartners.trid, trid), isPresent));
}

/** The code under which an organisation sells now. */
export async function codeOf(db: Db | Tx, trid: string): Promise<string | null> {
  const [row] = await db
    .select({ code: subPartners.code })
    .from(subPartners)
    .where(and(eq(subPartners.trid, trid), isPresent));
  return row?.code ?? null;
}
