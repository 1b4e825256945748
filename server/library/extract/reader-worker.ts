import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open, realpath, rename, rm } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { crc32 } from 'node:zlib';
import { answerOrders } from '#server/core/worker-thread.ts';
import { textOf } from '#server/files/extract/text-of.ts';
import { type Content, compareContents } from '../comparison/compare-contents.ts';
import { searchText, vocabulary } from '../search/search-text.ts';

/** `keep` reads a file of the library and, where `copyTo` names a folder, keeps a copy there under its hash; `text` looks into it, `compare` into two. */
export type ReaderOrder =
  | { do: 'keep'; root: string; path: string; copyTo?: string }
  | { do: 'text'; file: string; extension: string }
  | { do: 'compare'; before: Content; after: Content };

export interface KeptBytes {
  hash: string;
  crc: number;
  size: number;
  /** Where the bytes that were read lie now. */
  file: string;
}

/** Opens without following a link at the end, and only below the root: a folder may have become a link since it was listed. */
async function openBelow(root: string, path: string) {
  const place = join(root, path);
  const [home, folder] = await Promise.all([realpath(root), realpath(dirname(place))]);
  if (folder !== home && !folder.startsWith(home.endsWith(sep) ? home : home + sep)) throw new Error('outside');
  return open(place, constants.O_RDONLY | constants.O_NOFOLLOW);
}

/** What a file says: its beginning as it is, words for the full-text index, and each word once. */
export interface FoundText {
  body: string;
  words: string;
  vocabulary: string[];
}

/** Characters of a text that are kept to show hits in. */
const longestBody = 60_000;

/**
 * Reads a file to its end, and writes the copy in the same pass if one is wanted: hash and copy match even if the file
 * is being written.
 */
async function digest(file: FileHandle, copy?: FileHandle) {
  const sha = createHash('sha256');
  const buffer = Buffer.allocUnsafe(256 * 1024);
  let crc = 0;
  let size = 0;
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, buffer.length, size);
    if (bytesRead === 0) return { hash: sha.digest('hex'), crc, size };
    const chunk = buffer.subarray(0, bytesRead);
    await copy?.write(chunk, 0, bytesRead, size);
    sha.update(chunk);
    crc = crc32(chunk, crc);
    size += bytesRead;
  }
}

async function keep({ root, path, copyTo }: Extract<ReaderOrder, { do: 'keep' }>): Promise<KeptBytes> {
  const source = await openBelow(root, path);
  try {
    if (copyTo === undefined) return { ...(await digest(source)), file: join(root, path) };
    return await copyInto(copyTo, source);
  } finally {
    await source.close();
  }
}

async function copyInto(folder: string, source: FileHandle): Promise<KeptBytes> {
  const part = join(folder, `part-${randomUUID()}`);
  try {
    const copy = await open(part, 'wx', 0o600);
    const read = await digest(source, copy).finally(() => copy.close());
    await rename(part, join(folder, read.hash));
    return { ...read, file: join(folder, read.hash) };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function text({ file, extension }: Extract<ReaderOrder, { do: 'text' }>): Promise<FoundText> {
  const handle = await open(file, 'r');
  try {
    const extractedText = await textOf(extension, await handle.readFile());
    return {
      body: extractedText.slice(0, longestBody).toWellFormed(),
      words: searchText(extractedText),
      vocabulary: vocabulary(extractedText),
    };
  } finally {
    await handle.close();
  }
}

function carriedOut(order: ReaderOrder): Promise<unknown> {
  switch (order.do) {
    case 'keep':
      return keep(order);
    case 'text':
      return text(order);
    case 'compare':
      return compareContents(order.before, order.after);
  }
}

answerOrders(carriedOut);
