import { type EmbeddedPostgres, startEmbedded } from '../server/db/postgres/embedded.ts';

/** What tests write is thrown away: nothing waits for the disk. */
const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400'];

/** The PostgreSQL that the portal brings, for the tests of one run. */
export const startCareless = (folder: string): Promise<EmbeddedPostgres> =>
  startEmbedded(folder, { more: careless, report: () => undefined });
