import { expect, test, vi } from 'vitest';
import { runExactlyOnce } from './exactly-once.ts';

vi.setConfig({ testTimeout: 900_000 });

test('§faults creating, noting, reopening, attaching and moving on happen once, however often they are sent', async () => {
  expect((await runExactlyOnce({ times: 36, seed: 2 })).broken).toEqual([]);
});
