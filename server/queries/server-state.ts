import { and, eq, isNotNull, isNull, sum } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { unexplainedFiles } from '../db/tables/job-tables.ts';
import { libraryFiles } from '../db/tables/library-tables.ts';
import { damagedFiles, storedFiles } from '../db/tables/record-tables.ts';
import { outbox, uploads } from '../db/tables/tables.ts';

/** What waits in the database, for who watches over the server. */
export async function stateOfServer(db: Db) {
  const [unexplained] = await db.select({ files: sum(unexplainedFiles.files).mapWith(Number) }).from(unexplainedFiles);
  return {
    unexplainedFiles: unexplained?.files ?? 0,
    outbox: await db.$count(outbox),
    damagedFiles: await db.$count(damagedFiles),
    undigestedFiles:
      (await db.$count(storedFiles, isNull(storedFiles.sha256))) +
      (await db.$count(uploads, and(isNull(uploads.sha256), isNotNull(uploads.finished)))),
    openUploads: await db.$count(uploads),
    libraryFiles: await db.$count(libraryFiles),
    libraryPending: await db.$count(libraryFiles, eq(libraryFiles.pending, true)),
  };
}
