import { setTimeout as pause } from 'node:timers/promises';
import type { RunningServer } from '#tests/pages/fixtures/running-server.ts';
import { quickTexts, searchTexts } from '../library-files.ts';
import { cpuOf } from '../process-figures.ts';
import { signIn } from '../sign-in.ts';
import { type Cell, percentile } from '../table.ts';

const demoUsers = [
  '1001/sp.admin',
  '1001/sp.user',
  '2001/ws.user',
  '2002/spws.user',
  '9001/etc.staff',
  '1003/etc.papers',
  '1003/etc.statement',
  '9001/chef.red',
  '1004/plain.user',
  '1001/sp.admin',
];
const rounds = 24;
/** Time between two letters of a typing user, and how long the header waits after the last letter (ms). */
const typing = 120;
const debounce = 500;

type Ask = (path: string) => Promise<void>;
type User = (ask: Ask, index: number) => Promise<void>;

const paths = {
  quick: quickTexts.map((text) => `/public/filebrowser/?_action=quick&search=${encodeURIComponent(text)}`),
  search: searchTexts.map((text) => `/public/filebrowser/?_action=search&search=${encodeURIComponent(text)}`),
};

/** One question after the other, without a pause. */
const closedLoop =
  (kind: keyof typeof paths, times: number): User =>
  async (ask, index) => {
    for (let n = 0; n < times; n += 1) await ask(paths[kind][(n + index * times) % paths[kind].length] as string);
  };

/** Types a search, gets the quick search's answer while hesitating in the middle and at the end, and opens the page of hits. */
const typist: User = async (ask, index) => {
  await pause(index * 150);
  for (let n = 0; n < 6; n += 1) {
    const text = searchTexts[(n * 10 + index * 7) % searchTexts.length] as string;
    const half = Math.ceil(text.length / 2);
    for (const end of [half, text.length]) {
      await pause(half * typing + debounce);
      await ask(`/public/filebrowser/?_action=quick&search=${encodeURIComponent(text.slice(0, end))}`);
    }
    await ask(`/public/filebrowser/?_action=search&search=${encodeURIComponent(text)}`);
  }
};

async function statementsOf({ url }: RunningServer): Promise<number> {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  return Number(/^portal_statements (.+)$/m.exec(text)?.[1] ?? Number.NaN);
}

async function run(server: RunningServer, tokens: readonly string[], name: string, user: User): Promise<Cell[]> {
  const times: number[] = [];
  const before = { cpu: cpuOf(server.pid), statements: await statementsOf(server) };
  await Promise.all(
    tokens.map((token, index) =>
      user(async (path) => {
        const from = performance.now();
        const answer = await fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        times.push(performance.now() - from);
      }, index),
    ),
  );
  const cpu = (cpuOf(server.pid) - before.cpu) / times.length;
  const statements = ((await statementsOf(server)) - before.statements) / times.length;
  times.sort((a, b) => a - b);
  const round = (value: number) => Math.round(value * 10) / 10;
  return [
    name,
    tokens.length,
    times.length,
    Math.round(percentile(times, 0.5)),
    Math.round(percentile(times, 0.95)),
    round(statements),
    round(cpu),
  ];
}

export const searchHead = ['', 'users', 'requests', 'p50 ms', 'p95 ms', 'statements', 'CPU ms of the server'];

/** Rows for `searchHead`: quick search and search, alone, by ten users at once without pause, and by ten who type. */
export async function searchRows(server: RunningServer): Promise<Cell[][]> {
  const tokens = await Promise.all(demoUsers.map((user) => signIn(server.url, user)));
  const rows: Cell[][] = [];
  for (const [kind, name] of [
    ['quick', 'quick search'],
    ['search', 'search'],
  ] as const) {
    rows.push(await run(server, tokens.slice(0, 1), name, closedLoop(kind, 60)));
    rows.push(await run(server, tokens, `${name}, no pause`, closedLoop(kind, rounds)));
  }
  rows.push(await run(server, tokens, 'typing, then the page of hits', typist));
  return rows;
}
