import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '#tests/pages/fixtures/running-server.ts';
import { callback } from '#tests/server/support/file-calls.ts';
import { addRecords, inDatabase } from '../data/many-records.ts';
import { memoryOfBoth } from '../process-figures.ts';
import { signIn } from '../sign-in.ts';
import { type Cell, printTable } from '../table.ts';

// Memory of server and PostgreSQL while people work: lists, records, searches, documents, files and tickets, for an hour.
const trid = '1001';
const tickets = 100_000;
const workers = 10;
/** What each of them thinks between two calls, in ms. */
const thinks = 150;
const minutes = Number(process.argv[2] ?? 60);
const reports = 12;

const file = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(2_000_000, 0x20), Buffer.from('\n%%EOF\n')]);

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
await (await startServer(folder)).stop();
await inDatabase(folder, (db) => addRecords(db, trid, 'hd.ticket', tickets));
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
const rows: Cell[][] = [];
function note(at: string): void {
  const { server, postgres } = memoryOfBoth(pid);
  rows.push([at, done, failed, server, postgres, server + postgres]);
}
async function report(): Promise<void> {
  note('before');
  for (let part = 1; part <= reports; part += 1) {
    await pause((minutes * 60_000) / reports);
    note(`${Math.round((minutes * part) / reports)} min`);
  }
}
await Promise.all([report(), keepSignedIn(), ...Array.from({ length: workers }, (_none, begin) => worker(begin))]);
await pause(60_000);
note('and a minute of rest');
printTable(
  `Memory (shares, MiB) with ${tickets.toLocaleString('en-GB')} tickets while ${workers} people work`,
  ['after', 'calls', 'of them 5xx', 'server', 'PostgreSQL', 'together'],
  rows,
);
await stop();
await rm(folder, { recursive: true });
