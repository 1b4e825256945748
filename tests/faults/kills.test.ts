import { expect, test, vi } from 'vitest';
import { runKills } from './kills.ts';

vi.setConfig({ testTimeout: 900_000 });

test('§faults killing a server during submits never loses, duplicates or truncates a ticket', async () => {
  expect((await runKills({ times: 3, seed: 1 })).broken).toEqual([]);
});
