import { expect, test, vi } from 'vitest';
import { runExactlyOnce } from './exactly-once.ts';

vi.setConfig({ testTimeout: 900_000 });

test('§faults each write happens exactly once, however often the client repeats the call', async () => {
  expect((await runExactlyOnce({ times: 36, seed: 2 })).broken).toEqual([]);
});
