import { afterEach, expect, test, vi } from 'vitest';
import { SplitStorageError, watchSharedStorage } from '#server/files/storage/storage-check.ts';
import { holdLease } from '#server/queries/leases.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { keyPair } from '../support/s3-store.ts';

let portal: Portal;
afterEach(() => {
  vi.useRealTimers();
  return portal.close();
});
const settings = {
  ...{ endpoint: 'https://s3.example.com', bucket: 'portal', region: 'x', pathStyle: true },
  ...{ accessKeyId: keyPair.id, secretAccessKey: keyPair.secret },
};

test('§faults of two servers on one database that keep their files in folders of their own the second does not start; one after the other does', async () => {
  portal = await openPortal();
  const { db, log, metrics } = portal.services;
  const watch = (dataDir: string, s3?: typeof settings) =>
    watchSharedStorage({
      db,
      log,
      config: { dataDir, s3 },
      changed: (apart) => {
        metrics.filesApart = apart;
      },
    });
  const leave = await watch('/srv/a');
  await expect(watch('/srv/b')).rejects.toThrow(SplitStorageError);
  await expect(watch('/srv/b')).rejects.toThrow('/srv/a');
  await leave();
  const leaveB = await watch('/srv/b');
  // The same folder again, as after a kill, is no other place.
  await (await watch('/srv/b'))();
  await leaveB();
  const shared = [await watch('/srv/c', settings), await watch('/srv/d', settings)];
  for (const end of shared) await end();
});

test('§faults servers that started at the same moment notice each other: log and health say so until one ends', async () => {
  portal = await openPortal();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { db, log, metrics } = portal.services;
  const changed = (apart: boolean) => {
    metrics.filesApart = apart;
  };
  const leave = await watchSharedStorage({ db, log, config: { dataDir: '/srv/a', s3: undefined }, changed });
  await holdLease(db, 'files in host:/srv/b', 'b', 60_000);
  vi.advanceTimersByTime(10_000);
  const health = async () => (await portal.call('GET', '/health')).json().files;
  await expect.poll(health).toBe('apart');
  expect(portal.logLines.some((line) => line.includes('keep files apart') && line.includes('/srv/b'))).toBe(true);
  await holdLease(db, 'files in host:/srv/b', 'b', -1);
  vi.advanceTimersByTime(10_000);
  await expect.poll(health).toBe(undefined);
  await leave();
});
