import { expect, test, vi } from 'vitest';
import { runCuts } from './cuts.ts';

vi.setConfig({ testTimeout: 900_000 });

test('§uploads uploads arrive complete despite cut connections and an ended session', async () => {
  expect((await runCuts({ times: 12, seed: 3 })).broken).toEqual([]);
});
