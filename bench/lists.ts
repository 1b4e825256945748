import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig } from '../server/config/config.ts';
import { type Db, openDatabase } from '../server/db/open.ts';
import { startServer } from '../tests/pages/fixtures/running-server.ts';
import { addTickets } from './data/many-tickets.ts';
import { type Call, measure, type Rate } from './load.ts';
import { cpuOfBoth } from './process-figures.ts';
import { signIn } from './sign-in.ts';
import { printTable } from './table.ts';

// What a list costs in one large foundation, and whether other foundations cost it anything.
const trid = '1001';
const records = 100_000;
const each = 100;
const [asked] = process.argv.slice(2);
const others = Number(asked ?? 1000);

/** Foundations with so many records each, copied from the large one. */
async function addFoundations(db: Db, from: number, to: number): Promise<void> {
  const place = sql`(${5_000_000}::int + f)::text`;
  await db.execute(sql`insert into foundations (trid, number) select ${place}, ${place}
    from generate_series(${from}::int, ${to - 1}::int) f`);
  await db.execute(sql`
    insert into records (id, trid, type, foreignid, number, value1, value2, value3, value4, value5, value6, value7, value8,
      version, created, created_by, modified, modified_by, data, search_text)
    select gen_random_uuid()::text, ${place}, type, foreignid, number, value1, value2, value3, value4, value5, value6, value7,
      value8, version, created, created_by, modified, modified_by, data, search_text
    from (select * from records where trid = ${trid} and type = 'hd.ticket' order by number desc limit ${each}::int) r,
      generate_series(${from}::int, ${to - 1}::int) f`);
  await db.execute(sql`
    insert into record_tallies (trid, type, archived, first, second, n)
    select trid, type, archived, coalesce(value2, ''), coalesce(value5, ''), count(*) from records
    where trid between ${String(5_000_000 + from)} and ${String(5_000_000 + to - 1)} group by 1, 2, 3, 4, 5
    on conflict do nothing`);
  await db.execute(sql`vacuum analyze records`);
  await db.execute(sql`vacuum analyze record_tallies`);
}

/** Different values for each record in the columns that tickets leave alike. */
const spread = (db: Db) =>
  db.execute(sql`update records set value3 = 'Kontakt ' || md5(id), value4 = created::text, value6 = 'k' || number % 7,
      value7 = (number % 16)::text, value8 = (date '2026-01-01' + (number % 365)::int)::text, value9 = md5(number::text)
    where trid = ${trid} and type = 'hd.ticket' and number > 1000000`);

const queries = {
  'newest first': '',
  ...Object.fromEntries(
    ['created', '-modified', ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `value${n}`)].map((sort) => [
      `sorted by ${sort}`,
      `_sort=${sort}`,
    ]),
  ),
  'one of, by change': `_sort=-modified&search=${encodeURIComponent('value2:new,inProgress,waiting,reopened')}`,
  'one of, by subject, with counts': `_sort=value1&_counts=value2&search=value5:etcBillingRequest`,
  'one of a column that is not tallied': 'search=value6:k3',
  'a value that nothing has': 'search=value3:nobody',
  'a range of days': `_sort=-created&search=${encodeURIComponent('value8:2026-03-01..2026-03-31')}`,
  'a range of numbers, half of all': `_sort=value3&search=${encodeURIComponent('value7:8..')}`,
  'a range of times': `search=${encodeURIComponent('modified:0..1')}`,
  'a beginning': `search=${encodeURIComponent('value3:Kontakt ab*')}`,
  'a word': 'search=Sonnental',
  'page 1000': '_offset=49950',
};

interface Cost extends Rate {
  /** Processor time (ms) of server and PostgreSQL per call, which tells more than the clock where others work beside. */
  readonly cpu: number;
}

async function measureLists(dataDir: string): Promise<Map<string, Cost>> {
  const { url, pid, stop } = await startServer(dataDir);
  const authorization = `Bearer ${await signIn(url, '1001/sp.admin')}`;
  const found = new Map<string, Cost>();
  for (const [name, query] of Object.entries(queries)) {
    const path = `/api/foundation/${trid}/data?type=hd.ticket&_limit=50&${query}`;
    let calls = 0;
    const call = (): Call => {
      calls += 1;
      return { method: 'GET', path, headers: { authorization } };
    };
    const before = cpuOfBoth(pid);
    const rate = await measure(url, call, 1);
    found.set(name, { ...rate, cpu: (cpuOfBoth(pid) - before) / calls });
  }
  await stop();
  return found;
}

async function inDatabase(dataDir: string, work: (db: Db) => Promise<unknown>): Promise<void> {
  const { db, close } = await openDatabase(readConfig({ DATA_DIR: dataDir, DATABASE_URL: process.env.DATABASE_URL }));
  await work(db);
  await close();
}

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; figures of one machine, compare ratios`);
const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
await (await startServer(folder)).stop();
await addTickets(folder, trid, records);
await inDatabase(folder, async (db) => {
  await spread(db);
  await addFoundations(db, 0, others);
});
const few = await measureLists(folder);
await inDatabase(folder, (db) => addFoundations(db, others, others * 10));
const many = await measureLists(folder);
const round = (value: number) => Math.round(value * 100) / 100;
printTable(
  `Lists of 50 of ${records.toLocaleString('en-GB')} records of one foundation beside ${others} and ${others * 10} others of ${each}: 10 at once, medians of 5 rounds`,
  ['list', 'p50 ms', 'p95 ms', 'CPU ms', 'p50 ms', 'p95 ms', 'CPU ms', 'ten times as many others'],
  [...few].map(([name, one]) => {
    const other = many.get(name) ?? one;
    const figures = [one, other].flatMap(({ p50, p95, cpu }) => [round(p50), round(p95), round(cpu)]);
    return [name, ...figures, `${(other.cpu / one.cpu).toFixed(2)} ×`];
  }),
);
await rm(folder, { recursive: true });
