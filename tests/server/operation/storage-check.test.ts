import { afterEach, expect, test, vi } from 'vitest';
import { otherPlaces, requireOnePlace, SplitStorageError, serverName } from '#server/files/storage/storage-check.ts';
import { openBoss } from '#server/jobs/open-boss.ts';
import { runningServers, watchServers } from '#server/jobs/servers.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { keyPair } from '../support/s3-store.ts';

let portal: Portal;
afterEach(() => portal.close());
const settings = {
  ...{ endpoint: 'https://s3.example.com', bucket: 'portal', region: 'x', pathStyle: true },
  ...{ accessKeyId: keyPair.id, secretAccessKey: keyPair.secret },
};

/** A server that says where it keeps its files. */
async function start(dataDir: string, s3?: typeof settings) {
  const { database, services } = portal;
  const ownName = serverName({ dataDir, s3 });
  const boss = openBoss({ pool: database.jobPool, log: services.log, instanceName: ownName });
  await boss.start();
  const stop = () => boss.stop({ close: false, graceful: false });
  try {
    requireOnePlace(ownName, await runningServers(boss));
  } catch (error) {
    await stop();
    throw error;
  }
  return { boss, ownName, stop };
}

test('§faults a second server with its own files folder starts only after the first has ended', async () => {
  portal = await openPortal();
  const first = await start('/srv/a');
  await expect(start('/srv/b')).rejects.toThrow(SplitStorageError);
  await expect(start('/srv/b')).rejects.toThrow('/srv/a');
  await first.stop();
  const second = await start('/srv/b');
  // The same folder again, as after a kill, is no other place.
  await (await start('/srv/b')).stop();
  await second.stop();
  for (const one of [await start('/srv/c', settings), await start('/srv/d', settings)]) await one.stop();
});

test('§faults servers that started at the same moment notice each other until one ends', async () => {
  portal = await openPortal();
  const first = await start('/srv/a');
  const name = serverName({ dataDir: '/srv/b', s3: undefined });
  const second = openBoss({ pool: portal.database.jobPool, log: portal.services.log, instanceName: name });
  await second.start();
  const places: string[][] = [];
  const { stop } = watchServers({
    ...first,
    log: portal.services.log,
    intervalMs: 5,
    changed: (names) => places.push(otherPlaces(first.ownName, names)),
  });
  await vi.waitFor(() => expect(places.at(-1)).toEqual([expect.stringContaining(':/srv/b')]));
  await second.stop({ close: false, graceful: false });
  await vi.waitFor(() => expect(places.at(-1)).toEqual([]));
  await stop();
  await first.stop();
});
