import { asc, eq, inArray, sql } from 'drizzle-orm';
import { uuidv7 } from '#server/core/uuid.ts';
import type { Db, Tx } from '#server/db/open.ts';
import {
  libraryAudiences,
  libraryFavourites,
  libraryFiles,
  libraryVersions,
} from '#server/db/tables/library-tables.ts';
import type { AudienceRule } from './audience.ts';

export type LibraryFile = typeof libraryFiles.$inferSelect;
export type LibraryVersion = typeof libraryVersions.$inferSelect;
type Row = Omit<LibraryFile, 'id'>;

/** A row of the index with the words of its title, by weight. */
export interface IndexRow extends Row {
  nameWords: string;
  folderWords: string;
  descriptionWords: string;
}

/** The number of an audience, which is made where there is none yet. */
export async function audienceId(db: Db, { repository, trid, roles }: AudienceRule): Promise<number> {
  const rule = sql`${repository}, ${trid}, array(select jsonb_array_elements_text(${JSON.stringify(roles)}::jsonb))`;
  await db.execute(
    sql`insert into library_audiences (repository, trid, roles) values (${rule}) on conflict do nothing`,
  );
  const [audienceRow] = await db
    .select({ id: libraryAudiences.id })
    .from(libraryAudiences)
    .where(sql`(${libraryAudiences.repository}, ${libraryAudiences.trid}, ${libraryAudiences.roles}) = (${rule})`);
  return (audienceRow as { id: number }).id;
}

export const filesIn = (db: Db | Tx, folder: string) =>
  db.select().from(libraryFiles).where(eq(libraryFiles.folder, folder));

/** Folders that hold files as the index knows it. */
export async function indexedFolders(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ folder: libraryFiles.folder }).from(libraryFiles);
  return rows.map(({ folder }) => folder);
}

export const filesWithInode = (db: Db, inodes: readonly string[]) =>
  db
    .select()
    .from(libraryFiles)
    .where(inArray(libraryFiles.inode, [...inodes]));

export async function fileByPath(db: Db | Tx, path: string): Promise<LibraryFile | undefined> {
  const [fileRow] = await db.select().from(libraryFiles).where(eq(libraryFiles.path, path));
  return fileRow;
}

export async function anyLibraryFile(db: Db): Promise<boolean> {
  return (await db.select({ id: libraryFiles.id }).from(libraryFiles).limit(1)).length > 0;
}

/** Those that wait to be read; changed ones first, because the index still shows what they were. */
export const pendingFiles = (db: Db, limit: number) =>
  db
    .select()
    .from(libraryFiles)
    // In the words of the index, which else would not be used: a hundred thousand rows would be sorted for each batch.
    .where(sql`${libraryFiles.pending}`)
    .orderBy(sql`(${libraryFiles.hash} is null)`, asc(libraryFiles.id))
    .limit(limit);

export async function markPending(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await db
      .update(libraryFiles)
      .set({ pending: true })
      .where(inArray(libraryFiles.id, [...ids]));
}

export async function deleteFiles(db: Db, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += 500) {
    await db.delete(libraryFiles).where(inArray(libraryFiles.id, ids.slice(at, at + 500)));
  }
}

/** Gives a file its new place; marks and earlier versions go with it. */
export async function moveFile(db: Db, from: string, to: { path: string; folder: string; name: string }) {
  await db.transaction(async (tx) => {
    await tx
      .update(libraryFiles)
      .set({ ...to, pending: true })
      .where(eq(libraryFiles.path, from));
    await tx.update(libraryVersions).set({ path: to.path }).where(eq(libraryVersions.path, from));
    await tx.execute(
      sql`update library_favourites set path = ${to.path} where path = ${from} and not exists
        (select 1 from library_favourites other where other.user_id = library_favourites.user_id and other.path = ${to.path})`,
    );
    await tx.delete(libraryFavourites).where(eq(libraryFavourites.path, from));
  });
}

const columns = sql`path text, folder text, name text, extension text, audience int, size bigint, modified bigint,
  changed bigint, inode text, pending boolean, hash text, crc bigint, "metaModified" bigint, description text,
  version text, shortcuturl text, "validFrom" text, "validUntil" text, supersedes text[],
  "nameWords" text, "folderWords" text, "descriptionWords" text, words text, body text`;

const title = sql`setweight(to_tsvector('library', r."nameWords"), 'A') ||
  setweight(to_tsvector('library', r."folderWords"), 'B') || setweight(to_tsvector('library', r."descriptionWords"), 'C')`;

/** Looked up one by one: while a library is filled, its statistics lead a join to read the whole table each time. */
const id = sql`(select f.id from library_files f where f.path = r.path)`;

/** Writes rows of the index, new ones and changed ones alike, each with the text inside where one was read. */
export async function putFiles(db: Db, rows: readonly (IndexRow & { words?: string; body?: string })[]): Promise<void> {
  if (rows.length === 0) return;
  const rowsJson = JSON.stringify(rows);
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into library_files (path, folder, name, extension, audience, size, modified, changed, inode, pending, hash,
        crc, meta_modified, description, version, shortcuturl, valid_from, valid_until, supersedes)
      select path, folder, name, extension, audience, size, modified, changed, inode, pending, hash,
        crc, "metaModified", description, version, shortcuturl, "validFrom", "validUntil", supersedes
      from jsonb_to_recordset(${rowsJson}::jsonb) as r(${columns})
      on conflict (path) do update set folder = excluded.folder, name = excluded.name, extension = excluded.extension,
        audience = excluded.audience, size = excluded.size, modified = excluded.modified, changed = excluded.changed,
        inode = excluded.inode, pending = excluded.pending, hash = excluded.hash, crc = excluded.crc,
        meta_modified = excluded.meta_modified, description = excluded.description, version = excluded.version,
        shortcuturl = excluded.shortcuturl, valid_from = excluded.valid_from, valid_until = excluded.valid_until,
        supersedes = excluded.supersedes`);
    await tx.execute(sql`
      insert into library_search (file, audience, extension, modified, valid_until, title, everything)
      select ${id}, r.audience, r.extension, r.modified, r."validUntil", t.title,
        t.title || to_tsvector('library', coalesce(r.words, ''))
      from jsonb_to_recordset(${rowsJson}::jsonb) as r(${columns}), lateral (select ${title} as title) t
      on conflict (file) do update set audience = excluded.audience, extension = excluded.extension,
        modified = excluded.modified, valid_until = excluded.valid_until, title = excluded.title,
        everything = excluded.everything`);
    if (!rows.some(({ body }) => body !== undefined)) return;
    await tx.execute(sql`
      insert into library_texts (file, body)
      select ${id}, r.body from jsonb_to_recordset(${rowsJson}::jsonb) as r(${columns}) where r.body is not null
      on conflict (file) do update set body = excluded.body`);
  });
}

export async function addWords(db: Db, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  await db.execute(
    sql`insert into library_words (word, folded) select word, fold_plain(word)
      from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as given(word) on conflict do nothing`,
  );
}

/** Keeps what a file was before its content changed. */
export async function insertVersion(db: Db, was: LibraryFile, replaced: number): Promise<void> {
  if (was.hash === null) return;
  const { path, hash, size, modified, version } = was;
  await db.insert(libraryVersions).values({ id: uuidv7(replaced), path, hash, size, modified, version, replaced });
}

/** Recounts the contents of these folders. */
export async function recountFolders(db: Db, folders: readonly string[]): Promise<void> {
  if (folders.length === 0) return;
  const folderList = sql`(select jsonb_array_elements_text(${JSON.stringify(folders)}::jsonb))`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from library_folders where folder in ${folderList}`);
    await tx.execute(sql`
      insert into library_folders (folder, audience, files, bytes, newest)
      select folder, audience, count(*)::int, sum(size)::bigint, max(modified) from library_files
      where folder in ${folderList} group by folder, audience
      on conflict (folder, audience) do update set files = excluded.files, bytes = excluded.bytes, newest = excluded.newest`);
  });
}

/** Marks the files that another one takes the place of. */
export async function markSuperseded(db: Db): Promise<void> {
  const replaced = sql`(select unnest(supersedes) from library_files where supersedes <> '{}')`;
  await db.execute(sql`
    update library_search s set superseded = not s.superseded from library_files f
    where f.id = s.file and s.superseded <> (f.path in ${replaced})`);
}

/** Brings statistics and the search index up to date after many files came in. */
export async function tidyIndex(db: Db): Promise<void> {
  await db.execute(sql`select gin_clean_pending_list('library_search_everything')`);
  await db.execute(sql`select gin_clean_pending_list('library_words_trigrams')`);
  for (const table of ['library_files', 'library_search', 'library_texts', 'library_words', 'library_folders']) {
    await db.execute(sql`analyze ${sql.identifier(table)}`);
  }
}

export async function versionById(db: Db, id: string) {
  const [versionRow] = await db.select().from(libraryVersions).where(eq(libraryVersions.id, id));
  return versionRow;
}
