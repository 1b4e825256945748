import { expect, test, vi } from 'vitest';
import { runDatabaseKills } from './database-kills.ts';

vi.setConfig({ testTimeout: 900_000 });

test('§faults no call is lost when PostgreSQL is killed and restarted under the server', async () => {
  expect((await runDatabaseKills({ times: 3, seed: 7 })).broken).toEqual([]);
});
