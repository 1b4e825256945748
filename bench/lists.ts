import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '../server/db/open.ts';
import type { ListRules } from '../src/contract/list-rules.ts';
import { listCall, readView } from '../src/domain/records/list-view.ts';
import { customerList } from '../src/domain/sales/customers/customer-list.ts';
import { draftList } from '../src/domain/sales/drafts/draft-list.ts';
import { orderList } from '../src/domain/sales/orders/order-list.ts';
import { ticketList } from '../src/domain/tickets/ticket-list.ts';
import { startServer } from '../tests/pages/fixtures/running-server.ts';
import { addMissingEntries, addRecords, inDatabase, tallyRecords, withoutIndexes } from './data/many-records.ts';
import { type Call, measure, type Rate } from './load.ts';
import { cpuOfBoth } from './process-figures.ts';
import { signIn } from './sign-in.ts';
import { printTable } from './table.ts';

// What a list costs in one large foundation, and whether other foundations cost it anything.
const trid = '1001';
const records = 100_000;
const each = 100;

const lists: Readonly<Record<string, { readonly type: string; readonly rules: ListRules }>> = {
  tickets: { type: 'hd.ticket', rules: ticketList },
  customers: { type: 'hfo.vp.customer', rules: customerList },
  drafts: { type: 'hfo.vp.draft', rules: draftList },
  orders: { type: 'hfo.vp.order', rules: orderList },
};
const [countText = '1000', listName = 'tickets'] = process.argv.slice(2);
const others = Number(countText);
const list = lists[listName];
if (!list || !(others > 0)) {
  console.error(`Usage: npm run bench:lists -- [other foundations] [${Object.keys(lists).join('|')}]`);
  process.exit(1);
}
const { type, rules } = list;

/** Foundations with so many records each, copied from the large one. */
async function addFoundations(db: Db, from: number, to: number): Promise<void> {
  const place = sql`(${5_000_000}::int + f)::text`;
  await db.execute(sql`insert into foundations (trid, number) select ${place}, ${place}
    from generate_series(${from}::int, ${to - 1}::int) f`);
  const copied = sql`
    insert into records (id, trid, type, foreignid, number, value1, value2, value3, value4, value5, value6, value7, value8,
      value9, version, created, created_by, modified, modified_by, data, search_text)
    select gen_random_uuid()::text, ${place}, type, foreignid, number, value1, value2, value3, value4, value5, value6, value7,
      value8, value9, version, created, created_by, modified, modified_by, data, search_text
    from (select * from records where trid = ${trid} and type = ${type} order by number desc limit ${each}::int) r,
      generate_series(${from}::int, ${to - 1}::int) f`;
  await withoutIndexes(db, 'records', async () => void (await db.execute(copied)));
  await addMissingEntries(db, type);
  await tallyRecords(db, type, sql`trid between ${String(5_000_000 + from)} and ${String(5_000_000 + to - 1)}`);
  await db.execute(sql`vacuum analyze records`);
  await db.execute(sql`vacuum analyze record_tallies`);
  await db.execute(sql`vacuum analyze search_entries`);
}

/** Values of filters and of kinds of them that some of the records have. */
const valuesOf: Readonly<Record<string, string>> = {
  days: '2026-03-01..2026-03-31',
  numbers: '8..',
  vo: 'VO10023',
  customer: 'c7',
};

const encoded = (call: object) =>
  Object.entries(call)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(String(value))}`]))
    .join('&');
/** The call that the page makes for what stands in its address. */
const asPage = (address: Record<string, string>) =>
  encoded(listCall(rules, readView(rules, { rows: '50', ...address }), false));

const columnsAside = ['value1', 'value2', 'value3', 'value4', 'value5', 'value6', 'value7', 'value8', 'value9'];
const queries: Readonly<Record<string, string>> = {
  'as the page opens': asPage({}),
  ...Object.fromEntries(rules.sorts.map((sort) => [`sorted by ${sort}`, asPage({ sort })])),
  ...Object.fromEntries(
    columnsAside
      .filter((one) => !rules.sorts.includes(one))
      .map((one) => [`by ${one}, not offered`, `_limit=50&_sort=${one}`]),
  ),
  ...Object.fromEntries(
    Object.entries(rules.filters ?? {}).map(([name, filter]) => [
      `filter ${name}`,
      asPage({
        [name]: filter.kind === 'oneOf' ? (filter.values[0] ?? '') : (valuesOf[name] ?? valuesOf[filter.kind] ?? ''),
      }),
    ]),
  ),
  'a word': asPage({ search: 'Sonnental' }),
  'a value that nothing has': '_limit=50&search=value3:nobody',
  'page 1000': '_limit=50&_offset=49950',
};

interface Cost extends Rate {
  /** Processor time (ms) of server and PostgreSQL per call, which tells more than the clock where others work beside. */
  readonly cpu: number;
}

async function measureLists(dataDir: string): Promise<Map<string, Cost>> {
  const { url, pid, stop } = await startServer(dataDir);
  const authorization = `Bearer ${await signIn(url, '1001/sp.admin')}`;
  const costByQuery = new Map<string, Cost>();
  for (const [name, query] of Object.entries(queries)) {
    const path = `/api/foundation/${trid}/data?type=${type}&${query}`;
    let calls = 0;
    const call = (): Call => {
      calls += 1;
      return { method: 'GET', path, headers: { authorization } };
    };
    const before = cpuOfBoth(pid);
    const rate = await measure(url, call, 1);
    costByQuery.set(name, { ...rate, cpu: (cpuOfBoth(pid) - before) / calls });
  }
  await stop();
  return costByQuery;
}

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; figures of one machine, compare ratios`);
const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
await (await startServer(folder)).stop();
await inDatabase(folder, async (db) => {
  await addRecords(db, trid, type, records);
  await addFoundations(db, 0, others);
});
const few = await measureLists(folder);
await inDatabase(folder, (db) => addFoundations(db, others, others * 10));
const many = await measureLists(folder);
const round = (value: number) => Math.round(value * 100) / 100;
printTable(
  `Lists of 50 of ${records.toLocaleString('en-GB')} ${listName} of one foundation beside ${others} and ${others * 10} others of ${each}: 10 at once, medians of 5 rounds`,
  ['list', 'p50 ms', 'p95 ms', 'CPU ms', 'p50 ms', 'p95 ms', 'CPU ms', 'ten times as many others'],
  [...few].map(([name, one]) => {
    const other = many.get(name) ?? one;
    const figures = [one, other].flatMap(({ p50, p95, cpu }) => [round(p50), round(p95), round(cpu)]);
    return [name, ...figures, `${(other.cpu / one.cpu).toFixed(2)} ×`];
  }),
);
await rm(folder, { recursive: true });
