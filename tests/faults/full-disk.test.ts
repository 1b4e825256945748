import { expect, test, vi } from 'vitest';
import { runFullDisk } from './full-disk.ts';

vi.setConfig({ testTimeout: 900_000 });

// Where no small disk can be mounted, tests/server/disk-full.test.ts alone speaks for this.
test('§5 a full disk is told before the body, truncates nothing, and is forgotten once there is room', async () => {
  expect((await runFullDisk({ times: 2, seed: 6 }))?.broken ?? []).toEqual([]);
});
