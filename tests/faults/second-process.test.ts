import { expect, test, vi } from 'vitest';
import { runSecondProcesses } from './second-process.ts';

vi.setConfig({ testTimeout: 900_000 });

test('§faults a second process on the data folder is refused every time, and a killed one leaves the folder free', async () => {
  expect((await runSecondProcesses({ times: 2, seed: 4 })).broken).toEqual([]);
});
