import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startServer } from '#tests/pages/fixtures/running-server.ts';
import { callback } from '#tests/server/support/file-calls.ts';
import { addMissingEntries, addRecords, inDatabase } from '../data/many-records.ts';
import { connectionsOf, memoryOfBoth } from '../process-figures.ts';
import { signIn } from '../sign-in.ts';
import { printTable } from '../table.ts';

// What grows while people work: memory, open files, connections and room on the disk over half an hour of lists, records,
// searches, documents, files and tickets. `--short` is for three minutes among fewer tickets.
const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false } },
});
const trid = '1001';
const tickets = options.short ? 5000 : 100_000;
const workers = 10;
/** What each of them thinks between two calls, in ms. */
const thinks = 150;
const minutes = Number(positionals[0] ?? (options.short ? 3 : 30));
const reports = 12;
/** Caches fill within the first third; what grows after it goes on to grow. The last look comes when all have stopped. */
const warmReports = reports / 3;

const file = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(2_000_000, 0x20), Buffer.from('\n%%EOF\n')]);

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
await (await startServer(folder)).stop();
await inDatabase(folder, async (db) => {
  await addRecords(db, trid, 'hd.ticket', tickets);
  await addMissingEntries(db, 'hd.ticket');
});
const { url, pid, stop } = await startServer(folder);
let authorization = `Bearer ${await signIn(url, '1001/sp.admin')}`;
const api = `${url}/api`;
const data = `${api}/foundation/${trid}/data`;

let [done, failed] = [0, 0];
async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(path, { ...init, headers: { authorization, ...init.headers } });
  done += 1;
  if (answer.status >= 500) failed += 1;
  return answer;
}
const read = async (path: string) => void (await (await call(path)).arrayBuffer());

async function upload(): Promise<void> {
  const tus = { 'tus-resumable': '1.0.0' };
  const filename = Buffer.from('Rechnung.pdf').toString('base64');
  const createdUpload = await call(`${api}/uploads`, {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(file.length), 'upload-metadata': `filename ${filename}` },
  });
  const place = new URL(createdUpload.headers.get('location') ?? '', api).href;
  const content = { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  await call(place, { method: 'PATCH', headers: content, body: file });
  await call(place, { method: 'DELETE', headers: tus });
}

async function createTicket(): Promise<void> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const answer = await call(data, { method: 'POST', headers, body: JSON.stringify(callback) });
  const { id } = (await answer.json()) as { id: string };
  await read(`${data}/${id}`);
}

const search = (words: string) => `search=${encodeURIComponent(words)}`;
const work: readonly (() => Promise<void>)[] = [
  () => read(`${data}?type=hd.ticket&_limit=50&_sort=-foreignid&_counts=value2`),
  () => read(`${data}?type=hd.ticket&_limit=50&_sort=value1&${search('value5:etcBillingRequest')}`),
  () => read(`${data}?type=hd.ticket&_limit=50&${search('Rechnung')}`),
  () => read(`${data}?type=hfo.vp.customer&_limit=50&_sort=value1`),
  () => read(`${data}?type=hfo.vp.order&_limit=50`),
  () => read(`${data}?type=hfo.vp.draft&_limit=50&_sort=-modified`),
  () => read(`${api}/search?${search('Sonnental')}`),
  () => read(`${api}/foundation/${trid}/activities`),
  () => read(`${url}/`),
  () => read(`${url}/etc/tickets`),
  createTicket,
  upload,
];

const until = Date.now() + minutes * 60_000;
async function worker(begin: number): Promise<void> {
  for (let turn = begin; Date.now() < until; turn += 1) {
    await work[turn % work.length]?.();
    await pause(thinks);
  }
}
async function keepSignedIn(): Promise<void> {
  while (Date.now() < until) {
    await pause(Math.min(20 * 60_000, Math.max(0, until - Date.now())));
    authorization = `Bearer ${await signIn(url, '1001/sp.admin')}`;
  }
}

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
interface Sample {
  readonly at: string;
  readonly calls: number;
  readonly failed: number;
  readonly serverMiB: number;
  readonly postgresMiB: number;
  readonly handles: number;
  readonly connections: number;
  readonly diskMiB: number;
}

/** Room of a folder with all in it, in MiB; files that go meanwhile do not count. */
async function sizeOf(place: string): Promise<number> {
  const names = await readdir(place, { recursive: true });
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(place, name)).then(
        (entry) => (entry.isFile() ? entry.blocks * 512 : 0),
        () => 0,
      ),
    ),
  );
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20);
}

const samples: Sample[] = [];
async function note(at: string): Promise<void> {
  const { server, postgres } = memoryOfBoth(pid);
  samples.push({
    at,
    calls: done,
    failed,
    serverMiB: server,
    postgresMiB: postgres,
    handles: readdirSync(`/proc/${pid}/fd`).length,
    connections: connectionsOf(pid),
    diskMiB: await sizeOf(folder),
  });
}
async function report(): Promise<void> {
  await note('before');
  for (let part = 1; part <= reports; part += 1) {
    await pause((minutes * 60_000) / reports);
    await note(`${((minutes * part) / reports).toFixed(1)} min`);
  }
}
await Promise.all([report(), keepSignedIn(), ...Array.from({ length: workers }, (_none, begin) => worker(begin))]);
const inUse = samples.slice(1 + warmReports, -1);
await pause(60_000);
await note('and a minute of rest');
await stop();

printTable(
  `With ${tickets.toLocaleString('en-GB')} tickets while ${workers} people work`,
  ['after', 'calls', 'of them 5xx', 'server MiB', 'PostgreSQL MiB', 'open files', 'connections', 'disk MiB'],
  samples.map(Object.values),
);

/** The slope of the line that is nearest to all values, for each hour. */
function perHour(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const covariance = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const variance = values.reduce((sum, _value, at) => sum + (at - middle) ** 2, 0);
  return (covariance / variance) * (reports / minutes) * 60;
}
const figures = ['serverMiB', 'postgresMiB', 'handles', 'connections', 'diskMiB'] as const;
const callsPerHour = perHour(inUse.map(({ calls }) => calls));
printTable(
  'Growth after the first third, as a straight line',
  ['what', 'an hour', 'for each 1,000 calls', 'ratio of the last to the first'],
  figures.map((name) => {
    const values = inUse.map((sample) => sample[name]);
    const growth = perHour(values);
    const ratio = (values.at(-1) ?? 0) / (values[0] ?? 1);
    return [name, growth.toFixed(1), ((growth / callsPerHour) * 1000).toFixed(2), ratio.toFixed(2)];
  }),
);
await rm(folder, { recursive: true });
