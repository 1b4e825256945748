import { setImmediate as breathe } from 'node:timers/promises';
import { isRepository } from '#domain/documents/library.ts';
import {
  addWords,
  anyLibraryFile,
  deleteFiles,
  filesIn,
  filesWithInode,
  type IndexRow,
  indexedFolders,
  markPending,
  moveFile,
  putFiles,
} from '#server/queries/library/library-files.ts';
import { parseLibraryPath } from '../library-path.ts';
import type { ScannedFile } from '../sources/library-source.ts';
import { compareFolder } from './compare-folder.ts';
import { describedRow } from './described-row.ts';
import { demandsAbove, noteFolder, placeBelow } from './folder-metas.ts';
import type { IndexContext } from './index-context.ts';
import { titleVocabulary } from './index-row.ts';

/** Rows written at once: more would keep calls waiting for the database. */
const batch = 25;

interface Scan {
  /** Folders with changed contents in the index. */
  touched: Set<string>;
  /** To be looked at again soon. */
  unsettled: Set<string>;
}

interface Options {
  /** Folders to look at, with those below them that are new or gone; the whole library without. */
  folders?: readonly string[];
  settledUntil: number;
  /** Told of every folder that is there, and of those that are not any more. */
  seen: (folder: string) => void;
  missed: (folder: string) => void;
}

/** Brings the index to what lies at the source, apart from what is inside the files. */
export async function scanLibrary(parts: IndexContext, options: Options): Promise<Scan> {
  const scan: Scan = { touched: new Set(), unsettled: new Set() };
  const first = !(await anyLibraryFile(parts.db));
  const indexed = await indexedFolders(parts.db);
  const missingFiles: number[] = [];
  const queue = new Set(options.folders ?? ['']);
  const visit = async (folder: string) => {
    const scanned = await parts.source.scan(folder);
    const { folders, files, present } = scanned;
    if (present) options.seen(folder);
    else options.missed(folder);
    const inside = folder === '' ? folders.filter(isRepository) : folders.map((name) => `${folder}/${name}`);
    if (folder === '' && inside.length === 0 && indexed.length > 0) throw new Error('the library has become empty');
    for (const below of options.folders ? newOrGone(folder, inside, indexed) : inside) queue.add(below);
    // First, so that no user sees files that a folder forbids.
    if (folder !== '') for (const changed of await noteFolder(parts, folder, scanned)) scan.touched.add(changed);
    if (folder !== '') missingFiles.push(...(await updateFolder(parts, { folder, files, first, ...options }, scan)));
  };
  for (const folder of queue) await visit(folder);
  if (!options.folders) for (const folder of indexed) if (!queue.has(folder)) await visit(folder);
  await deleteFiles(
    parts.db,
    missingFiles.filter((id) => !parts.moved.has(id)),
  );
  parts.moved.clear();
  return scan;
}

/** Answers the files that are not there any more. */
async function updateFolder(
  parts: IndexContext,
  folderScan: { folder: string; files: readonly ScannedFile[]; first: boolean; settledUntil: number },
  scan: Scan,
): Promise<number[]> {
  const { folder, files, first, settledUntil } = folderScan;
  const {
    added,
    changed,
    gone: missingRows,
    unsettled,
  } = compareFolder(await filesIn(parts.db, folder), files, settledUntil);
  if (unsettled) scan.unsettled.add(folder);
  if (added.length + changed.length + missingRows.length > 0) scan.touched.add(folder);
  await markPending(
    parts.db,
    changed.map(({ id }) => id),
  );
  await addFiles(parts, folder, added, first, scan);
  return missingRows.map(({ id }) => id);
}

const isWithin = (folder: string, parent: string): boolean =>
  parent === '' || folder === parent || folder.startsWith(`${parent}/`);

/** Folders below one that the index does not know yet, and those it knows that are not there any more. */
function newOrGone(folder: string, inside: readonly string[], indexed: readonly string[]): string[] {
  const below = indexed.filter((one) => one !== folder && isWithin(one, folder));
  return [
    ...inside.filter((one) => !below.some((otherFolder) => isWithin(otherFolder, one))),
    ...below.filter((otherFolder) => !inside.some((one) => isWithin(otherFolder, one))),
  ];
}

async function addFiles(
  parts: IndexContext,
  folder: string,
  added: readonly ScannedFile[],
  first: boolean,
  scan: Scan,
): Promise<void> {
  const above = added.length > 0 ? await demandsAbove(parts, folder) : [];
  for (let at = 0; at < added.length; at += batch) {
    const some = added.slice(at, at + batch);
    const moved = first ? new Set<string>() : await moveFiles(parts, folder, some, scan);
    if (moved.size > 0) await placeBelow(parts, folder);
    const rows: IndexRow[] = [];
    for (const file of some) {
      if (!moved.has(file.name)) rows.push(...(await newRow(parts, { folder, above }, file, first)));
    }
    await putFiles(parts.db, rows);
    await addWords(parts.db, parts.newWords(rows.flatMap(titleVocabulary)));
    await breathe();
  }
}

async function newRow(
  parts: IndexContext,
  { folder, above }: { folder: string; above: string[][] },
  file: ScannedFile,
  first: boolean,
): Promise<IndexRow[]> {
  const place = parseLibraryPath(`${folder}/${file.name}`);
  if (!place) return [];
  return [
    {
      ...(await describedRow(parts, place, file, above)),
      changed: first ? file.modified : parts.clock(),
      pending: true,
      hash: null,
      crc: null,
    },
  ];
}

/** Names of the added files that lay elsewhere before: the same file, and gone from there. */
async function moveFiles(parts: IndexContext, folder: string, added: readonly ScannedFile[], scan: Scan) {
  const names = new Set<string>();
  const rows =
    added.length > 0
      ? await filesWithInode(
          parts.db,
          added.map(({ inode }) => inode),
        )
      : [];
  for (const row of rows) {
    const file = added.find(({ inode }) => inode === row.inode);
    if (!file || names.has(file.name) || !(await parts.source.isMoved(row, file))) continue;
    await moveFile(parts.db, row.path, { path: `${folder}/${file.name}`, folder, name: file.name });
    parts.moved.add(row.id);
    names.add(file.name);
    scan.touched.add(row.folder);
  }
  return names;
}
