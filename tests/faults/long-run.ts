import pg from 'pg';
import { printTable } from '../../bench/table.ts';
import { startPostgres } from '../../scripts/postgres.ts';
import { runCuts } from './cuts.ts';
import { runExactlyOnce } from './exactly-once.ts';
import { runFullDisk } from './full-disk.ts';
import { runKills } from './kills.ts';
import type { Outcome, RunOptions } from './outcome.ts';
import { runRestarts } from './restarts.ts';
import { runSecondProcesses } from './second-process.ts';
import { runSilence } from './silence.ts';

interface Run {
  readonly run: (options: RunOptions) => Promise<Outcome | undefined>;
  readonly times: number;
  readonly onPostgres: boolean;
}

const runs: Record<string, Run> = {
  kills: { run: runKills, times: 200, onPostgres: true },
  once: { run: runExactlyOnce, times: 500, onPostgres: true },
  cuts: { run: runCuts, times: 300, onPostgres: false },
  second: { run: runSecondProcesses, times: 100, onPostgres: false },
  restarts: { run: runRestarts, times: 100, onPostgres: true },
  silence: { run: runSilence, times: 300, onPostgres: false },
  disk: { run: runFullDisk, times: 34, onPostgres: false },
};

/** A new database on a server; answers its address. */
async function newDatabase(server: string, name: string): Promise<string> {
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

const profiles = ['embedded', 'postgres'];
const [share = '1', ...words] = process.argv.slice(2);
const asked = words.filter((word) => !profiles.includes(word));
const isAsked = (profile: string) => words.includes(profile) || !profiles.some((other) => words.includes(other));
const seed = Number(process.env.FAULT_SEED ?? 1);
const factor = Number(share);
if (!(factor > 0) || asked.some((name) => !Object.hasOwn(runs, name))) {
  console.error(
    `Usage: npm run test:faults -- [share of the full counts, such as 0.1] [${Object.keys(runs).join('|')} …] [${profiles.join('|')}]`,
  );
  process.exit(1);
}

const outcomes: Outcome[] = [];
async function go(name: string, { run, times }: Run, databaseUrl?: string): Promise<void> {
  console.log(`${name}${databaseUrl ? ' on PostgreSQL' : ''} …`);
  const begun = performance.now();
  const options = { times: Math.ceil(times * factor), seed, ...(databaseUrl && { databaseUrl }) };
  const outcome = await run(options);
  if (!outcome) return console.warn(`${name}: NOT TESTED, this needs root on Linux`);
  outcomes.push(outcome);
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  console.log(`  ${outcome.times} times, ${outcome.broken.length} promises broken, ${minutes} min: ${outcome.seen}`);
  for (const sentence of outcome.broken) console.error(`  BROKEN: ${sentence}`);
}

const chosen = Object.entries(runs).filter(([name]) => asked.length === 0 || asked.includes(name));
for (const [name, run] of isAsked('embedded') ? chosen : []) await go(name, run);
const onPostgres = isAsked('postgres') ? chosen.filter(([, run]) => run.onPostgres) : [];
const server = onPostgres.length > 0 ? await startPostgres() : undefined;
if (typeof server === 'string') console.warn(`NOT TESTED on PostgreSQL: ${server}`);
else if (server) {
  for (const [name, run] of onPostgres) await go(name, run, await newDatabase(server.url, `faults_${name}`));
  await server.stop();
}

console.log(`\nSeed ${seed}`);
printTable(
  'Faults',
  ['fault', 'database', 'times', 'broken', 'seen'],
  outcomes.map(({ fault, profile, times, broken, seen }) => [fault, profile, times, broken.length, seen]),
);
process.exitCode = outcomes.some(({ broken }) => broken.length > 0) ? 1 : 0;
