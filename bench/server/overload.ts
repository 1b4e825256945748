import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '#tests/pages/fixtures/running-server.ts';
import { addMissingEntries, addRecords, inDatabase } from '../data/many-records.ts';
import { cpuOfBoth } from '../process-figures.ts';
import { signIn } from '../sign-in.ts';
import { type Cell, percentile, printTable } from '../table.ts';
import type { LoadOrder, LoadResult } from './overload-callers.ts';

// What a server still does for its callers while ten times as many calls arrive as it can answer.
const trid = '1001';
const factor = 10;
/** Goals: share of the useful rate that is kept, and the p99 of accepted calls (ms). */
const minShare = 0.8;
const maxAcceptedMs = 1000;
const isShort = process.argv.includes('--short');
const tickets = isShort ? 5000 : 100_000;
const usualSeconds = isShort ? 5 : 20;
const overloadSeconds = isShort ? 10 : 60;
/** Calls that wait at once where a server is used to the full, but no more. */
const usualCallers = 16;

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; figures of one machine, compare ratios`);
const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
await (await startServer(folder)).stop();
await inDatabase(folder, async (db) => {
  await addRecords(db, trid, 'hd.ticket', tickets);
  await addMissingEntries(db, 'hd.ticket');
});
const { url, pid, stop } = await startServer(folder);

/** Callers are a process of their own, so that what they cost is not the server's delay. */
async function load(
  order: Pick<LoadOrder, 'seconds' | 'callers' | 'perSecond'>,
): Promise<LoadResult & { cpu: number }> {
  const tokens = await Promise.all(['1001/sp.admin', '1001/sp.user'].map((user) => signIn(url, user)));
  const before = cpuOfBoth(pid);
  const child = fork(join(import.meta.dirname, 'overload-callers.ts'));
  const end = once(child, 'exit');
  child.send({ ...order, url, trid, tokens } satisfies LoadOrder);
  const [result] = (await once(child, 'message')) as [LoadResult];
  await end;
  return { ...result, cpu: (cpuOfBoth(pid) - before) / 1000 / result.seconds };
}

const rows: Cell[][] = [];
function note(
  name: string,
  { seconds, sent, accepted, refused, withoutRetryAfter, other, cpu }: Awaited<ReturnType<typeof load>>,
) {
  const times = accepted.toSorted((a, b) => a - b);
  const refusedTimes = refused.toSorted((a, b) => a - b);
  const ms = (of: readonly number[], share: number) => (of.length === 0 ? '' : Math.round(percentile(of, share)));
  const usefulPerSecond = times.length / seconds;
  rows.push([
    name,
    Math.round(sent / seconds),
    Math.round(usefulPerSecond),
    Math.round(refused.length / seconds),
    ms(times, 0.5),
    ms(times, 0.99),
    ms(refusedTimes, 0.99),
    withoutRetryAfter,
    other,
    `${Math.round(cpu * 100)} %`,
  ]);
  return { usefulPerSecond, p99: percentile(times, 0.99) };
}

const before = note('as much as it can', await load({ seconds: usualSeconds, callers: usualCallers }));
const during = note(
  `${factor} times as much`,
  await load({ seconds: overloadSeconds, perSecond: before.usefulPerSecond * factor }),
);
note('afterwards', await load({ seconds: usualSeconds, callers: usualCallers }));
await stop();
printTable(
  `Mixed calls over ${tickets.toLocaleString('en-GB')} tickets, then ${factor} times as many for ${overloadSeconds} s`,
  [
    'load',
    'sent per second',
    'useful',
    'refused',
    'p50 ms',
    'p99 ms',
    'p99 ms of 503',
    'without Retry-After',
    'other answers',
    'CPU of one core',
  ],
  rows,
);
const share = during.usefulPerSecond / before.usefulPerSecond;
printTable(
  'Against the goals',
  ['what', 'ratio', 'goal'],
  [
    ['useful rate kept', share.toFixed(2), `at least ${minShare}`],
    ['p99 of accepted calls, of the limit', (during.p99 / maxAcceptedMs).toFixed(2), 'at most 1'],
  ],
);
await rm(folder, { recursive: true });
