import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { printTable } from '#bench/table.ts';
import { makeRunFolder } from '../run-folder.ts';
import { runCuts } from './cuts.ts';
import { runDatabaseKills } from './database-kills.ts';
import { runDatabaseSilence } from './database-silence.ts';
import { runExactlyOnce } from './exactly-once.ts';
import { runFailovers } from './failover.ts';
import { runFullDisk } from './full-disk.ts';
import { runKills } from './kills.ts';
import { runOrderSubmits } from './order-submit.ts';
import { runPortingSends } from './porting-send.ts';
import { runRestarts } from './restarts.ts';
import { runSecondProcesses } from './second-process.ts';
import { runSilence } from './silence.ts';
import type { Outcome, RunOptions } from './support/outcome.ts';
import { runThreeServers } from './three-servers.ts';

interface Run {
  readonly run: (options: RunOptions) => Promise<Outcome | undefined>;
  readonly times: number;
}

const runs: Record<string, Run> = {
  kills: { run: runKills, times: 200 },
  orders: { run: runOrderSubmits, times: 200 },
  portings: { run: runPortingSends, times: 200 },
  once: { run: runExactlyOnce, times: 500 },
  cuts: { run: runCuts, times: 300 },
  second: { run: runSecondProcesses, times: 100 },
  database: { run: runDatabaseKills, times: 100 },
  three: { run: runThreeServers, times: 100 },
  failover: { run: runFailovers, times: 10 },
  stopped: { run: runDatabaseSilence, times: 3 },
  restarts: { run: runRestarts, times: 100 },
  silence: { run: runSilence, times: 300 },
  disk: { run: runFullDisk, times: 34 },
};

const [share = '1', ...request] = process.argv.slice(2);
const seed = Number(process.env.FAULT_SEED ?? 1);
const factor = Number(share);
if (!(factor > 0) || request.some((name) => !Object.hasOwn(runs, name))) {
  console.error(
    `Usage: npm run test:faults -- [share of the full counts, such as 0.1] [${Object.keys(runs).join('|')} …]`,
  );
  process.exit(1);
}

const outcomes: Outcome[] = [];
async function go(name: string, { run, times }: Run): Promise<void> {
  console.log(`${name} …`);
  const startedAt = performance.now();
  const outcome = await run({ times: Math.ceil(times * factor), seed });
  if (!outcome) return console.warn(`${name}: NOT TESTED, this needs root on Linux`);
  outcomes.push(outcome);
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  console.log(`  ${outcome.times} times, ${outcome.broken.length} promises broken, ${minutes} min: ${outcome.seen}`);
  for (const sentence of outcome.broken) console.error(`  BROKEN: ${sentence}`);
}

const folder = makeRunFolder(tmpdir());
process.env.TMPDIR = folder;
const chosen = Object.entries(runs).filter(([name]) => request.length === 0 || request.includes(name));
for (const [name, run] of chosen) await go(name, run);
rmSync(folder, { recursive: true, force: true });

console.log(`\nSeed ${seed}`);
printTable(
  'Faults',
  ['fault', 'times', 'broken', 'seen'],
  outcomes.map(({ fault, times, broken, seen: observation }) => [fault, times, broken.length, observation]),
);
process.exitCode = outcomes.some(({ broken }) => broken.length > 0) ? 1 : 0;
