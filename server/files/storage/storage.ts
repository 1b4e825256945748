import type { Readable } from 'node:stream';
import type { DataStore, KvStore, Upload } from '@tus/server';
import type { ByteRange } from '#server/core/byte-range.ts';
import type { MeasuredBytes } from './measure-bytes.ts';
import type { SoundFiles } from './sound-files.ts';

export interface SetAside {
  id: string;
  /** When it was set aside, `YYYY-MM-DD`. */
  day: string;
  size: number;
}

/** Where files go that the database does not know, before they are deleted for good; it may be the wrong database. */
export interface Quarantine {
  /** Moves all that is stored under an id out of the way. */
  take(id: string, day: string): Promise<void>;
  list(): AsyncIterable<SetAside>;
  /** Puts it where it lay before. */
  giveBack(id: string, day: string): Promise<void>;
  delete(id: string, day: string): Promise<void>;
}

/**
 * Where the bytes of uploads and attachments live. A stored name is a random id made by the server: nothing a user
 * typed ever names a file. Bytes never move: an upload's id stays its name when it becomes an attachment.
 */
export interface Storage {
  readonly quarantine: Quarantine;
  readonly sound: SoundFiles;
  /** Writes a whole stream; durable when the promise resolves, and nothing is left behind when it fails. Answers what was written. */
  put(id: string, bytes: Readable): Promise<MeasuredBytes>;
  open(id: string, range?: ByteRange): Readable;
  /** Size in bytes; undefined where nothing is stored under the id. */
  size(id: string): Promise<number | undefined>;
  /** Size in bytes, and what changes whenever the file is written to; undefined where nothing is stored under the id. */
  look(id: string): Promise<{ size: number; version: string } | undefined>;
  /**
   * Turns the received bytes of an upload into one file that survives a power cut, before the file is read. Returns its
   * SHA-256.
   */
  seal(id: string): Promise<string>;
  /** Deletes a stored file, and does nothing if there is none. */
  delete(id: string): Promise<void>;
  /** Everything stored, with the time of the last write in ms and the size in bytes; an upload may come twice. */
  list(): AsyncIterable<{ id: string; modified: number; size: number }>;
  /** Bytes that still fit. */
  free(): Promise<number>;
  /** The tus store that writes uploads to their final place; `rows` keeps what is known about each. */
  uploads(rows: KvStore<Upload>): DataStore;
}
