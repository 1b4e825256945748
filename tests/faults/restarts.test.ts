import { expect, test, vi } from 'vitest';
import { runRestarts } from './restarts.ts';

vi.setConfig({ testTimeout: 900_000 });

test('§faults clients that retry see no failure during restarts', async () => {
  expect((await runRestarts({ times: 2, seed: 5 })).broken).toEqual([]);
});
