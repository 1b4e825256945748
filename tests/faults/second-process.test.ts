import { expect, test, vi } from 'vitest';
import { runSecondProcesses } from './second-process.ts';

vi.setConfig({ testTimeout: 900_000 });

test('§faults the data folder admits only one process until that process ends', async () => {
  expect((await runSecondProcesses({ times: 2, seed: 4 })).broken).toEqual([]);
});
