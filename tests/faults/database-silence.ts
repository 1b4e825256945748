import { setTimeout as pause } from 'node:timers/promises';
import { callback } from '../server/support/file-calls.ts';
import { faultServer } from './support/fault-server.ts';
import { durations, type Outcome, type RunOptions } from './support/outcome.ts';
import { portalClient } from './support/portal-client.ts';
import { seeded } from './support/seeded.ts';
import { steadyLoad } from './support/steady-load.ts';
import { postmasterOf, stopPostgres } from './support/stop-processes.ts';

/** How long a call may be held while the database is stopped, in ms. */
const maxHeldMs = 5000;

interface Hold {
  readonly path: string;
  readonly status: number;
  readonly retryAfter: string | null;
  readonly ms: number;
}

interface Options extends RunOptions {
  readonly stopMs?: number;
  readonly env?: Record<string, string>;
}

/**
 * `docs/domain/faults.md`: PostgreSQL stopped with all its processes while partners work, so that connections stay open and say nothing: calls
 * get 503 meanwhile, the process lives, and when it goes on nothing acknowledged is lost. None where there is no /proc.
 */
export async function runDatabaseSilence({
  times,
  seed,
  stopMs = 60_000,
  env = {},
}: Options): Promise<Outcome | undefined> {
  if (process.platform !== 'linux') return undefined;
  const random = seeded(seed);
  const server = await faultServer({ env });
  const client = portalClient(server.origin);
  const broken: string[] = [];
  const calls: Hold[] = [];
  const recovery: number[] = [];

  async function timed(path: string, body?: object): Promise<Hold> {
    const startedAt = performance.now();
    const response = await fetch(`${server.origin}/api${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { authorization: `Bearer ${client.token()}`, ...(body && { 'content-type': 'application/json' }) },
    });
    await response.arrayBuffer();
    const retryAfter = response.headers.get('retry-after');
    return { path, status: response.status, retryAfter, ms: performance.now() - startedAt };
  }

  const paths: readonly (readonly [string, object?])[] = [
    ['/foundation/1001/data?type=hd.ticket'],
    ['/foundation/1001/data', callback],
    ['/health'],
    ['/health/ready'],
    ['/health/live'],
  ];

  async function whileStopped(round: number): Promise<void> {
    const resume = stopPostgres(postmasterOf(server.dataDir));
    const startedAt = performance.now();
    const requests: Promise<Hold>[] = [];
    try {
      while (performance.now() - startedAt < stopMs) {
        requests.push(...paths.map(([path, body]) => timed(path, body)));
        await pause(stopMs / 20);
      }
      const early = requests.slice(0, requests.length / 2);
      const answers = await Promise.race([Promise.all(early), pause(0, undefined)]);
      if (!answers) broken.push(`stop ${round}: calls of its first half are held until it goes on`);
    } finally {
      resume();
    }
    const resumed = performance.now();
    for (let status = 0; status !== 200; status = (await timed('/foundation/1001/data?type=hd.ticket')).status) {
      if (status !== 0 && status !== 503) broken.push(`stop ${round}: a list answers ${status} afterwards`);
      await pause(10);
    }
    recovery.push(performance.now() - resumed);
    // What was asked shortly before it went on may well be answered.
    calls.push(...(await Promise.all(requests.slice(0, requests.length / 2))));
  }

  try {
    await server.start();
    await client.login();
    const pid = server.pid();
    const load = steadyLoad(client, random);
    for (let round = 1; round <= times; round += 1) {
      await pause(random.whole(500, 2000));
      await whileStopped(round);
    }
    broken.push(...(await load.stop()).broken);
    if (server.pid() !== pid || !server.isRunning()) broken.push('the server had to be started again');
  } finally {
    await server.close();
  }

  for (const { path, status, retryAfter, ms } of calls) {
    const isLive = path === '/health/live';
    if (status !== (isLive ? 200 : 503)) broken.push(`${path} answers ${status} while the database is stopped`);
    if (!isLive && retryAfter === null) broken.push(`${path} does not say when to come again`);
    if (stopMs > 4 * maxHeldMs && ms > maxHeldMs) broken.push(`${path} is held for ${Math.round(ms)} ms`);
  }
  const took = (word: string) => durations(calls.filter(({ path }) => path.includes(word)).map(({ ms }) => ms));
  return {
    fault: `PostgreSQL stopped for ${stopMs / 1000} s`,
    times,
    seen: `503 after ${took('/foundation')}, health after ${took('/health')}; calls work ${durations(recovery)} after it goes on; ${client.retries.count} calls tried again`,
    broken,
  };
}
