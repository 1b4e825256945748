import { and, asc, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { libraryFiles } from '#server/db/tables/library-tables.ts';
import { inView } from './library-view.ts';
import type { View } from './view.ts';

/** Files by their paths, as far as they are there and may be seen. */
export const filesNamed = (db: Db, view: View, paths: readonly string[]) =>
  db
    .select({ path: libraryFiles.path, name: libraryFiles.name, folder: libraryFiles.folder })
    .from(libraryFiles)
    .where(and(inArray(libraryFiles.path, [...paths]), inView(libraryFiles.audience, view)))
    .orderBy(asc(libraryFiles.path));
