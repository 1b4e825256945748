import pg from 'pg';
import { billing, fileCalls } from './file-calls.ts';
import { openPortal, type Portal } from './portal.ts';
import { pdf } from './sample-files.ts';

/** A portal with a ticket and its two files, and a line to its database. */
export async function openBackupPortal(): Promise<{ portal: Portal; client: pg.Client; close(): Promise<void> }> {
  const portal = await openPortal({ LIBRARY_DIR: '' });
  const me = await fileCalls(portal);
  await me.post('/foundation/1001/data', billing([await me.upload('a.pdf', pdf()), await me.upload('b.pdf', pdf())]));
  const client = new pg.Client(portal.database.connection);
  await client.connect();
  return {
    portal,
    client,
    async close() {
      await client.end();
      await portal.close();
    },
  };
}
