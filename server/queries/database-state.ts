import { sql } from 'drizzle-orm';
import { within } from '../core/within.ts';
import type { Db } from '../db/open.ts';

const limitMs = 2000;

interface DatabaseState {
  /** As a copy, or one without room. */
  readonly isReadonly: boolean;
  /** So many stored files it knows as damaged. */
  readonly damagedFiles: number;
  /** So many files it does not know, too many to be swept. */
  readonly unexplainedFiles: number;
}

/** Throws where the database does not answer in time. */
export async function databaseState(db: Db): Promise<DatabaseState> {
  const answer = await within(
    limitMs,
    Promise.resolve(
      db.execute(
        sql`select current_setting('transaction_read_only') = 'on' as "isReadonly",
          (select count(*)::int from damaged_files) as "damagedFiles",
          (select coalesce(sum(files), 0)::int from unexplained_files) as "unexplainedFiles"`,
      ),
    ),
  );
  const [row] = (answer as unknown as { rows: DatabaseState[] }).rows;
  return row ?? { isReadonly: false, damagedFiles: 0, unexplainedFiles: 0 };
}
