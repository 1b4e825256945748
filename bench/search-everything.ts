import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '../server/db/open.ts';
import { startServer } from '../tests/pages/fixtures/running-server.ts';
import { addDocuments } from './data/many-documents.ts';
import { addRecords, inDatabase } from './data/many-records.ts';
import { type Call, measure } from './load.ts';
import { cpuOfBoth } from './process-figures.ts';
import { signIn } from './sign-in.ts';
import { printTable } from './table.ts';

// What the one search costs over very many documents, tickets, customers and telephone numbers.
const [countText = '100000'] = process.argv.slice(2);
const count = Number(countText);
if (!(count > 0 && count <= 100_000)) {
  console.error(
    'Usage: npm run bench:search -- [documents, tickets and customers, each at most 100000; ten times as many numbers]',
  );
  process.exit(1);
}
const numbers = count * 10;
/** Copies are numbered from here on. */
const firstCopy = 10_000_000;
const sellers = '1001';
const wholesalers = '2001';

/** What the server would have kept of the copies, had it written them: each with a name of some thousands, and words of its own. */
const addEntries = (db: Db, trid: string, type: string) =>
  db.execute(sql`
    insert into search_entries (trid, record_id, type, foreignid, title, detail, modified, words)
    select trid, id, type, foreignid, title, value2, modified, to_tsvector('german', title || ' ' || foreignid || ' ' || coalesce(value2, ''))
    from (select *, translate(substr(md5((number % 4000)::text), 1, 9), '0123456789', 'ghijklmnop') || ' GmbH ' || coalesce(value1, '') as title
      from records where trid = ${trid} and type = ${type} and number > ${firstCopy}::int) named`);

async function addNumbers(db: Db): Promise<void> {
  await addRecords(db, wholesalers, 'ws.number', numbers);
  const dialled = sql`('496421' || number)::bigint * 10`;
  await db.execute(sql`
    insert into record_numbers (trid, record_id, type, archived, span, held)
    select trid, id, type, archived, int8range(${dialled}, ${dialled} + 10), true from records
    where trid = ${wholesalers} and type = 'ws.number' and number > ${firstCopy}::int`);
}

async function fill(db: Db): Promise<void> {
  for (const type of ['hd.ticket', 'hfo.vp.customer']) {
    await addRecords(db, sellers, type, count);
    await addEntries(db, sellers, type);
  }
  await addNumbers(db);
  await addDocuments(db, count);
  await db.execute(sql`vacuum analyze record_numbers`);
  await db.execute(sql`vacuum analyze search_entries`);
}

const some = (from: readonly string[]) => from[Math.floor(Math.random() * from.length)] ?? '';
const someone = () => String(firstCopy + 1 + Math.floor(Math.random() * count));

async function namesOf(db: Db): Promise<string[]> {
  const nameResult = await db.execute(
    sql`select distinct split_part(title, ' ', 1) as name from search_entries where foreignid >= ${String(firstCopy)} limit 1000`,
  );
  return (nameResult as unknown as { rows: { name: string }[] }).rows.map(({ name }) => name);
}

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; figures of one machine, compare ratios`);
const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
process.env['LIBRARY_DIR'] = join(folder, 'no-files');
await (await startServer(folder)).stop();
let names: string[] = [];
await inDatabase(folder, async (db) => {
  await fill(db);
  names = await namesOf(db);
});
const { url, pid, stop } = await startServer(folder);
const swapped = (name: string) => name.slice(0, 3) + (name[4] ?? '') + (name[3] ?? '') + name.slice(5);
const searches: readonly (readonly [string, string, () => string])[] = [
  ['a name', '1001/sp.admin', () => some(names)],
  ['the beginning of a name', '1001/sp.admin', () => some(names).slice(0, 4)],
  ['two letters', '1001/sp.admin', () => some(names).slice(0, 2)],
  ['a word that all have', '1001/sp.admin', () => 'GmbH'],
  ['two words', '1001/sp.admin', () => `${some(names)} gmbh`],
  ['a number of a ticket', '1001/sp.admin', someone],
  ['a typing error', '1001/sp.admin', () => swapped(some(names))],
  ['a word of documents', '1001/sp.admin', () => some(['Konditionen', 'Preisliste', 'Glasfaser', 'Portierung'])],
  ['nothing typed', '1001/sp.admin', () => ''],
  ['a telephone number', '2001/ws.user', () => `06421 ${someone()}`],
  ['the beginning of 10,000 numbers', '2001/ws.user', () => `06421 ${someone().slice(0, 4)}`],
  ['a name, by an employee', '9001/etc.staff', () => some(names)],
  ['a word that all have, by an employee', '9001/etc.staff', () => 'GmbH'],
  ['a telephone number, by an employee', '9001/etc.staff', () => `06421 ${someone()}`],
];
const tokens = new Map<string, string>();
for (const user of new Set(searches.map(([, user]) => user))) tokens.set(user, await signIn(url, user));
const round = (value: number) => Math.round(value * 10) / 10;
const rows: (string | number)[][] = [];
for (const [name, user, text] of searches) {
  let calls = 0;
  const headers = { authorization: `Bearer ${tokens.get(user)}` };
  const call = (): Call => {
    calls += 1;
    return { method: 'GET', path: `/api/search?search=${encodeURIComponent(text())}`, headers };
  };
  const before = cpuOfBoth(pid);
  const { p50, p95, perSecond } = await measure(url, call, 1);
  rows.push([name, round(p50), round(p95), round((cpuOfBoth(pid) - before) / calls), Math.round(perSecond)]);
}
await stop();
const many = (n: number) => n.toLocaleString('en-GB');
printTable(
  `One search over ${many(count)} documents, tickets and customers each and ${many(numbers)} numbers: 10 at once, medians of 5 rounds`,
  ['search', 'p50 ms', 'p95 ms', 'CPU ms', 'per second'],
  rows,
);
await rm(folder, { recursive: true });
