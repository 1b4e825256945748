import { expect, test, vi } from 'vitest';
import { runFullDisk } from './full-disk.ts';

vi.setConfig({ testTimeout: 900_000 });

test('§uploads a full disk refuses an upload before its body and truncates no file', async (context) => {
  const outcome = await runFullDisk({ times: 2, seed: 6 });
  if (!outcome)
    return context.skip(
      'no small disk can be mounted here; tests/server/operation/disk-full.test.ts alone speaks for this',
    );
  expect(outcome.broken).toEqual([]);
});
