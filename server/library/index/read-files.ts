import { setImmediate as breathe } from 'node:timers/promises';
import { isReadable, largestReadable } from '#server/files/extract/text-of.ts';
import {
  addWords,
  deleteFiles,
  type IndexRow,
  insertVersion,
  type LibraryFile,
  pendingFiles,
  putFiles,
} from '#server/queries/library/library-files.ts';
import type { Reader } from '../extract/reader.ts';
import type { FoundText } from '../extract/reader-worker.ts';
import { parseLibraryPath } from '../library-path.ts';
import { ChangedMeanwhile, SourceUnreachable, type TakenFile } from '../sources/library-source.ts';
import { describedRow } from './described-row.ts';
import { demandsAbove } from './folder-metas.ts';
import type { IndexContext } from './index-context.ts';
import { titleVocabulary } from './index-row.ts';

/** Files that are read together, and the characters that are written together. */
const batch = 10;
const maxCharacters = 200_000;

export interface ReadContext {
  index: IndexContext;
  reader: Reader;
  /** Files up to this size in bytes are kept. */
  keepUpTo: number;
  /** Told of a file that could not be looked into. */
  unreadable: (path: string, error: unknown) => void;
}

type ReadRow = IndexRow & { words?: string; body?: string };

interface ReadFile {
  row: ReadRow;
  vocabulary: string[];
}

/** Reads the files that wait for it until there are none or `stopped`; answers the folders that changed. */
export async function readPending(parts: ReadContext, stopped: () => boolean): Promise<Set<string>> {
  const touched = new Set<string>();
  while (!stopped()) {
    const waiting = await pendingFiles(parts.index.db, batch);
    if (waiting.length === 0) break;
    // All asked for at once, so that the reader never waits for the database.
    const demands = await demandsOn(parts, waiting);
    const read = (await Promise.all(waiting.map((file) => readFile(parts, file, demands.get(file.folder))))).filter(
      (one) => one !== undefined,
    );
    for (const { folder } of waiting) touched.add(folder);
    for (const some of portions(read)) await store(parts, some);
    await breathe();
  }
  return touched;
}

/** What is demanded of who sees the files, by their folders. */
async function demandsOn({ index }: ReadContext, files: readonly LibraryFile[]): Promise<Map<string, string[][]>> {
  const demands = new Map<string, string[][]>();
  for (const { folder } of files) if (!demands.has(folder)) demands.set(folder, await demandsAbove(index, folder));
  return demands;
}

/** Long texts are written apart, because the database answers nothing else meanwhile. */
function portions(read: readonly ReadFile[]): ReadFile[][] {
  const filePortions: ReadFile[][] = [[]];
  let length = 0;
  for (const one of read) {
    length += one.row.words?.length ?? 0;
    if (length > maxCharacters && filePortions.at(-1)?.length) {
      filePortions.push([]);
      length = one.row.words?.length ?? 0;
    }
    filePortions.at(-1)?.push(one);
  }
  return filePortions;
}

/** Writes all at once; where the database refuses that, each alone and without its text where need be. */
async function store({ index, unreadable }: ReadContext, read: readonly ReadFile[]): Promise<void> {
  try {
    await putFiles(
      index.db,
      read.map(({ row }) => row),
    );
  } catch {
    for (const { row } of read) {
      await putFiles(index.db, [row]).catch((error: unknown) => {
        unreadable(row.path, error);
        const { words: _words, body: _body, ...plain } = row;
        return putFiles(index.db, [plain]);
      });
    }
  }
  await addWords(index.db, index.newWords(read.flatMap(({ vocabulary }) => vocabulary)));
}

/** What the index shall say of a file now; undefined where it is gone. */
export async function readFile(
  parts: ReadContext,
  was: LibraryFile,
  above?: readonly string[][],
): Promise<ReadFile | undefined> {
  const { index } = parts;
  const place = parseLibraryPath(was.path);
  const file = place && (await index.source.look(place.path));
  if (!place || !file) {
    await deleteFiles(index.db, [was.id]);
    return undefined;
  }
  const described = await describedRow(index, place, file, above ?? (await demandsAbove(index, place.folder)));
  const takenFile = await take(parts, was, file);
  const isChanged = was.hash !== null && takenFile !== undefined && takenFile.hash !== was.hash;
  const now = index.clock();
  if (isChanged) await insertVersion(index.db, was, now);
  const text = takenFile && (await textIn(parts, place.path, takenFile).finally(takenFile.release));
  const row = {
    ...described,
    size: takenFile?.size ?? file.size,
    changed: isChanged ? now : was.changed,
    pending: false,
    hash: takenFile?.hash ?? '',
    crc: takenFile?.crc ?? null,
    ...(text && { words: text.words, body: text.body }),
  };
  return { row, vocabulary: [...titleVocabulary(row), ...(text?.vocabulary ?? [])] };
}

const isWorthALook = (path: string, size: number): boolean =>
  isReadable(path.slice(path.lastIndexOf('.') + 1).toLowerCase()) && size > 0 && size <= largestReadable;

/** The bytes under their hash; undefined where they cannot be read. */
async function take(
  { index, reader, keepUpTo, unreadable }: ReadContext,
  { path }: LibraryFile,
  { size }: { size: number },
): Promise<TakenFile | undefined> {
  try {
    return await index.source.take(reader, path, { copy: size <= keepUpTo, inside: isWorthALook(path, size) });
  } catch (error) {
    if (error instanceof SourceUnreachable || error instanceof ChangedMeanwhile) throw error;
    unreadable(path, error);
    return undefined;
  }
}

/** The text inside; a file that cannot be looked into is found by its title alone. */
async function textIn(
  { reader, unreadable }: ReadContext,
  path: string,
  takenFile: TakenFile,
): Promise<FoundText | undefined> {
  if (!isWorthALook(path, takenFile.size)) return undefined;
  try {
    return await reader.text(takenFile.file, path.slice(path.lastIndexOf('.') + 1).toLowerCase());
  } catch (error) {
    unreadable(path, error);
    return undefined;
  }
}
