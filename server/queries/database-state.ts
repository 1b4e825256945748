import { sql } from 'drizzle-orm';
import { within } from '../core/within.ts';
import type { Db } from '../db/open.ts';

const limitMs = 2000;

/** Whether the database is only read, as a copy or one without room, and how many stored files it knows as damaged; throws where it does not answer in time. */
export async function databaseState(db: Db): Promise<{ isReadonly: boolean; damagedFiles: number }> {
  const answer = await within(
    limitMs,
    Promise.resolve(
      db.execute(
        sql`select current_setting('transaction_read_only') = 'on' as "isReadonly", count(*)::int as "damagedFiles" from damaged_files`,
      ),
    ),
  );
  const [row] = (answer as unknown as { rows: { isReadonly: boolean; damagedFiles: number }[] }).rows;
  return row ?? { isReadonly: false, damagedFiles: 0 };
}
