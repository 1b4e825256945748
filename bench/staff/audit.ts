import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { listOf } from '#contract/record.ts';
import { partnerUsers } from '#contract/staff/portal-view.ts';
import type { Db } from '#server/db/open.ts';
import { startServer } from '#tests/pages/fixtures/running-server.ts';
import { inDatabase } from '../data/many-records.ts';
import { type Call, measure } from '../load.ts';
import { cpuOfBoth } from '../process-figures.ts';
import { signIn } from '../sign-in.ts';
import { printTable } from '../table.ts';

// What it costs that a read of a record or a list leaves an entry in the audit log, in a portal view too: a partner's own read leaves none.
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; figures of one machine, compare ratios`);
const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const { url, pid, stop } = await startServer(folder);
const trid = '1001';

async function firstTicket(token: string): Promise<string> {
  const path = `${url}/api/foundation/${trid}/data?type=hd.ticket&_limit=1`;
  const answer = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
  const [first] = listOf(z.object({ id: z.string() })).parse(await answer.json()).items;
  return first?.id ?? '';
}

/** The token of an employee who sees the portal as a partner does. */
async function viewOf(user: string): Promise<string> {
  const headers = {
    authorization: `Bearer ${await signIn(url, '9001/etc.staff')}`,
    'content-type': 'application/json',
  };
  const listed = await fetch(`${url}/api/foundation/${trid}/desk-users`, { headers });
  const { items } = partnerUsers.parse(await listed.json());
  const body = JSON.stringify({ trid, user: items.find(({ userId }) => userId === user)?.id });
  const answer = await fetch(`${url}/api/staff/views`, { method: 'POST', headers, body });
  return z.object({ token: z.string() }).parse(await answer.json()).token;
}

const readers = {
  'without an entry (partner)': () => signIn(url, '1001/sp.admin'),
  'with an entry (employee)': () => signIn(url, '9001/etc.staff'),
  'with an entry (view)': () => viewOf('1001/sp.admin'),
};
const reads = {
  record: async (token: string) => `/api/foundation/${trid}/data/${await firstTicket(token)}`,
  list: async () => `/api/foundation/${trid}/data?type=hd.ticket&_limit=25`,
  activities: async () => `/api/foundation/${trid}/activities`,
};
const round = (value: number) => Math.round(value * 100) / 100;
const rows: (string | number)[][] = [];
const cases = Object.entries(reads).flatMap(([what, pathOf]) =>
  Object.entries(readers).map(([name, read]) => ({ name: `${what}, ${name}`, read, pathOf })),
);
for (const { name, read, pathOf } of cases) {
  const token = await read();
  const path = await pathOf(token);
  let count = 0;
  const call = (): Call => {
    count += 1;
    return { method: 'GET', path, headers: { authorization: `Bearer ${token}` } };
  };
  const before = cpuOfBoth(pid);
  const { p50, p95, perSecond } = await measure(url, call, 1);
  rows.push([name, round(p50), round(p95), round((cpuOfBoth(pid) - before) / count), Math.round(perSecond)]);
}
await stop();

/** Entries that are sealed already: what they say is what reads, logins and orders leave behind. */
const entries = Number(process.argv[2] ?? 1_000_000);
async function addEntries(db: Db): Promise<void> {
  await db.execute(sql`
    insert into audit_entries (id, time, kind, user_id, actor, trid, record_type, record_id, number, text, address, seq, hash)
    select gen_random_uuid()::text, (extract(epoch from now()) * 1000)::bigint - n * 1000::bigint,
      (array['recordRead', 'recordAct', 'login', 'download'])[1 + n % 4], 'u' || n % 500, '9001/staff.' || n % 500,
      (5000000 + n % 10000)::text, 'hd.ticket', n::text, (100000 + n)::text,
      case n % 4 when 1 then 'append' when 3 then 'Angebot-' || n || '.pdf' when 0 then null else 'Firefox' end,
      '203.0.' || n % 250 || '.' || n % 199, 1000000 + n, md5(n::text)
    from generate_series(1, ${entries}::int) n`);
  await db.execute(sql`vacuum analyze audit_entries`);
}
await inDatabase(folder, addEntries);
const full = await startServer(folder);
const token = await signIn(full.url, '9001/etc.staff');
const searches = {
  'a user': 'staff.77',
  'a number': '654321',
  'a file name': 'Angebot-500003.pdf',
  'an address': '203.0.113.7',
  'a word that every fourth has': 'Firefox',
  nothing: 'gibtesnicht',
} as const;
const tableRows: (string | number)[][] = [];
for (const [name, search] of Object.entries(searches)) {
  const path = `/api/staff/audit?search=${encodeURIComponent(search)}&_limit=25`;
  const call = (): Call => ({ method: 'GET', path, headers: { authorization: `Bearer ${token}` } });
  const { p50, p95, perSecond } = await measure(full.url, call, 1);
  tableRows.push([name, round(p50), round(p95), Math.round(perSecond)]);
}
await full.stop();
printTable(
  `Words among ${entries} entries: 10 at once, medians of 5 rounds`,
  ['search for', 'p50 ms', 'p95 ms', 'per second'],
  tableRows,
);
printTable('Reads: 10 at once, medians of 5 rounds', ['read', 'p50 ms', 'p95 ms', 'CPU ms', 'per second'], rows);
await rm(folder, { recursive: true });
