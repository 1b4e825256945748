import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { listOf } from '../../src/contract/record.ts';
import { startServer } from '../../tests/pages/fixtures/running-server.ts';
import { type Call, measure } from '../load.ts';
import { cpuOfBoth } from '../process-figures.ts';
import { signIn } from '../sign-in.ts';
import { printTable } from '../table.ts';

// What it costs that an employee's read of a record leaves an entry in the audit log: a partner's read of the same leaves none.
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

const users = { 'without an entry (partner)': '1001/sp.admin', 'with an entry (employee)': '9001/etc.staff' };
const round = (value: number) => Math.round(value * 100) / 100;
const rows: (string | number)[][] = [];
for (const [name, user] of Object.entries(users)) {
  const token = await signIn(url, user);
  const path = `/api/foundation/${trid}/data/${await firstTicket(token)}`;
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
printTable(
  'Reads of one record: 10 at once, medians of 5 rounds',
  ['read', 'p50 ms', 'p95 ms', 'CPU ms', 'per second'],
  rows,
);
await rm(folder, { recursive: true });
