import { setTimeout as pause } from 'node:timers/promises';
import type { RunningServer } from '../tests/pages/fixtures/running-server.ts';
import { cpuOf, memoryOf } from './process-figures.ts';
import { type Cell, percentile } from './table.ts';

async function gauge(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

/** How long until all files are listed, and read; another call is made meanwhile again and again. */
export async function indexRows(server: RunningServer, token: string, count: number): Promise<Cell[][]> {
  const from = performance.now();
  const seconds = () => Math.round((performance.now() - from) / 1000);
  const cpu = () => Math.round(cpuOf(server.pid) / 1000);
  const headers = { authorization: `Bearer ${token}` };
  const times: number[] = [];
  let rejectedCalls = 0;
  let listed: Cell[] | undefined;
  for (;;) {
    for (let calls = 0; calls < 20; calls += 1) {
      const requestedAt = performance.now();
      const answer = await fetch(`${server.url}/api/foundation?_activeOnly=true`, { headers });
      await answer.arrayBuffer();
      times.push(performance.now() - requestedAt);
      // Told to come again in a moment: counted like the slowest.
      if (!answer.ok) rejectedCalls += 1;
      await pause(50);
    }
    const files = await gauge(server.url, 'portal_library_files');
    if (files < count) continue;
    listed ??= ['listed by name', seconds(), memoryOf(server.pid).peak, '', '', cpu()];
    if ((await gauge(server.url, 'portal_library_pending')) === 0) break;
  }
  if (rejectedCalls > 0) console.log(`${rejectedCalls} of ${times.length} calls were refused meanwhile`);
  times.sort((a, b) => a - b);
  const [p50, p95] = [0.5, 0.95].map((share) => Math.round(percentile(times, share)));
  return [listed, ['and read', seconds(), memoryOf(server.pid).peak, p50 ?? '', p95 ?? '', cpu()]];
}
