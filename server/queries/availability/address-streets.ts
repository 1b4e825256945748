import { and, asc, eq } from 'drizzle-orm';
import { beginsWith, folded } from '#server/db/fold.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { addressStreets } from '#server/db/tables/availability-tables.ts';

export type StreetRow = typeof addressStreets.$inferInsert;

/** The places of a postcode, at most two: whether it is one alone is what counts. */
export const placesOf = async (db: Db, zip: string): Promise<string[]> =>
  (
    await db
      .selectDistinct({ city: addressStreets.city })
      .from(addressStreets)
      .where(eq(addressStreets.zip, zip))
      .limit(2)
  ).map(({ city }) => city);

/** Streets of a postcode that begin as typed, by name. */
export async function streetsOf(
  db: Db,
  { zip, begin, limit }: { readonly zip: string; readonly begin: string; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ street: addressStreets.street, order: folded(addressStreets.street) })
    .from(addressStreets)
    .where(and(eq(addressStreets.zip, zip), ...(begin === '' ? [] : [beginsWith(addressStreets.street, begin)])))
    .orderBy(asc(folded(addressStreets.street)), asc(addressStreets.street))
    .limit(limit);
  return rows.map(({ street }) => street);
}

export const clearStreets = (tx: Tx) => tx.delete(addressStreets);
/** Adds streets, and answers those that were not there yet. */
export const insertStreets = (tx: Tx, rows: readonly StreetRow[]): Promise<StreetRow[]> =>
  tx
    .insert(addressStreets)
    .values(
      rows.map(({ zip, city, district = '', street, houseNumbers = '' }) => ({
        ...{ zip, city, district, street, houseNumbers },
      })),
    )
    .onConflictDoNothing()
    .returning();
