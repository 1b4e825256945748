import { expect, test } from 'vitest';
import { runFailovers } from './failover.ts';

test('§faults promoting a standby database during writes loses no data', async () => {
  expect((await runFailovers({ times: 1, seed: 7 })).broken).toEqual([]);
});
