import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { maxStatementSize } from '#domain/documents/upload-rules.ts';
import type { FilePlace } from '../files/reading/file-orders.ts';
import type { StatementFile } from './read-file.ts';

/**
 * Limit for the compressed copy of a file, in bytes: text takes a tenth, and workbooks with the maximum number of rows
 * stay below it.
 */
const maxKeptSize = 16 * 1024 ** 2;

const openPlace = (place: FilePlace): Readable =>
  'path' in place ? createReadStream(place.path) : Readable.from([Buffer.from(place.bytes)]);

async function hashOf(place: FilePlace): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(openPlace(place), hash);
  return hash.digest('hex');
}

/** A file on the disk or in memory with what tells it from others. One that is too large is told by its name and size alone. */
export async function arrivingFile(name: string, place: FilePlace): Promise<StatementFile> {
  const size = 'path' in place ? (await lstat(place.path)).size : place.bytes.length;
  const isTooLarge = size > maxStatementSize;
  const hash = await hashOf(isTooLarge ? { bytes: Buffer.from(`${name} ${size}`) } : place);
  return { name, hash, size, place };
}

/** The packed bytes of a file, as they are kept until its lines count; null for one that is too large for that. */
export async function packedFile({ size, place }: StatementFile): Promise<Buffer | null> {
  if (size > maxStatementSize) return null;
  const chunks: Buffer[] = [];
  let length = 0;
  const packer = createGzip();
  const source = openPlace(place);
  source.on('error', (error) => packer.destroy(error)).pipe(packer);
  try {
    for await (const chunk of packer) {
      length += chunk.length;
      if (length > maxKeptSize) return null;
      chunks.push(chunk);
    }
  } finally {
    source.destroy();
  }
  return Buffer.concat(chunks);
}

/** Keeps a file that arrives in a folder of its own for as long as the work lasts. */
export async function withArrivingFile<T>(
  name: string,
  content: Readable,
  work: (file: StatementFile) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'statement-'));
  try {
    const path = join(folder, 'file');
    await pipeline(content, createWriteStream(path, { mode: 0o600 }));
    return await work(await arrivingFile(name, { path }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
