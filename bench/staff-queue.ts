import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '../server/db/open.ts';
import type { QueuePage } from '../src/contract/staff/queue.ts';
import { startServer } from '../tests/pages/fixtures/running-server.ts';
import { inDatabase } from './data/many-records.ts';
import { measure } from './load.ts';
import { cpuOfBoth } from './process-figures.ts';
import { signIn } from './sign-in.ts';
import { printTable } from './table.ts';

// What the desk of the employees costs with everything that waits in all organisations.
const [itemsText = '1000000', spread = '10000'] = process.argv.slice(2);
const [items, foundations] = [Number(itemsText), Number(spread)];
if (!(items > 0 && foundations > 0)) {
  console.error('Usage: npm run bench:queue -- [items] [organisations]');
  process.exit(1);
}

/** Open and finished work items: one in ten overdue, one in twenty new, one in fifty assigned. */
async function addWork(db: Db): Promise<void> {
  const place = sql`(${5_000_000}::int + n % ${foundations}::int)::text`;
  await db.execute(sql`insert into foundations (trid, number, title)
    select (${5_000_000}::int + n)::text, n::text, 'Partner ' || n from generate_series(0, ${foundations - 1}::int) n`);
  const now = sql`(extract(epoch from now()) * 1000)::bigint`;
  const minutes = (count: number) => sql`(n::bigint * 7919 % ${count}) * 60000`;
  await db.execute(sql`
    insert into work_items (trid, record_id, side, type, task, foreignid, title, since, "from", due, assignee, words)
    select ${place}, gen_random_uuid()::text, 'staff',
      (array['hd.ticket', 'hd.ticket', 'hd.ticket', 'hfo.vp.order', 'ws.porting', 'hfo.vp.customer'])[1 + n % 6],
      case when n % 20 = 0 then 'review' else 'work' end, (200000 + n)::text, 'Anliegen ' || n,
      ${now} - ${minutes(40_000)}, 0, case when n % 7 = 0 then null else ${now} + ${minutes(40_000)} - 4000 * 60000 end,
      case when n % 50 = 0 then (select id from users where username = 'etc.staff') end,
      to_tsvector('german', 'Anliegen ' || n || case when n % 1000 = 0 then ' Glasfaser' else '' end)
    from generate_series(1, ${items}::int) n`);
  await db.execute(sql`
    insert into finished_work (trid, record_id, finished, type, since, due)
    select ${place}, n::text, ${now} - ${minutes(80_000)}, (array['hd.ticket', 'hfo.vp.order'])[1 + n % 2],
      ${now} - 90000 * 60000::bigint, ${now} - ${minutes(80_000)}
    from generate_series(1, ${Math.round(items / 2)}::int) n`);
  for (const table of ['work_items', 'finished_work', 'foundations'])
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
}

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
await (await startServer(folder)).stop();
await inDatabase(folder, addWork);
const { url, pid, stop } = await startServer(folder);
const headers = { authorization: `Bearer ${await signIn(url, '9001/etc.staff')}` };
const read = async (query: string) =>
  (await (await fetch(`${url}/api/staff/queue?${query}`, { headers })).json()) as QueuePage;

/** Where the queue goes on after so many pages of a hundred. */
async function placeAfter(pages: number): Promise<string> {
  let next = '';
  for (let page = 0; page < pages; page += 1)
    next = (await read(`_limit=100${next && `&_after=${next}`}`)).next ?? next;
  return next;
}

const queries: Readonly<Record<string, string>> = {
  'as the desk opens, with counts': '/staff/queue',
  'the second page': `/staff/queue?_after=${await placeAfter(1)}`,
  'page 100': `/staff/queue?_after=${await placeAfter(100)}`,
  new: '/staff/queue?state=new',
  mine: '/staff/queue?state=mine',
  'nobody’s': '/staff/queue?state=unassigned',
  overdue: '/staff/queue?state=overdue',
  'one kind': '/staff/queue?kinds=ws.porting',
  'one kind, overdue': '/staff/queue?kinds=ws.porting&state=overdue',
  'one organisation': '/staff/queue?foundation=5000007',
  'a word that one in a thousand has': '/staff/queue?search=Glasfaser',
  'a word that all have': '/staff/queue?search=Anliegen',
  'a number': '/staff/queue?search=200777',
};
const round = (value: number) => Math.round(value * 100) / 100;
const rows: [string, number, number, number][] = [];
for (const [name, path] of Object.entries(queries)) {
  let calls = 0;
  const before = cpuOfBoth(pid);
  const rate = await measure(
    url,
    () => {
      calls += 1;
      return { method: 'GET', path: `/api${path}`, headers };
    },
    1,
  );
  rows.push([name, round(rate.p50), round(rate.p95), round((cpuOfBoth(pid) - before) / calls)]);
}
const from = performance.now();
await fetch(`${url}/api/staff/figures`, { headers });
rows.push(['figures, counted anew once a minute', round(performance.now() - from), round(performance.now() - from), 0]);
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; figures of one machine, compare ratios`);
printTable(
  `The queue of ${items.toLocaleString('en-GB')} items over ${foundations.toLocaleString('en-GB')} organisations: 10 at once, medians of 5 rounds`,
  ['call', 'p50 ms', 'p95 ms', 'CPU ms'],
  rows,
);
await stop();
await rm(folder, { recursive: true });
