import type { ByteRange } from '#server/core/byte-range.ts';
import type { LibraryFile } from '#server/queries/library/library-files.ts';
import type { Reader } from '../extract/reader.ts';
import type { KeptBytes } from '../extract/reader-worker.ts';

export interface ScannedFile {
  name: string;
  size: number;
  /** Milliseconds since the epoch, as `metaModified`, which is 0 where there is no meta file and changes with it. */
  modified: number;
  metaModified: number;
  /** What stays the same when the file is moved. */
  inode: string;
}

export interface ScannedFolder {
  /** False where there is no such folder. */
  present: boolean;
  folders: string[];
  files: ScannedFile[];
  /** As `metaModified`, of the folder itself. */
  metaModified: number;
}

interface FolderEntry {
  name: string;
  isLink: boolean;
  /** The name as it is stored, where another entry of the same name is shown in its place. */
  hiddenName?: string;
}

/** The content read from a file; `release` frees the space of a fetched copy. */
export interface TakenFile extends KeptBytes {
  release: () => Promise<void>;
}

/** A document that comes in by the portal; nothing is said of it where its meta file is empty. */
export interface StoredDocument {
  readonly content: AsyncIterable<Buffer>;
  readonly meta: string;
}

/** What a source tells while it is followed. */
export interface Followers {
  /** Something changed in these folders, in none of them where the place was merely looked at; anywhere without. */
  changed: (folders?: readonly string[]) => void;
  /** The source cannot be read or watched now. */
  failed: (error: unknown) => void;
}

export interface Following {
  /** Told of every folder that is there, and of those that are not any more. */
  seen: (folder: string) => void;
  missed: (folder: string) => void;
  stop: () => void;
}

/**
 * Where the files lie that editors maintain. Paths, folders and names are those of the library, '' its top; a source opens
 * what lies there under the same letters in another form.
 */
export interface LibrarySource {
  /** For the log. */
  readonly place: string;
  /** How long (ms) a file must lie still before it counts as written; 0 where files appear whole. */
  readonly settle: number;
  /** Scans the place again if it is not scanned each time. Throws if it cannot be reached. */
  refresh(): Promise<void>;
  scan(folder: string): Promise<ScannedFolder>;
  /** Undefined where there is no such file. */
  look(path: string): Promise<ScannedFile | undefined>;
  /** The first 64 KB as text. */
  beginning(path: string): Promise<string>;
  /** True where a file that the index knows elsewhere is this one now. */
  isMoved(knownFile: LibraryFile, file: ScannedFile): Promise<boolean>;
  /** Reads a whole file: its hash, a copy under it where one is wanted, and where its bytes lie for a look inside. */
  take(reader: Reader, path: string, takeOptions: { copy: boolean; inside: boolean }): Promise<TakenFile>;
  /** Opens a file that is still the one the index read; undefined where it is not. */
  open(
    file: Pick<LibraryFile, 'path' | 'size' | 'modified'>,
  ): Promise<((range: ByteRange) => AsyncIterable<Buffer>) | undefined>;
  /** Puts a file into a folder that is there, whole and after its meta file; it takes the place of one of the same name. */
  store(path: string, stored: StoredDocument): Promise<void>;
  follow(followers: Followers): Following;
  /** Everything in a folder, also what the library does not show. */
  strays(folder: string): Promise<FolderEntry[]>;
}

/** The source answers again later; nothing is known about its files until then. */
export class SourceUnreachable extends Error {}

/** A file is not any more what it was when it was looked at; the next look tells. */
export class ChangedMeanwhile extends Error {}
