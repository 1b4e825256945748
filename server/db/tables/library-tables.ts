import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ms, tsvector, users } from './tables.ts';

/**
 * Who may see a file: the holders of the roles of its repository and, where it names roles itself, of one of those too;
 * on behalf of the foundation alone where there is one. All files with the same rule share a row, so that a user's
 * view of the library is a list of a few numbers.
 */
export const libraryAudiences = pgTable(
  'library_audiences',
  {
    id: serial().primaryKey(),
    repository: text().notNull(),
    /** Empty where the files belong to no foundation. */
    trid: text().notNull(),
    /** In capitals and sorted. */
    roles: text().array().notNull(),
  },
  (t) => [uniqueIndex('library_audiences_rule').on(t.trid, t.repository, t.roles)],
);

/** What lists show of a file of the library; `path` begins with its repository. */
export const libraryFiles = pgTable(
  'library_files',
  {
    id: serial().primaryKey(),
    path: text().notNull(),
    folder: text().notNull(),
    name: text().notNull(),
    extension: text().notNull(),
    audience: integer()
      .notNull()
      .references(() => libraryAudiences.id),
    size: ms('size').notNull(),
    modified: ms('modified').notNull(),
    /** When this content appeared in the index; the time of the file itself at the first look at the library. */
    changed: ms('changed').notNull(),
    /** Device and number of the file, which stay the same when it is moved. */
    inode: text().notNull(),
    /** True while the file on the disk is newer than this row, or was not read yet. */
    pending: boolean().notNull().default(true),
    /** SHA-256 of the bytes and their CRC-32; null until they were read. */
    hash: text(),
    crc: bigint('crc', { mode: 'number' }),
    /** When the meta file beside it was changed last; 0 where there is none. */
    metaModified: ms('meta_modified').notNull(),
    description: text(),
    version: text(),
    shortcuturl: text().notNull(),
    validFrom: text('valid_from'),
    validUntil: text('valid_until'),
    /** Paths of the files that this one takes the place of. */
    supersedes: text().array().notNull(),
  },
  (t) => [
    uniqueIndex('library_files_path').on(t.path),
    index('library_files_folder').on(t.folder),
    index('library_files_inode').on(t.inode),
    index('library_files_modified').on(t.modified),
    index('library_files_changed').on(t.changed),
    index('library_files_pending').on(sql`(${t.hash} is null)`, t.id).where(sql`${t.pending}`),
    index('library_files_supersedes').on(t.id).where(sql`${t.supersedes} <> '{}'`),
  ],
);

/** What searches look at; apart from the rest, so that the rows of a hundred thousand files stay in memory. */
export const librarySearch = pgTable(
  'library_search',
  {
    file: integer()
      .primaryKey()
      .references(() => libraryFiles.id, { onDelete: 'cascade' }),
    audience: integer().notNull(),
    extension: text().notNull(),
    modified: ms('modified').notNull(),
    superseded: boolean().notNull().default(false),
    validUntil: text('valid_until'),
    /** Name (weight A), folder (B) and description (C). */
    title: tsvector('title').notNull(),
    /** The same, and the text inside. */
    everything: tsvector('everything').notNull(),
    /** Blanks that make PostgreSQL store the long vector apart, which it does with rows of more than 2 KB only. */
    filler: text().notNull().default(sql`repeat(' ', 2100)`),
    /** The transaction that wrote the row last, set by a trigger: by it copies of the index in processes find what changed. */
    changedIn: ms('changed_in').notNull().default(sql`pg_current_xact_id()::text::bigint`),
  },
  (t) => [
    index('library_search_everything').using('gin', t.everything),
    index('library_search_changed_in').on(t.changedIn),
  ],
);

/** Files that left the index within the last day or so, written by a trigger; `gone` in ms. */
export const libraryGone = pgTable(
  'library_gone',
  { file: integer().primaryKey(), goneIn: ms('gone_in').notNull(), gone: ms('gone').notNull() },
  (t) => [index('library_gone_in').on(t.goneIn)],
);

/** The beginning of the text inside a file, from which hits show why they matched. */
export const libraryTexts = pgTable('library_texts', {
  file: integer()
    .primaryKey()
    .references(() => libraryFiles.id, { onDelete: 'cascade' }),
  body: text().notNull(),
});

/** Every word of the library once: what compounds are taken apart by and typing errors put right with; `folded` is without umlauts and accents. */
export const libraryLabels = pgTable('library_words', { word: text().primaryKey(), folded: text().notNull() }, (t) => [
  index('library_words_trigrams').using('gin', sql`${t.folded} gin_trgm_ops`),
  index('library_words_folded').on(t.folded),
]);

/** How much lies directly in a folder, per audience; counts and dates of folders are sums over these rows. */
export const libraryFolders = pgTable(
  'library_folders',
  {
    folder: text().notNull(),
    audience: integer().notNull(),
    files: integer().notNull(),
    bytes: ms('bytes').notNull(),
    newest: ms('newest').notNull(),
  },
  (t) => [primaryKey({ columns: [t.folder, t.audience] })],
);

/** What editors say about a folder, in its meta file; folders without one have no row. */
export const libraryFolderMetas = pgTable('library_folder_metas', {
  folder: text().primaryKey(),
  /** When the meta file was changed last. */
  metaModified: ms('meta_modified').notNull(),
  title: text(),
  description: text(),
  /** One of them is needed for all that lies below; employees' alone where the meta file is broken. */
  roles: text().array().notNull(),
});

/** Contents that another one under the same name took the place of; their bytes are kept under the hash. */
export const libraryVersions = pgTable(
  'library_versions',
  {
    id: text().primaryKey(),
    path: text().notNull(),
    hash: text().notNull(),
    size: ms('size').notNull(),
    modified: ms('modified').notNull(),
    version: text(),
    replaced: ms('replaced').notNull(),
  },
  (t) => [index('library_versions_path').on(t.path)],
);

export const libraryFavourites = pgTable(
  'library_favourites',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    path: text().notNull(),
    created: ms('created').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.path] })],
);

/** Folders that a user follows: what changed after `seen` counts as unread, what changed after `mailed` is in the next mail. */
export const libraryFollows = pgTable(
  'library_follows',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    folder: text().notNull(),
    seen: ms('seen').notNull(),
    mailed: ms('mailed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.folder] }), index('library_follows_mailed').on(t.mailed)],
);

/** When a user looked at a repository: `since` is the end of the visit before the present one. */
export const libraryVisits = pgTable(
  'library_visits',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    path: text().notNull(),
    since: ms('since'),
    last: ms('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.path] })],
);

/** When a user marked a document as read; what changed later is news again. */
export const libraryReads = pgTable(
  'library_reads',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    path: text().notNull(),
    read: ms('read').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.path] }), index('library_reads_read').on(t.read)],
);
