import type { FileEntry } from '#contract/file.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import type { BaseServices } from '../db/base-services.ts';
import { libraryContextOf } from '../queries/library/library-context.ts';
import type { LibraryFile } from '../queries/library/library-files.ts';
import type { View } from '../queries/library/view.ts';
import { libraryEntry } from './file-entry.ts';

/** Files as a user sees them: with marks, earlier versions and what takes their place. */
export async function serializeFiles(
  { db, clock }: BaseServices,
  userId: string,
  view: View,
  files: readonly LibraryFile[],
): Promise<FileEntry[]> {
  if (files.length === 0) return [];
  const around = await libraryContextOf(
    db,
    view,
    userId,
    files.map(({ path }) => path),
  );
  const today = berlinDay(clock());
  return files.map((file) => libraryEntry(file, { ...around, today }));
}
