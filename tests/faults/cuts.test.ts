import { expect, test, vi } from 'vitest';
import { runCuts } from './cuts.ts';

vi.setConfig({ testTimeout: 900_000 });

test('§uploads uploads over lines that are cut finish with every byte, and an ended session throws nothing away', async () => {
  expect((await runCuts({ times: 12, seed: 3 })).broken).toEqual([]);
});
