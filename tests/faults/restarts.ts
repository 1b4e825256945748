import { setTimeout as pause } from 'node:timers/promises';
import { faultServer } from './support/fault-server.ts';
import { durations, type Outcome, type RunOptions } from './support/outcome.ts';
import { portalClient } from './support/portal-client.ts';
import { seeded } from './support/seeded.ts';
import { steadyLoad } from './support/steady-load.ts';

/**
 * `docs/domain/faults.md`: restarts by SIGTERM while partners work. A client that retries as the site does sees no
 * failure.
 */
export async function runRestarts(options: RunOptions): Promise<Outcome> {
  const random = seeded(options.seed);
  const server = await faultServer();
  const client = portalClient(server.origin);
  const broken: string[] = [];
  const stops: number[] = [];
  const starts: number[] = [];
  let deeds = 0;
  let waits: readonly number[] = [];
  try {
    await server.start();
    await client.login();
    const load = steadyLoad(client, random);
    for (let index = 0; index < options.times; index += 1) {
      await pause(random.whole(1000, 3000));
      const startedAt = performance.now();
      const code = await server.terminate();
      if (code !== 0) broken.push(`restart ${index}: exit code ${code}, ${server.said()}`);
      stops.push(performance.now() - startedAt);
      starts.push(await server.start());
    }
    const ended = await load.stop();
    deeds = ended.deeds;
    waits = load.waits;
    broken.push(...ended.broken);
  } finally {
    await server.close();
  }
  return {
    fault: 'restarts (SIGTERM) under load',
    times: options.times,
    seen: `${deeds} deeds, ${client.retries.count} calls tried again, a deed takes ${durations(waits)}; ends after ${durations(stops)}, answers again after ${durations(starts)}`,
    broken,
  };
}
