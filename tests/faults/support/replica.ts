import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { clusterOf } from '#server/config/data-folder.ts';
import { startEmbedded } from '#server/db/postgres/embedded.ts';
import { demoDataFolder } from './fault-server.ts';

type Connection = pg.PoolConfig;

async function ask(connection: Connection, ...statements: string[]): Promise<pg.QueryResult | undefined> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    let answer: pg.QueryResult | undefined;
    for (const statement of statements) answer = await client.query(statement);
    return answer;
  } finally {
    await client.end();
  }
}

/** One address for whichever PostgreSQL leads, as a cluster's name or its load balancer is. */
export async function openAddress({ user, password, database }: Connection, first: Connection) {
  let target = first;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const { host = '', port } = target;
    const far = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(Number(port), host);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${(server.address() as AddressInfo).port}/${database}`,
    lead: (to: Connection) => {
      target = to;
    },
    /** Nothing that is sent arrives any more, or it does again. */
    hold: (isHeld: boolean) => {
      for (const socket of sockets) isHeld ? socket.pause() : socket.resume();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** A PostgreSQL without tables, as a folder to be copied. */
export async function emptyCluster(): Promise<string> {
  const folder = join(mkdtempSync(join(tmpdir(), 'portal-cluster-')), 'postgres');
  await (await startEmbedded(folder, { report: () => undefined })).stop();
  return folder;
}

interface PairOptions {
  /** In place of the demo data. */
  readonly cluster?: string;
  readonly isSynchronous?: boolean;
}

/**
 * Two PostgreSQL, by default with the demo data, of which the second follows the first: a commit counts when both have it.
 * Made of a copy of the folder, since the portal's packages bring no program that makes replicas.
 */
export async function openReplicatedDatabase({ cluster, isSynchronous = true }: PairOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-pair-'));
  const from = cluster ?? clusterOf(await demoDataFolder());
  const [first, second] = ['first', 'second'].map((name) => join(folder, name)) as [string, string];
  for (const to of [first, second]) cpSync(from, to, { recursive: true });
  const quiet = { report: () => undefined };
  const primary = await startEmbedded(first, { ...quiet, more: ['wal_keep_size=128MB'] });
  const { host, port, user, password } = primary.connection;
  writeFileSync(join(second, 'data/standby.signal'), '', { mode: 0o644 });
  const source = `host=${host} port=${port} user=${user} password=${password}`;
  const replica = await startEmbedded(second, { ...quiet, more: [`primary_conninfo=${source}`] });
  await ask(
    primary.connection,
    ...(isSynchronous ? [`alter system set synchronous_standby_names = '*'`] : []),
    'select pg_reload_conf()',
    // Comes back when the other one has it.
    'create table replicated (at timestamptz)',
  );
  const address = await openAddress(primary.connection, primary.connection);
  const replicaAddress = await openAddress(replica.connection, replica.connection);
  let ended: Promise<void> | undefined;
  return {
    url: address.url,
    connection: primary.connection,
    replicaUrl: replicaAddress.url,
    /** While it is held, the replica receives what is written and does not show it. */
    holdReplay: (isHeld: boolean) =>
      ask(replica.connection, isHeld ? 'select pg_wal_replay_pause()' : 'select pg_wal_replay_resume()'),
    holdReplica: replicaAddress.hold,
    stopReplica: () => replica.stop(),
    /** Kills the one that leads; its address then leads to the other one, which is only read. */
    killPrimary(): void {
      const pid = primary.pid();
      ended = primary.stop();
      if (pid) process.kill(pid, 'SIGKILL');
      address.lead(replica.connection);
    },
    promote: () => ask(replica.connection, 'select pg_promote(true, 30)'),
    async close(): Promise<void> {
      address.close();
      replicaAddress.close();
      await replica.stop();
      await (ended ?? primary.stop());
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
