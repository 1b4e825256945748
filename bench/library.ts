import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loginTicket } from '../src/domain/session.ts';
import { type RunningServer, startServer } from '../tests/pages/fixtures/running-server.ts';
import { demoPassword } from '../tests/pages/fixtures/sign-in.ts';
import { quickTexts, searchTexts, writeLibrary } from './library-files.ts';
import { percentile, printTable } from './table.ts';

const count = Number(process.argv[2] ?? 100_000);
const users = 10;
const json = { 'content-type': 'application/json' };

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

async function signIn(url: string, user: string): Promise<string> {
  const body = JSON.stringify({ _ticket: loginTicket(user, demoPassword), timeout: 3_600_000 });
  const answer = await fetch(`${url}/api/jwt_token`, { method: 'POST', headers: json, body });
  return ((await answer.json()) as { token: string }).token;
}

async function gauge(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

/** Most memory that a process held so far, in MiB; only Linux tells. */
function peakOf(pid: number): number {
  const status = `/proc/${pid}/status`;
  const found = existsSync(status) ? /VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] : undefined;
  return found ? Math.round(Number(found) / 1024) : Number.NaN;
}

async function timed(url: string, token: string, path: string): Promise<number> {
  const from = performance.now();
  const answer = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - from;
}

/** Calls made one after the other while the index grows. */
async function whileIndexing(server: RunningServer, token: string) {
  const from = performance.now();
  const times: number[] = [];
  let listed: number | undefined;
  for (;;) {
    for (let calls = 0; calls < 20; calls += 1)
      times.push(await timed(server.url, token, '/foundation?_activeOnly=true'));
    const files = await gauge(server.url, 'portal_library_files');
    const pending = await gauge(server.url, 'portal_library_pending');
    if (files >= count) listed ??= performance.now() - from;
    if (files >= count && pending === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  times.sort((a, b) => a - b);
  return { ms: performance.now() - from, listed: listed ?? Number.NaN, times };
}

async function load(
  url: string,
  tokens: readonly string[],
  paths: readonly string[],
  rounds: number,
): Promise<number[]> {
  const times: number[] = [];
  const user = async (token: string, index: number) => {
    for (let n = 0; n < rounds; n += 1) {
      times.push(await timed(url, token, paths[(n + index * rounds) % paths.length] as string));
    }
  };
  await Promise.all(tokens.map(user));
  return times.sort((a, b) => a - b);
}

async function throughput(server: RunningServer, root: string, token: string) {
  const size = 1024 ** 3;
  const path = join(root, 'newsletters', 'Film.mp4');
  const file = await open(path, 'w');
  const block = Buffer.alloc(4 * 1024 ** 2, 7);
  for (let at = 0; at < size; at += block.length) await file.write(block);
  await file.close();
  let from = performance.now();
  for await (const _chunk of (await open(path)).createReadStream({ highWaterMark: 1024 ** 2 }));
  const disk = performance.now() - from;
  const headers = { ...json, authorization: `Bearer ${token}` };
  const body = JSON.stringify({ _action: 'downloadFile', path: 'newsletters/Film.mp4' });
  let grant: { token?: string } = {};
  while (!grant.token) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    grant = (await (
      await fetch(`${server.url}/api/public/onetimeaction`, { method: 'POST', headers, body })
    ).json()) as typeof grant;
  }
  from = performance.now();
  const answer = await fetch(`${server.url}/api/public/filedownload/Film.mp4?token=${grant.token}`);
  for await (const _chunk of answer.body ?? []);
  return { disk: size / disk / 1048.576, download: size / (performance.now() - from) / 1048.576 };
}

const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const root = join(dataDir, 'files-of-editors');
try {
  const written = performance.now();
  await writeLibrary(root, count);
  console.log(`${count} files written in ${Math.round((performance.now() - written) / 1000)} s`);
  process.env['LIBRARY_DIR'] = root;
  process.env['LOG_LEVEL'] = 'warn';
  const server = await startServer(dataDir);
  const token = await signIn(server.url, '1001/sp.admin');
  const indexed = await whileIndexing(server, token);
  printTable(
    `Index of ${count} files`,
    ['', 'seconds', 'MiB at most', 'p50 ms of another call meanwhile', 'p95 ms'],
    [
      ['listed by name', Math.round(indexed.listed / 1000), '', '', ''],
      [
        'and read',
        Math.round(indexed.ms / 1000),
        peakOf(server.pid),
        Math.round(percentile(indexed.times, 0.5)),
        Math.round(percentile(indexed.times, 0.95)),
      ],
    ],
  );
  const tokens = await Promise.all(demoUsers.slice(0, users).map((user) => signIn(server.url, user)));
  const kinds = {
    'quick search': quickTexts.map((text) => `/public/filebrowser/?_action=quick&search=${encodeURIComponent(text)}`),
    search: searchTexts.map((text) => `/public/filebrowser/?_action=search&search=${encodeURIComponent(text)}`),
  };
  const rows: (string | number)[][] = [];
  for (const [name, paths] of Object.entries(kinds)) {
    const alone = await load(server.url, tokens.slice(0, 1), paths, 60);
    rows.push([name, 1, Math.round(percentile(alone, 0.5)), Math.round(percentile(alone, 0.95))]);
    const together = await load(server.url, tokens, paths, 24);
    rows.push([name, users, Math.round(percentile(together, 0.5)), Math.round(percentile(together, 0.95))]);
  }
  printTable(`Searches among ${count} files`, ['', 'users at once', 'p50 ms', 'p95 ms'], rows);
  const { disk, download } = await throughput(server, root, token);
  printTable(
    'One file of 1 GiB',
    ['', 'MiB/s'],
    [
      ['read from the disk', Math.round(disk)],
      ['downloaded', Math.round(download)],
    ],
  );
  await server.stop();
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
