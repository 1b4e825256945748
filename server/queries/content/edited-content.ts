import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { EditedCollection } from '#contract/content/edited-content.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { contentDrafts, contentVersions } from '#server/db/tables/content-tables.ts';

export type VersionRow = typeof contentVersions.$inferSelect;
export type DraftRow = typeof contentDrafts.$inferSelect;

interface EntryName {
  readonly collection: EditedCollection;
  readonly id: string;
}

/** What was published last of each entry. */
export const latestVersions = (db: Db | Tx): Promise<VersionRow[]> =>
  db
    .selectDistinctOn([contentVersions.collection, contentVersions.entry])
    .from(contentVersions)
    .orderBy(asc(contentVersions.collection), asc(contentVersions.entry), desc(contentVersions.number));

/** Tells whether something was published since. */
export async function publishedMark(db: Db | Tx): Promise<string> {
  const [row] = await db
    .select({ mark: sql<string>`count(*) || '.' || coalesce(max(${contentVersions.time}), 0)` })
    .from(contentVersions);
  return row?.mark ?? '';
}

export const listDrafts = (db: Db | Tx): Promise<DraftRow[]> => db.select().from(contentDrafts);

const isVersionOf = ({ collection, id }: EntryName) =>
  and(eq(contentVersions.collection, collection), eq(contentVersions.entry, id));
const isDraftOf = ({ collection, id }: EntryName) =>
  and(eq(contentDrafts.collection, collection), eq(contentDrafts.entry, id));

/** The newest first. */
export const versionsOf = (db: Db | Tx, name: EntryName): Promise<VersionRow[]> =>
  db.select().from(contentVersions).where(isVersionOf(name)).orderBy(desc(contentVersions.number));

export async function draftOf(db: Db | Tx, name: EntryName): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(contentDrafts).where(isDraftOf(name));
  return row;
}

/** Two who publish the same entry wait for each other. */
export const lockEntry = ({ collection, id }: EntryName, tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`content ${collection}/${id}`}, 0))`);

export async function insertVersion(tx: Tx, row: typeof contentVersions.$inferInsert): Promise<void> {
  await tx.insert(contentVersions).values(row);
}

/** Sets a new base of the version that is shown. */
export async function rebaseVersion(tx: Tx, name: EntryName, number: number, base: string | null): Promise<void> {
  await tx
    .update(contentVersions)
    .set({ base })
    .where(and(isVersionOf(name), eq(contentVersions.number, number)));
}

export async function putDraft(tx: Tx, row: typeof contentDrafts.$inferInsert): Promise<void> {
  await tx
    .insert(contentDrafts)
    .values(row)
    .onConflictDoUpdate({ target: [contentDrafts.collection, contentDrafts.entry], set: row });
}

export async function deleteDraft(tx: Tx, name: EntryName): Promise<void> {
  await tx.delete(contentDrafts).where(isDraftOf(name));
}
