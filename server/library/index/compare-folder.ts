import type { LibraryFile } from '#server/queries/library/library-files.ts';
import type { ScannedFile } from '../sources/library-source.ts';

export interface Differences {
  added: ScannedFile[];
  changed: LibraryFile[];
  gone: LibraryFile[];
  /** Still being written, to be looked at again. */
  unsettled: boolean;
}

const isSame = (known: LibraryFile, file: ScannedFile): boolean =>
  known.size === file.size &&
  known.modified === file.modified &&
  known.metaModified === file.metaModified &&
  known.inode === file.inode;

/** A time that lies further ahead comes from a clock that is wrong, and would keep the file out for ever. */
const furthest = 5000;
const isBeingWritten = (modified: number, settledUntil: number): boolean =>
  modified > settledUntil && modified < settledUntil + furthest;

/** What the index does not say yet about a folder. Files written after `settledUntil` (ms) are left alone. */
export function compareFolder(
  known: readonly LibraryFile[],
  files: readonly ScannedFile[],
  settledUntil: number,
): Differences {
  const byName = new Map(known.map((row) => [row.name, row]));
  const found: Differences = { added: [], changed: [], gone: [], unsettled: false };
  for (const file of files) {
    const row = byName.get(file.name);
    byName.delete(file.name);
    if (isBeingWritten(Math.max(file.modified, file.metaModified), settledUntil)) found.unsettled = true;
    else if (!row) found.added.push(file);
    else if (!isSame(row, file)) found.changed.push(row);
  }
  found.gone = [...byName.values()];
  return found;
}
