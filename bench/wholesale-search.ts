import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '../server/db/open.ts';
import { sipAccount } from '../src/contract/wholesale/sip-account.ts';
import { listCall, readView } from '../src/domain/records/list-view.ts';
import { startServer } from '../tests/pages/fixtures/running-server.ts';
import { addRecords, inDatabase } from './data/many-records.ts';
import { type Call, measure } from './load.ts';
import { cpuOfBoth } from './process-figures.ts';
import { signIn } from './sign-in.ts';
import { printTable } from './table.ts';

// What the search by one criterion costs among very many numbers, and the list of accounts among ten thousand.
const trid = '2001';
const [countText = '1000000'] = process.argv.slice(2);
const numbers = Number(countText);
const accounts = 10_000;
if (!(numbers > 0 && numbers <= 1_000_000)) {
  console.error('Usage: npm run bench:wholesale -- [numbers, at most 1000000]');
  process.exit(1);
}

/** Copies are numbered from here on. */
const firstCopy = 10_000_000;
/** `+49 6421` and eight digits: each copy holds a number of its own. */
const begin = '496421';

async function addNumbers(db: Db): Promise<void> {
  await addRecords(db, trid, 'ws.number', numbers);
  const dialled = sql`(${begin} || number)::bigint * 10`;
  await db.execute(sql`
    insert into record_numbers (trid, record_id, type, archived, span, held)
    select trid, id, type, archived, int8range(${dialled}, ${dialled} + 10), true from records
    where trid = ${trid} and type = 'ws.number' and number > ${firstCopy}::int`);
  await db.execute(sql`vacuum analyze record_numbers`);
}

const someone = () => firstCopy + 1 + Math.floor(Math.random() * numbers);
const search = (criterion: string, term: string) =>
  `/api/foundation/${trid}/wholesale/search?criterion=${criterion}&term=${encodeURIComponent(term)}`;
const list = (address: Record<string, string>) => {
  const call = { type: 'ws.sip', ...listCall(sipAccount.list, readView(sipAccount.list, address), false) };
  const query = Object.entries(call).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `/api/foundation/${trid}/data?${new URLSearchParams(query)}`;
};

const calls: Readonly<Record<string, () => string>> = {
  'one of the numbers': () => search('number', `06421 ${someone()}`),
  'a number inside a block': () => search('number', `030 231254-${10 + Math.floor(Math.random() * 90)}`),
  'a number that nobody has': () => search('number', '0228 4710815'),
  'the beginning of 10 numbers': () => search('number', `06421 ${String(someone()).slice(0, -1)}`),
  'the beginning of 10,000 numbers': () => search('number', `06421 ${String(someone()).slice(0, -4)}`),
  'a user name': () => search('sipUser', `w${firstCopy + Math.floor(Math.random() * accounts)}`),
  'a name': () => search('name', 'Reederei'),
  'an address': () => search('ip', '203.0.113.80'),
  'the list of accounts': () => list({}),
  'the list by customer': () => list({ sort: 'value2' }),
  'the list of those that are offline': () => list({ registration: 'offline' }),
};

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; figures of one machine, compare ratios`);
const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
await (await startServer(folder)).stop();
await inDatabase(folder, async (db) => {
  await addNumbers(db);
  await addRecords(db, trid, 'ws.sip', accounts);
});
const { url, pid, stop } = await startServer(folder);
const authorization = `Bearer ${await signIn(url, '2001/ws.user')}`;
const round = (value: number) => Math.round(value * 100) / 100;
const rows: (string | number)[][] = [];
for (const [name, path] of Object.entries(calls)) {
  let count = 0;
  const call = (): Call => {
    count += 1;
    return { method: 'GET', path: path(), headers: { authorization } };
  };
  const before = cpuOfBoth(pid);
  const { p50, p95, perSecond } = await measure(url, call, 1);
  rows.push([name, round(p50), round(p95), round((cpuOfBoth(pid) - before) / count), Math.round(perSecond)]);
}
await stop();
printTable(
  `Search over ${numbers.toLocaleString('en-GB')} numbers and ${accounts.toLocaleString('en-GB')} accounts: 10 at once, medians of 5 rounds`,
  ['call', 'p50 ms', 'p95 ms', 'CPU ms', 'per second'],
  rows,
);
await rm(folder, { recursive: true });
