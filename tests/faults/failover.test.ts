import { expect, test } from 'vitest';
import { runFailovers } from './failover.ts';

test('§faults a copy of the database that is promoted amid writes loses nothing; meanwhile writes get 503, lists are shown', async () => {
  expect((await runFailovers({ times: 1, seed: 7 })).broken).toEqual([]);
});
