import { sql } from 'drizzle-orm';
import { within } from '../core/within.ts';
import type { Db } from '../db/open.ts';

const limitMs = 2000;

/** Whether the database takes writes, or is only read, as a copy or one without room; throws where it does not answer in time. */
export async function databaseState(db: Db): Promise<'writable' | 'readonly'> {
  const answer = await within(
    limitMs,
    Promise.resolve(db.execute(sql`select current_setting('transaction_read_only') = 'on' as readonly`)),
  );
  const [row] = (answer as unknown as { rows: { readonly: boolean }[] }).rows;
  return row?.readonly ? 'readonly' : 'writable';
}
