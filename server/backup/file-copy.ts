import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A line of `files.jsonl`. */
export interface CopiedFile {
  readonly sha256: string;
  readonly size: number;
  /** Inside the backup, with slashes. */
  readonly path: string;
  /** When it was changed last, in ms; of documents alone. */
  readonly modified?: number;
}

export const lineOf = (file: CopiedFile) => `${JSON.stringify(file)}\n`;

/** Passes bytes on, counts and sums them up. */
export function measuring() {
  const hash = createHash('sha256');
  let size = 0;
  return {
    async *through(bytes: AsyncIterable<Buffer>) {
      for await (const chunk of bytes) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    measured: () => ({ sha256: hash.digest('hex'), size }),
  };
}

/** Writes a stream to a new file that outlives a power cut. */
export async function writeWhole(from: Readable, to: string): Promise<{ sha256: string; size: number }> {
  const { through, measured } = measuring();
  await pipeline(from, through, createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }));
  return measured();
}

export async function sumOfFile(path: string): Promise<{ sha256: string; size: number }> {
  const { through, measured } = measuring();
  for await (const _ of through(createReadStream(path)));
  return measured();
}

/** Works on several at a time: a disk that waits for one file writes others meanwhile. */
export async function severalAtOnce<T>(all: AsyncIterable<T>, work: (one: T) => Promise<void>): Promise<void> {
  const waiting = all[Symbol.asyncIterator]();
  const worker = async () => {
    for (let next = await waiting.next(); !next.done; next = await waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}
