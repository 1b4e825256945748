import { expect, test, vi } from 'vitest';
import { runRestarts } from './restarts.ts';

vi.setConfig({ testTimeout: 900_000 });

test('§faults restarts while partners work are seen by nobody who tries again', async () => {
  expect((await runRestarts({ times: 2, seed: 5 })).broken).toEqual([]);
});
