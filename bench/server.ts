import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { loginTicket } from '../src/domain/access/session.ts';
import { demoPassword } from '../tests/demo-password.ts';
import { type RunningServer, startServer } from '../tests/pages/fixtures/running-server.ts';
import { callback } from '../tests/server/support/file-calls.ts';
import { addRecords, inDatabase } from './data/many-records.ts';
import { type Call, measure, type Rate } from './load.ts';
import { memoryOfBoth } from './process-figures.ts';
import { type Cell, median, printTable } from './table.ts';

const trid = '1001';
const settled = 5000;
const tickets = 100_000;
const json = { 'content-type': 'application/json' };

async function timed(dataDir: string): Promise<{ server: RunningServer; ms: number }> {
  const from = performance.now();
  const server = await startServer(dataDir);
  return { server, ms: Math.round(performance.now() - from) };
}

/** Starts and ends a server five times; answers the medians of how long it took until it answered, and of its memory soon after. */
async function starts(name: string, folder: () => Promise<string>): Promise<Cell[]> {
  const [took, memory, postgres]: [number[], number[], number[]] = [[], [], []];
  for (let count = 0; count < 5; count += 1) {
    const { server, ms } = await timed(await folder());
    took.push(ms);
    // What the start needed for a moment is given back by then.
    await pause(settled);
    const both = memoryOfBoth(server.pid);
    memory.push(both.server);
    postgres.push(both.postgres);
    await server.stop();
  }
  return [name, median(took), median(memory), median(postgres)];
}

const newFolder = () => mkdtemp(join(tmpdir(), 'portal-bench-'));

async function startUp(): Promise<void> {
  const createdFolders: string[] = [];
  const empty = async () => {
    const folder = await newFolder();
    createdFolders.push(folder);
    return folder;
  };
  const rows = [await starts('empty: demo data loaded', empty)];
  const existing = createdFolders[0] ?? '';
  rows.push(await starts('demo data', async () => existing));
  await inDatabase(existing, (db) => addRecords(db, trid, 'hd.ticket', tickets));
  rows.push(await starts(`${tickets.toLocaleString('en-GB')} tickets`, async () => existing));
  for (const folder of createdFolders) await rm(folder, { recursive: true });
  printTable(
    'Start of the server until it answers, and memory five seconds later (shares), medians of 5',
    ['data', 'ms', 'MiB', 'MiB of PostgreSQL'],
    rows,
  );
}

const login = (): Call => ({
  method: 'POST',
  path: '/api/jwt_token',
  headers: json,
  body: JSON.stringify({ _ticket: loginTicket('1001/sp.admin', demoPassword), timeout: 3_600_000 }),
});

async function floorOf(dataDir: string): Promise<Rate> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'floor.ts'), dataDir, trid], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = await once(child.stdout.setEncoding('utf8'), 'data');
  const rate = await measure(String(address).trim(), () => ({ method: 'GET', path: '/list' }));
  child.kill();
  await once(child, 'exit');
  return rate;
}

const lists = {
  'list of 50, newest first': '_sort=-foreignid',
  'list of 50, open ones, by change': `_sort=-modified&search=${encodeURIComponent('value2:new,inProgress,waiting,reopened')}`,
  'list of 50, one type, by subject': `_sort=value1&search=${encodeURIComponent('value5:etcBillingRequest')}`,
  'list of 50 with counts per status': '_sort=-foreignid&_counts=value2',
};

async function calls(): Promise<void> {
  const folder = await newFolder();
  await (await startServer(folder)).stop();
  await inDatabase(folder, (db) => addRecords(db, trid, 'hd.ticket', tickets));
  const floor = await floorOf(folder);
  const { url, pid, stop } = await startServer(folder);
  await pause(settled);
  const fresh = memoryOfBoth(pid);
  const { method, path, ...rest } = login();
  const { token } = (await (await fetch(url + path, { method, ...rest })).json()) as { token: string };
  const authorization = `Bearer ${token}`;
  const data = `/api/foundation/${trid}/data`;

  const rows: [string, Rate][] = [['floor: Fastify and one select of 50', floor]];
  for (const [name, query] of Object.entries(lists)) {
    const call: Call = { method: 'GET', path: `${data}?type=hd.ticket&_limit=50&${query}`, headers: { authorization } };
    rows.push([name, await measure(url, () => call)]);
  }
  const create = (): Call => ({
    method: 'POST',
    path: data,
    headers: { ...json, authorization, 'idempotency-key': randomUUID() },
    body: JSON.stringify(callback),
  });
  rows.push(['ticket create', await measure(url, create)], ['login', await measure(url, login)]);
  printTable(
    `Calls with ${tickets.toLocaleString('en-GB')} tickets of one organisation: 10 connections, medians of 5 rounds`,
    ['call', 'requests/s', 'p50 ms', 'p99 ms', 'of the floor'],
    rows.map(([name, { perSecond, p50, p99 }]) => [
      name,
      Math.round(perSecond),
      Math.round(p50 * 10) / 10,
      Math.round(p99 * 10) / 10,
      `${(perSecond / floor.perSecond).toFixed(2)} ×`,
    ]),
  );
  const loaded = memoryOfBoth(pid);
  await pause(60_000);
  printTable(
    'Memory (shares)',
    ['', 'MiB', 'MiB of PostgreSQL'],
    Object.entries({
      'five seconds after the start': fresh,
      'after these calls': loaded,
      'and a minute of rest': memoryOfBoth(pid),
    }).map(([name, { server, postgres }]) => [name, server, postgres]),
  );
  await stop();
  await rm(folder, { recursive: true });
}

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; figures of one machine, compare ratios`);
const [modeName] = process.argv.slice(2);
if (modeName !== 'calls') await startUp();
if (modeName !== 'starts') await calls();
