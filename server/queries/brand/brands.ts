import { and, desc, eq, inArray, lt, notInArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '#server/db/open.ts';
import { brandLogos, brands, brandVersions } from '#server/db/tables/brand-tables.ts';
import { users } from '#server/db/tables/tables.ts';

export type BrandRow = typeof brands.$inferSelect;
export type LogoRow = typeof brandLogos.$inferSelect;

export const listBrands = (db: Db | Tx): Promise<BrandRow[]> => db.select().from(brands);

const [lookers, proposers, writers] = [alias(users, 'lookers'), alias(users, 'proposers'), alias(users, 'writers')];

/** With the names of those who changed them. */
export const listNamedBrands = (db: Db) =>
  db
    .select({
      brand: brands,
      lookBy: lookers.displayName,
      proposedBy: proposers.displayName,
      companyBy: writers.displayName,
    })
    .from(brands)
    .leftJoin(lookers, eq(lookers.id, brands.lookBy))
    .leftJoin(proposers, eq(proposers.id, brands.proposedBy))
    .leftJoin(writers, eq(writers.id, brands.companyBy));

/** The row of a variant, made where there is none, for this transaction alone. */
export async function lockBrand(tx: Tx, variant: string): Promise<BrandRow> {
  await tx.insert(brands).values({ variant }).onConflictDoNothing();
  const [row] = await tx.select().from(brands).where(eq(brands.variant, variant)).for('update');
  if (!row) throw new Error(`no brand ${variant}`);
  return row;
}

export async function changeBrand(tx: Tx, variant: string, change: Partial<Omit<BrandRow, 'variant'>>): Promise<void> {
  await tx.update(brands).set(change).where(eq(brands.variant, variant));
}

export async function findLogo(db: Db | Tx, digest: string): Promise<LogoRow | undefined> {
  const [row] = await db.select().from(brandLogos).where(eq(brandLogos.digest, digest));
  return row;
}

export type BrandVersionRow = typeof brandVersions.$inferSelect;

export async function insertBrandVersion(tx: Tx, row: BrandVersionRow): Promise<void> {
  await tx.insert(brandVersions).values(row);
}

const [makers, releasers] = [alias(users, 'makers'), alias(users, 'releasers')];

/** The newest first, with the names of those who made and released them. */
export const listBrandVersions = (db: Db | Tx, variant: string) =>
  db
    .select({ row: brandVersions, by: makers.displayName, releasedBy: releasers.displayName })
    .from(brandVersions)
    .leftJoin(makers, eq(makers.id, brandVersions.by))
    .leftJoin(releasers, eq(releasers.id, brandVersions.releasedBy))
    .where(eq(brandVersions.variant, variant))
    .orderBy(desc(brandVersions.published), desc(brandVersions.version));

/** What is known of logos without their bytes. */
export const logoShapes = (db: Db | Tx, digests: readonly string[]) => {
  const { digest, mimetype, width, height } = brandLogos;
  return db
    .select({ digest, mimetype, width, height })
    .from(brandLogos)
    .where(inArray(digest, [...digests]));
};

/** Keeps a logo; those that no brand names or named and that were stored before `since` go. */
export async function keepLogo(tx: Tx, row: LogoRow, since: number): Promise<void> {
  await tx
    .insert(brandLogos)
    .values(row)
    .onConflictDoUpdate({ target: brandLogos.digest, set: { stored: row.stored } });
  const looks = await tx.select().from(brandVersions).where(eq(brandVersions.part, 'look'));
  const named = [
    ...(await listBrands(tx)).flatMap(({ look, proposal }) => [look?.logo ?? '', proposal?.logo ?? '']),
    ...looks.map(({ content }) => ('logo' in content ? content.logo : '')),
  ];
  await tx.delete(brandLogos).where(and(lt(brandLogos.stored, since), notInArray(brandLogos.digest, ['', ...named])));
}
