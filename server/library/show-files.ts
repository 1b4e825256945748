import type { FileEntry } from '../../src/contract/file.ts';
import { berlinDay } from '../../src/domain/needed-by-date.ts';
import { type LibraryFile, versionsOf } from '../queries/library-files.ts';
import { markedPaths, replacements, supersededPaths } from '../queries/library-list.ts';
import { lastVisits } from '../queries/library-visits.ts';
import type { Services } from '../services.ts';
import { libraryEntry } from './file-entry.ts';
import type { View } from './view.ts';

/** Files as a user sees them: with marks, earlier versions and what takes their place. */
export async function showFiles(
  { db, clock }: Services,
  userId: string,
  view: View,
  files: readonly LibraryFile[],
): Promise<FileEntry[]> {
  if (files.length === 0) return [];
  const paths = files.map(({ path }) => path);
  const [visits, marked, superseded, newer, versions] = await Promise.all([
    lastVisits(db, userId),
    markedPaths(db, userId, paths),
    supersededPaths(db, paths),
    replacements(db, view, paths),
    versionsOf(db, paths),
  ]);
  const around = { today: berlinDay(clock()), visits, marked, superseded, replacements: newer, versions };
  return files.map((file) => libraryEntry(file, around));
}
