import { expect, test, vi } from 'vitest';
import { runOrderSubmits } from './order-submit.ts';

vi.setConfig({ testTimeout: 900_000 });

test('§order-submission a server killed at four random moments while orders are sent makes one order per draft, and both agree', async () => {
  expect((await runOrderSubmits({ times: 4, seed: 1 })).broken).toEqual([]);
});
