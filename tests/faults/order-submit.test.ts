import { expect, test, vi } from 'vitest';
import { runOrderSubmits } from './order-submit.ts';

vi.setConfig({ testTimeout: 900_000 });

test('§order-submission a server that is killed while orders are sent makes one order per draft', async () => {
  expect((await runOrderSubmits({ times: 2, seed: 1 })).broken).toEqual([]);
});
