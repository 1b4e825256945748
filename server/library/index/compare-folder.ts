import type { LibraryFile } from '#server/queries/library/library-files.ts';
import type { ScannedFile } from '../sources/library-source.ts';

interface Differences {
  added: ScannedFile[];
  changed: LibraryFile[];
  gone: LibraryFile[];
  /** Still being written, to be looked at again. */
  unsettled: boolean;
}

const isSame = (knownFile: LibraryFile, file: ScannedFile): boolean =>
  knownFile.size === file.size &&
  knownFile.modified === file.modified &&
  knownFile.metaModified === file.metaModified &&
  knownFile.inode === file.inode;

/** A time that lies further ahead comes from a clock that is wrong, and would keep the file out for ever. */
const furthest = 5000;
const isBeingWritten = (modified: number, settledUntil: number): boolean =>
  modified > settledUntil && modified < settledUntil + furthest;

/** What the index does not say yet about a folder. Files written after `settledUntil` (ms) are left alone. */
export function compareFolder(
  knownFiles: readonly LibraryFile[],
  files: readonly ScannedFile[],
  settledUntil: number,
): Differences {
  const byName = new Map(knownFiles.map((row) => [row.name, row]));
  const differences: Differences = { added: [], changed: [], gone: [], unsettled: false };
  for (const file of files) {
    const row = byName.get(file.name);
    byName.delete(file.name);
    if (isBeingWritten(Math.max(file.modified, file.metaModified), settledUntil)) differences.unsettled = true;
    else if (!row) differences.added.push(file);
    else if (!isSame(row, file)) differences.changed.push(row);
  }
  differences.gone = [...byName.values()];
  return differences;
}
