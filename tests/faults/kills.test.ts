import { expect, test, vi } from 'vitest';
import { runKills } from './kills.ts';

vi.setConfig({ testTimeout: 900_000 });

test('§faults a server killed at six random moments of submits loses, doubles and halves no ticket', async () => {
  expect((await runKills({ times: 6, seed: 1 })).broken).toEqual([]);
});
