import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { faultServer } from './support/fault-server.ts';
import { durations, type Outcome, type RunOptions } from './support/outcome.ts';
import { portalClient } from './support/portal-client.ts';

/** How long the connections are held, and what everybody else and they themselves may take, in ms. */
const hold = 75_000;
const longestAnswer = 1000;
const longestSilence = 15_000;

const unfinished =
  'POST /api/jwt_token HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{';

/** §7: so many connections with an unfinished body, each replaced once it is closed, beside as many that say nothing at all. */
export async function runSilence(options: RunOptions): Promise<Outcome> {
  const server = await faultServer();
  const client = portalClient(server.origin);
  const { hostname, port } = new URL(server.origin);
  const broken: string[] = [];
  const lives: number[] = [];
  const alone: number[] = [];
  const answers: number[] = [];
  let isOver = false;

  async function stayConnected(says: string): Promise<void> {
    while (!isOver) {
      const startedAt = performance.now();
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      if (says) socket.write(says);
      socket.resume();
      const closed = new Promise((resolve) => socket.once('close', resolve));
      await Promise.race([closed, pause(longestSilence * 2)]);
      lives.push(performance.now() - startedAt);
      socket.destroy();
    }
  }

  /** One partner signs in and looks at a list. */
  async function work(times: number[]): Promise<void> {
    const askedAt = performance.now();
    await client.login();
    const { status } = await client.attempt('/foundation/1001/data?type=hd.ticket');
    times.push(performance.now() - askedAt);
    if (status !== 200) broken.push(`a list is answered ${status}`);
    await pause(100);
  }

  try {
    await server.start();
    while (alone.length < 60) await work(alone);
    const all = [unfinished, ''].flatMap((says) => Array.from({ length: options.times }, () => stayConnected(says)));
    const startedAt = performance.now();
    while (performance.now() - startedAt < hold) await work(answers);
    isOver = true;
    await Promise.all(all);
  } finally {
    await server.close();
  }
  if (client.retries.count > 0) broken.push(`${client.retries.count} calls were refused`);
  if (Math.max(...answers) > longestAnswer) broken.push(`an answer took ${Math.round(Math.max(...answers))} ms`);
  if (Math.max(...lives) > longestSilence) broken.push(`a connection lived ${Math.round(Math.max(...lives))} ms`);
  return {
    fault: 'silent connections with and without a body',
    times: options.times,
    seen: `login and list ${answers.length} times in ${durations(answers)}, without them in ${durations(alone)}; ${lives.length} connections closed after ${durations(lives)}`,
    broken,
  };
}
