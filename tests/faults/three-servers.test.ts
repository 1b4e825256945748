import { expect, test, vi } from 'vitest';
import { runThreeServers } from './three-servers.ts';

vi.setConfig({ testTimeout: 900_000 });

test('§faults of three servers on one database and store some are killed: nothing is lost or doubled', async () => {
  expect((await runThreeServers({ times: 3, seed: 1 })).broken).toEqual([]);
});
