import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { faultServer } from './support/fault-server.ts';
import { durations, type Outcome, type RunOptions } from './support/outcome.ts';
import { portalClient } from './support/portal-client.ts';
import { seeded } from './support/seeded.ts';
import { steadyLoad } from './support/steady-load.ts';

/** `docs/domain/faults.md`: PostgreSQL killed under the server while partners work: 503 meanwhile, and nothing acknowledged is lost. */
export async function runDatabaseKills({ times, seed }: RunOptions): Promise<Outcome> {
  const random = seeded(seed);
  const server = await faultServer();
  const client = portalClient(server.origin);
  const broken: string[] = [];
  const away: number[] = [];
  const health = async () => (await client.attempt('/health')).status;
  try {
    await server.start();
    await client.login();
    const pid = server.pid();
    const load = steadyLoad(client, random);
    for (let index = 0; index < times; index += 1) {
      await pause(random.whole(500, 2000));
      const file = readFileSync(join(server.dataDir, 'postgres/data/postmaster.pid'), 'utf8');
      const startedAt = performance.now();
      process.kill(Number(file.split('\n')[0]), 'SIGKILL');
      for (let status = 0; status !== 200; status = await health()) {
        if (status !== 0 && status !== 503) broken.push(`kill ${index}: health answers ${status}`);
        await pause(10);
      }
      away.push(performance.now() - startedAt);
    }
    broken.push(...(await load.stop()).broken);
    if (server.pid() !== pid || !server.isRunning()) broken.push('the server had to be started anew');
  } finally {
    await server.close();
  }
  return {
    fault: 'PostgreSQL killed under the server',
    times,
    seen: `${client.retries.count} calls tried again; answers again after ${durations(away)}`,
    broken,
  };
}
