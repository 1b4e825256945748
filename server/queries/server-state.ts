import { and, eq, isNotNull, isNull, min, sql, sum } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { unexplainedFiles } from '../db/tables/job-tables.ts';
import { libraryFiles } from '../db/tables/library-tables.ts';
import { damagedFiles, storedFiles } from '../db/tables/record-tables.ts';
import { outbox, uploads } from '../db/tables/tables.ts';
import { readChain } from './audit/audit-chain.ts';

/** What waits in the database, for who watches over the server. */
export async function stateOfServer(db: Db) {
  const [unexplained] = await db.select({ files: sum(unexplainedFiles.files).mapWith(Number) }).from(unexplainedFiles);
  const [oldest] = await db.select({ created: min(outbox.created) }).from(outbox);
  const started = await db.execute(sql`select extract(epoch from pg_postmaster_start_time())::float8 as started`);
  const [database] = (started as unknown as { rows: { started: number }[] }).rows;
  const { seq, checked, fault } = await readChain(db);
  return {
    /** When (s) the database was started last. */
    databaseStart: database?.started ?? 0,
    /** When (ms) the oldest mail that waits was written. */
    oldestMail: oldest?.created ?? undefined,
    audit: { entries: seq, checked, isBroken: fault !== null },
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
