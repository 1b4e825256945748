import { expect, test, vi } from 'vitest';
import { runDatabaseKills } from './database-kills.ts';

vi.setConfig({ testTimeout: 900_000 });

test('§faults a PostgreSQL that is killed under the server is started again: calls get 503 meanwhile and lose nothing', async () => {
  expect((await runDatabaseKills({ times: 3, seed: 7 })).broken).toEqual([]);
});
