import type { Db } from '../db/open.ts';
import { outbox, uploads } from '../db/tables.ts';

/** What waits in the database, for who watches over the server. */
export async function stateOfServer(db: Db): Promise<{ outbox: number; openUploads: number }> {
  return { outbox: await db.$count(outbox), openUploads: await db.$count(uploads) };
}
