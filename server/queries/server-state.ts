import { eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { libraryFiles } from '../db/tables/library-tables.ts';
import { outbox, uploads } from '../db/tables/tables.ts';

/** What waits in the database, for who watches over the server. */
export async function stateOfServer(db: Db) {
  return {
    outbox: await db.$count(outbox),
    openUploads: await db.$count(uploads),
    libraryFiles: await db.$count(libraryFiles),
    libraryPending: await db.$count(libraryFiles, eq(libraryFiles.pending, true)),
  };
}
