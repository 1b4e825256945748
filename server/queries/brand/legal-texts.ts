import { and, asc, desc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LegalName } from '#contract/brand/legal.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { legalTexts } from '#server/db/tables/brand-tables.ts';
import { users } from '#server/db/tables/tables.ts';

export type LegalRow = typeof legalTexts.$inferSelect;

/** Released versions of the terms without their texts. */
export const releasedTerms = (db: Db | Tx) =>
  db
    .select({ version: legalTexts.validFrom, audience: legalTexts.audience })
    .from(legalTexts)
    .where(and(eq(legalTexts.name, 'terms'), isNotNull(legalTexts.released)))
    .orderBy(asc(legalTexts.validFrom));

/** What counts on a day, the latest first. */
export const legalInForce = (db: Db | Tx, name: LegalName, today: string): Promise<LegalRow[]> =>
  db
    .select()
    .from(legalTexts)
    .where(and(eq(legalTexts.name, name), isNotNull(legalTexts.released), lte(legalTexts.validFrom, today)))
    .orderBy(desc(legalTexts.validFrom), desc(legalTexts.released));

export async function termsOfVersion(db: Db | Tx, version: string): Promise<LegalRow | undefined> {
  const [row] = await db
    .select()
    .from(legalTexts)
    .where(and(eq(legalTexts.name, 'terms'), eq(legalTexts.validFrom, version), isNotNull(legalTexts.released)));
  return row;
}

const [preparers, releasers] = [alias(users, 'preparers'), alias(users, 'releasers')];
/** With names, the latest first. */
export const listLegalTexts = (db: Db | Tx) =>
  db
    .select({ text: legalTexts, preparedBy: preparers.displayName, releasedBy: releasers.displayName })
    .from(legalTexts)
    .leftJoin(preparers, eq(preparers.id, legalTexts.preparedBy))
    .leftJoin(releasers, eq(releasers.id, legalTexts.releasedBy))
    .orderBy(desc(legalTexts.validFrom), desc(legalTexts.modified));

/** The one that is prepared. */
export async function lockDraft(tx: Tx, name: LegalName): Promise<LegalRow | undefined> {
  const [row] = await tx
    .select()
    .from(legalTexts)
    .where(and(eq(legalTexts.name, name), isNull(legalTexts.released)))
    .for('update');
  return row;
}

/** False where another one has the day, or is prepared. */
export async function insertLegal(tx: Tx, row: typeof legalTexts.$inferInsert): Promise<boolean> {
  const added = await tx.insert(legalTexts).values(row).onConflictDoNothing().returning({ id: legalTexts.id });
  return added.length > 0;
}

export async function changeLegal(tx: Tx, id: string, change: Partial<Omit<LegalRow, 'id'>>): Promise<void> {
  await tx.update(legalTexts).set(change).where(eq(legalTexts.id, id));
}

export async function deleteLegal(tx: Tx, id: string): Promise<void> {
  await tx.delete(legalTexts).where(eq(legalTexts.id, id));
}
