import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { readConfig } from '../server/config/config.ts';
import { openDatabase } from '../server/db/open.ts';
import { users } from '../server/db/tables/tables.ts';
import { loginTicket } from '../src/domain/access/session.ts';
import { startServer } from '../tests/pages/fixtures/running-server.ts';
import { median, percentile, printTable } from './table.ts';

// Whether the time of a refused login tells what was wrong: unknown, wrong, disabled and throttled, one after the other.
const rounds = Number(process.argv[2] ?? 500);
/** Guesses at one account before it is throttled, with room to spare. */
const perAccount = 8;
const throttled = '1001/sp.user';

/** Copies of one user to guess at, every second one disabled. */
async function addUsers(dataDir: string, count: number): Promise<void> {
  const { db, close } = await openDatabase(readConfig({ DATA_DIR: dataDir }));
  const [model] = await db.select().from(users).where(eq(users.username, 'sp.user'));
  if (!model) throw new Error('no demo data');
  const copies = Array.from({ length: count }, (_, index) => ({
    ...model,
    id: `guessed-${index}`,
    username: `guessed${index}`,
    email: `guessed${index}@example.com`,
    disabled: index % 2 === 1,
  }));
  await db.insert(users).values(copies);
  await close();
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let caller = 0;

/** How long a login takes, in ms; each comes from an address of its own, because addresses are throttled too. */
function login(url: string, userId: string): Promise<number> {
  caller += 1;
  const address = `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`;
  const body = JSON.stringify({ _ticket: loginTicket(userId, 'Falsches-Passwort-1'), timeout: 60_000 });
  return new Promise((resolve, reject) => {
    const from = performance.now();
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const call = request(`${url}/api/jwt_token`, { agent, method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 401) resolve(performance.now() - from);
        else reject(new Error(`a wrong login answers ${answer.statusCode}`));
      });
    });
    call.on('error', reject).end(body);
  });
}

const kinds = {
  unknown: (round: number) => `1001/nobody${round}`,
  wrong: (round: number) => `1001/guessed${2 * Math.floor(round / perAccount)}`,
  disabled: (round: number) => `1001/guessed${2 * Math.floor(round / perAccount) + 1}`,
  throttled: () => throttled,
};
type Kind = keyof typeof kinds;

process.env.TRUST_PROXY = '127.0.0.1';
const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
await (await startServer(folder)).stop();
await addUsers(folder, 2 * Math.ceil(rounds / perAccount));
const server = await startServer(folder);
for (let guess = 0; guess < 60; guess += 1) await login(server.url, throttled);
const times: Record<Kind, number[]> = { unknown: [], wrong: [], disabled: [], throttled: [] };
const names = Object.keys(kinds) as Kind[];
for (let round = 0; round < rounds; round += 1) {
  // In turns, so that other load on the machine affects all of them equally.
  for (let turn = 0; turn < names.length; turn += 1) {
    const kind = names[(round + turn) % names.length] ?? 'unknown';
    times[kind].push(await login(server.url, kinds[kind](round)));
  }
}
agent.destroy();
await server.stop();
await rm(folder, { recursive: true });

const one = (value: number) => value.toFixed(2);
printTable(
  `Refused logins, ${rounds * names.length} in turns, in ms`,
  ['what is wrong', 'samples', 'p10', 'median', 'p90'],
  names.map((kind) => {
    const sorted = times[kind].toSorted((a, b) => a - b);
    return [kind, sorted.length, one(percentile(sorted, 0.1)), one(median(sorted)), one(percentile(sorted, 0.9))];
  }),
);
const medians = names.map((kind) => median(times[kind]));
console.log(`Largest gap between medians: ${one(Math.max(...medians) - Math.min(...medians))} ms`);
