import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { libraryFiles, libraryReads } from '#server/db/tables/library-tables.ts';
import { inView } from './library-view.ts';
import { sinceOf } from './library-visits.ts';
import type { View } from './view.ts';

interface NewsQuery {
  readonly userId: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** `YYYY-MM-DD` in Berlin. */
  readonly today: string;
  /** Only what lies there or below. */
  readonly folder?: string | undefined;
  readonly limit: number;
}

/**
 * Documents that are new or changed since the user's last visit to their repository, and not marked as read; expired or
 * replaced documents are no news. The newest first.
 */
export async function unseenFiles(db: Db, view: View, { userId, now, today, folder, limit }: NewsQuery) {
  const repository = sql`split_part(${libraryFiles.path}, '/', 1)`;
  const inFolder = folder === undefined ? sql`true` : sql`starts_with(${libraryFiles.path}, ${`${folder}/`})`;
  const rows = await db
    .select({ file: libraryFiles })
    .from(libraryFiles)
    .where(sql`${inView(libraryFiles.audience, view)} and ${inFolder} and ${libraryFiles.shortcuturl} = ''
      and ${libraryFiles.changed} > ${sinceOf(userId, repository, now)}
      and (${libraryFiles.validUntil} is null or ${libraryFiles.validUntil} >= ${today})
      and not exists (select 1 from library_search s where s.file = ${libraryFiles.id} and s.superseded)
      and not exists (select 1 from library_reads r where r.user_id = ${userId} and r.path = ${libraryFiles.path}
        and r.read >= ${libraryFiles.changed})`)
    .orderBy(sql`${libraryFiles.changed} desc, ${libraryFiles.id} desc`)
    .limit(limit);
  return rows.map(({ file }) => file);
}

/** The user has read these documents as they are now. */
export async function noteRead(db: Db, userId: string, paths: readonly string[], now: number): Promise<void> {
  await db
    .insert(libraryReads)
    .values([...new Set(paths)].map((path) => ({ userId, path, read: now })))
    .onConflictDoUpdate({ target: [libraryReads.userId, libraryReads.path], set: { read: now } });
}

/** Marks that count no more: what changed before then is no news to anybody. */
export async function deleteReadsUntil(db: Db, until: number): Promise<void> {
  await db.execute(sql`delete from library_reads where read < ${until}`);
}

/** Products that drafts and orders of a foundation are about. */
export async function soldProducts(db: Db, trid: string): Promise<string[]> {
  const result = await db.execute(sql`
    select distinct unnest(values) as value from record_tallies
    where trid = ${trid} and type in ('hfo.vp.draft', 'hfo.vp.order') and n > 0`);
  return (result as unknown as { rows: { value: string }[] }).rows.map(({ value }) => value);
}
