import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#server/db/open.ts';
import { callback } from '../server/support/file-calls.ts';
import { faultServer } from './support/fault-server.ts';
import { durations, type Outcome, type RunOptions } from './support/outcome.ts';
import { type PortalClient, portalClient } from './support/portal-client.ts';
import { openReplicatedDatabase } from './support/replica.ts';
import { type Seeded, seeded } from './support/seeded.ts';
import { steadyLoad } from './support/steady-load.ts';

/** What the portal answers while its database is a copy; a sentence for each answer that is wrong. */
async function whileReadOnly(client: PortalClient): Promise<string[]> {
  const broken: string[] = [];
  const expected = async (word: string, path: string, status: number, call = {}) => {
    let answer = await client.attempt(path, call);
    // A server that others wait for too, or a connection of before, asks to come again.
    for (let times = 0; answer.status === 503 && status !== 503 && times < 40; times += 1) {
      await pause(250);
      answer = await client.attempt(path, call);
    }
    if (answer.status !== status) broken.push(`${word} answers ${answer.status} while the database is only read`);
    return answer.json;
  };
  for (let database: unknown; database !== 'readonly'; await pause(10))
    database = (await client.attempt('/health')).json.database;
  await expected('a write', '/foundation/1001/data', 503, { body: callback });
  await expected('a list', '/foundation/1001/data?type=hd.ticket', 200);
  await expected('health', '/health', 200);
  await expected('ready', '/health/ready', 503);
  await expected('live', '/health/live', 200);
  return broken;
}

async function failOver(random: Seeded, note: (...sentences: string[]) => void) {
  const database = await openReplicatedDatabase();
  const server = await faultServer({ env: { DATABASE_URL: database.url } });
  const client = portalClient(server.origin);
  try {
    await server.start();
    await client.login();
    const pid = server.pid();
    const load = steadyLoad(client, random);
    await pause(random.whole(500, 2000));
    database.killPrimary();
    note(...(await whileReadOnly(client)));
    const start = await openDatabase({ databaseUrl: database.url, dataDir: server.dataDir }).then(
      async ({ close }) => close(),
      (error: Error) => error.message,
    );
    if (!start?.includes('Replikat')) note(`a server starts on a copy: ${start}`);
    await database.promote();
    const promoted = performance.now();
    const write = () => client.attempt('/foundation/1001/data', { body: callback, key: random.uuid() });
    for (let status = 0; status !== 201; status = (await write()).status) {
      if (status !== 0 && status !== 503) note(`a write answers ${status} after the promotion`);
      await pause(10);
    }
    const recovery = performance.now() - promoted;
    note(...(await load.stop()).broken);
    if (server.pid() !== pid || !server.isRunning()) note('the server had to be started again');
    return { recovery, retries: client.retries.count };
  } finally {
    await server.close();
    await database.close();
  }
}

/** `docs/domain/faults.md`: the database that leads is killed in the middle of writes, and its copy promoted; nothing acknowledged is lost. */
export async function runFailovers({ times, seed }: RunOptions): Promise<Outcome> {
  const random = seeded(seed);
  const broken: string[] = [];
  const recovery: number[] = [];
  let retries = 0;
  for (let round = 1; round <= times; round += 1) {
    const one = await failOver(random, (...sentences) => {
      broken.push(...sentences.map((sentence) => `failover ${round}: ${sentence}`));
    });
    recovery.push(one.recovery);
    retries += one.retries;
  }
  return {
    fault: 'a copy of the database is promoted amid writes',
    times,
    seen: `writes work ${durations(recovery)} after the promotion; ${retries} calls tried again`,
    broken,
  };
}
