import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clusterOf } from '#server/config/data-folder.ts';
import { startEmbedded } from '#server/db/postgres/embedded.ts';
import { openS3Server } from '../server/support/s3-server.ts';
import { demoDataFolder, faultServer } from './support/fault-server.ts';
import { durations, type Outcome, type RunOptions } from './support/outcome.ts';
import { portalClient } from './support/portal-client.ts';
import { openAddress } from './support/replica.ts';
import { seeded } from './support/seeded.ts';
import { steadyLoad } from './support/steady-load.ts';

/** One address for several servers, each connection to the next one that takes it, without sticky sessions. */
async function openBalancer() {
  let ports: readonly number[] = [];
  const sockets = new Set<Socket>();
  let turn = 0;
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  function lead(near: Socket, trials: number): void {
    const far = connect(ports[turn++ % ports.length] ?? 0, '127.0.0.1');
    track(far);
    far.once('connect', () => {
      near.pipe(far).pipe(near);
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
    });
    far.once('error', () => {
      if (far.connecting || far.bytesWritten > 0) return;
      if (trials > 1 && !near.destroyed) lead(near, trials - 1);
      else near.destroy();
    });
  }
  const server = createServer((near) => {
    track(near);
    lead(near, ports.length);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (origins: readonly string[]) => {
      ports = origins.map((origin) => Number(new URL(origin).port));
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** A PostgreSQL and an S3 store with the demo data, for several servers. */
async function openShared() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-shared-'));
  const demo = await demoDataFolder();
  cpSync(clusterOf(demo), join(folder, 'postgres'), { recursive: true });
  const postgres = await startEmbedded(join(folder, 'postgres'), {
    report: () => undefined,
    more: ['max_connections=120'],
  });
  const address = await openAddress(postgres.connection, postgres.connection);
  const store = await openS3Server();
  for (const name of readdirSync(join(demo, 'files')).filter((one) => !one.startsWith('.')))
    store.store.put(`files/${name}`, readFileSync(join(demo, 'files', name)));
  return {
    // One library, as its index in the database knows it: each server would fill and read one of its own again.
    env: {
      ...store.env,
      ...{ DATABASE_URL: address.url, KEYS_FILE: join(demo, 'keys.json'), LIBRARY_DIR: join(demo, 'library') },
    },
    async close(): Promise<void> {
      await store.down();
      address.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * `docs/domain/faults.md`: three servers behind a balancer on one PostgreSQL and one store, of which one or two at once are
 * killed while partners work: nothing acknowledged is lost, and nothing is there twice.
 */
export async function runThreeServers({ times, seed }: RunOptions): Promise<Outcome> {
  const random = seeded(seed);
  const shared = await openShared();
  const balancer = await openBalancer();
  // Sessions hold for one public address.
  const env = { ...shared.env, PUBLIC_BASE_URL: balancer.origin };
  const servers = await Promise.all([1, 2, 3].map(() => faultServer({ env, isEmpty: true })));
  balancer.leadTo(servers.map(({ origin }) => origin));
  const client = portalClient(balancer.origin);
  const broken: string[] = [];
  const starts: number[] = [];
  let deeds = 0;
  let kills = 0;
  try {
    for (const server of servers) await server.start();
    await client.login();
    const load = steadyLoad(client, random);
    for (let index = 0; index < times; index += 1) {
      await pause(random.whole(500, 2000));
      const first = random.whole(0, servers.length - 1);
      const victims = servers.filter(
        (_server, place) => place === first || (index % 3 === 2 && place === (first + 1) % 3),
      );
      await Promise.all(victims.map((server) => server.kill()));
      kills += victims.length;
      await pause(random.whole(0, 500));
      for (const server of victims) starts.push(await server.start());
    }
    const result = await load.stop();
    deeds = result.deeds;
    broken.push(...result.broken);
  } finally {
    balancer.close();
    for (const server of servers) await server.close();
    await shared.close();
  }
  return {
    fault: 'servers killed, three on one database and store',
    times: kills,
    seen: `${deeds} deeds, ${client.retries.count} calls tried again; a server starts again within ${durations(starts)}`,
    broken,
  };
}
