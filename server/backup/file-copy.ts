import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type MeasuredBytes, measureBytes, measuring } from '../files/storage/measure-bytes.ts';

/** A line of `files.jsonl`. */
export interface CopiedFile extends MeasuredBytes {
  /** Inside the backup, with slashes. */
  readonly path: string;
  /** When it was changed last, in ms; of documents alone. */
  readonly modified?: number;
}

export const lineOf = (file: CopiedFile) => `${JSON.stringify(file)}\n`;

/** Writes a stream to a new file that outlives a power cut. */
export async function writeWhole(from: Readable, to: string): Promise<MeasuredBytes> {
  const { through, measured } = measuring();
  await pipeline(from, through, createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }));
  return measured();
}

export const sumOfFile = (path: string): Promise<MeasuredBytes> => measureBytes(createReadStream(path));

/** Works on several at a time: a disk that waits for one file writes others meanwhile. */
export async function severalAtOnce<T>(all: AsyncIterable<T>, work: (one: T) => Promise<void>): Promise<void> {
  const waiting = all[Symbol.asyncIterator]();
  const worker = async () => {
    for (let next = await waiting.next(); !next.done; next = await waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}
