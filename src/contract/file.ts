import * as z from 'zod/mini';
import { time } from './fields.ts';
import { listOf } from './record.ts';

/** A file of the library as another one names it. */
const fileReference = z.object({ name: z.string(), path: z.string() });

/** A stretch of a text; `mark` where it is what the search matched. */
const snippetPart = z.object({ text: z.string(), mark: z.boolean() });
export type SnippetPart = z.infer<typeof snippetPart>;

const foundPlaces = ['name', 'folder', 'description', 'text'] as const;

/** Why a file is a hit: where its words stand, and the place in words. */
const fileMatch = z.object({ where: z.enum(foundPlaces), snippet: z.array(snippetPart) });
export type FileMatch = z.infer<typeof fileMatch>;

/** A version that a newer file under the same name took the place of; `path` opens it like that of any file. */
const earlierVersion = z.object({
  path: z.string(),
  version: z.optional(z.string()),
  modified: time,
  size: z.number(),
});

/** A file entry (§3-7). `modified` in ms, `size` in bytes; of a folder the newest and the sum of what the caller may see in it. */
export const fileEntry = z.object({
  name: z.string(),
  path: z.string(),
  type: z.enum(['repository', 'folder', 'file']),
  modified: time,
  size: z.number(),
  extension: z.string(),
  mimetype: z.string(),
  /** Of a folder: what it is called on the screen, where the editors named it. */
  title: z.optional(z.string()),
  /** As the editors wrote it, with the sort directive where it begins with `#` (§9-5). */
  description: z.optional(z.string()),
  version: z.optional(z.string()),
  fileurl: z.optional(z.string()),
  icon: z.string(),
  properties: z.object({ shortcuturl: z.string() }),
  /** The repository of the library that it lies in. */
  repository: z.optional(z.string()),
  /** Changed since the caller's last visit to its repository. */
  isNew: z.optional(z.boolean()),
  favourite: z.optional(z.boolean()),
  /** Of a folder: the caller follows it. */
  followed: z.optional(z.boolean()),
  /** Of a folder: how many files the caller may see in it and below, and how many of them are new. */
  files: z.optional(z.number()),
  newFiles: z.optional(z.number()),
  /** Days (`YYYY-MM-DD`), both included. */
  validFrom: z.optional(z.string()),
  validUntil: z.optional(z.string()),
  expired: z.optional(z.boolean()),
  superseded: z.optional(z.boolean()),
  /** The file that takes this one's place, where the caller may see it. */
  supersededBy: z.optional(fileReference),
  /** The files that it takes the place of, as far as they are there and the caller may see them. */
  supersedes: z.optional(z.array(fileReference)),
  /** Newest first. */
  earlier: z.optional(z.array(earlierVersion)),
  /** Of a record's file: the field that it came with. */
  slot: z.optional(z.string()),
  /** A partner's file that no employee has opened: it may be taken back. */
  unread: z.optional(z.boolean()),
  /** In a list of several records' files: which of them it belongs to. */
  about: z.optional(z.object({ type: z.string(), id: z.string(), number: z.string() })),
  /** Only in the hits of a search. */
  found: z.optional(z.array(fileMatch)),
});
export type FileEntry = z.infer<typeof fileEntry>;

/** A file that came with a ticket; its description says what it is in the request. */
export const attachmentEntry = z.extend(fileEntry, { fileurl: z.string(), description: z.string() });
export type AttachmentEntry = z.infer<typeof attachmentEntry>;

const fileActions = ['list', 'search', 'quick'] as const;
const number = (min: number, max: number) => z.optional(z.coerce.number().check(z.minimum(min), z.maximum(max)));

/**
 * `GET /public/filebrowser/…` (§7-13..14). `list` takes the folder from the path, all others the query. `foundation` (a trid)
 * counts the tags of that one alone; without it each of the caller's own, one at a time.
 */
export const fileQuery = z.object({
  _action: z.enum(fileActions),
  foundation: z.optional(z.string().check(z.maxLength(40))),
  search: z.optional(z.string().check(z.maxLength(500))),
  /** Names of repositories with commas between; all without. */
  repositories: z.optional(z.string().check(z.maxLength(500))),
  /** Endings with commas between, without dots: `pdf,xlsx`. */
  ext: z.optional(z.string().check(z.maxLength(200))),
  /** Changed at or after this time, in ms. */
  since: number(0, Number.MAX_SAFE_INTEGER),
  /** Looks into names, folders and descriptions only. */
  titleOnly: z.optional(z.enum(['true', 'false'])),
  _limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500))),
  _offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
});
export type FileQuery = Omit<z.input<typeof fileQuery>, 'since' | '_limit' | '_offset'> & {
  since?: number;
  _limit?: number;
  _offset?: number;
};

/** Answer of `list`, `search` and `quick`. `counts` is a search's total per repository, counted without its own filter for repositories. */
export const fileList = z.extend(listOf(fileEntry), {
  /** Of `list`: the folder itself; missing at the top of the library. */
  folder: z.optional(fileEntry),
  /** Of `list`: when the caller visited the repository last, which `isNew` compares with. */
  lastVisit: z.optional(time),
  /** Only if a search has no exact hit: the text that was searched instead of the one typed. */
  corrected: z.optional(z.string()),
  /** Of a search without an exact hit: other texts that have hits, best first. */
  corrections: z.optional(z.array(z.string())),
});
export type FileList = z.infer<typeof fileList>;

const libraryPath = z.string().check(z.minLength(1), z.maxLength(1000));

export const oneTimeAction = z.union([
  /** `preview` where the file is shown and not saved: it is no activity of the user. */
  z.strictObject({ _action: z.literal('downloadFile'), path: libraryPath, preview: z.optional(z.boolean()) }),
  z.strictObject({
    _action: z.literal('downloadArchiveFile'),
    _attachment: z.string().check(z.minLength(1), z.maxLength(4000)),
  }),
  /** Files and folders of the library as one ZIP; a single file as it is. */
  z.strictObject({
    _action: z.literal('downloadArchiveFile'),
    paths: z.array(libraryPath).check(z.minLength(1), z.maxLength(200)),
  }),
]);
export type OneTimeAction = z.infer<typeof oneTimeAction>;

export const oneTimeToken = z.object({ token: z.string(), name: z.string() });

export const fileSortings = ['file:oldest', 'file:newest'] as const;

/** `PUT /library/favourites` (files) and `PUT /library/follows` (folders). */
export const fileMark = z.strictObject({ path: libraryPath, on: z.boolean() });
export type FileMark = z.infer<typeof fileMark>;

/** `POST /library/visits`: the caller sees the repository or folder now; calls within half an hour are one visit. */
export const libraryVisit = z.strictObject({ path: libraryPath });
