import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { repositoryNames } from '#domain/documents/library.ts';
import { healthy } from '../support/build.ts';
import { demoPassword, ticketOf } from '../support/portal.ts';

const file = (path: string) => fileURLToPath(new URL(`../../../server/${path}`, import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'portal-cli-'));
const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', NODE_ENV: 'production' };
const children: ChildProcess[] = [];

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

async function startServer() {
  const child = spawn(process.execPath, [file('main.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const lines: string[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    child.on('exit', () => reject(new Error('the server ended')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const match = /^Partner portal: (http:\S+)$/.exec(line)?.[1];
      if (match) resolve(match);
    });
  });
  const post = async (path: string, body: unknown, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${address}/api${path}`, { method: 'POST', body: JSON.stringify(body), headers });
    const message = await answer.text();
    return { status: answer.status, json: message ? JSON.parse(message) : undefined };
  };
  return { child, post, lines, address };
}

async function portal(...words: string[]) {
  const child = spawn(process.execPath, [file('cli.ts'), ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out, err, code: code as number };
}

test('§faults production has no demo data and no default password, and a first user is created', async () => {
  const { child, post, lines, address } = await startServer();
  const demoLogin = { _ticket: ticketOf('1001/sp.admin', demoPassword), timeout: 60_000 };
  expect((await post('/jwt_token', demoLogin)).status).toBe(401);
  expect(await (await fetch(`${address}/api/health`)).json()).toEqual(healthy);
  expect(readFileSync(join(dataDir, 'keys.json'), 'utf8')).toContain('"kid"');
  expect(statSync(join(dataDir, 'admin.sock')).mode & 0o777).toBe(0o600);
  const folders = () => readdirSync(join(dataDir, 'library')).sort();
  await expect.poll(folders).toEqual([...repositoryNames].sort());
  const added = await portal('user', 'add', '1/root', '--name', 'Erste', '--email', 'e@example.com');
  expect([added.code, added.err]).toEqual([0, '']);
  const token = /token=([\w-]+)/.exec(added.out)?.[1];
  const password = 'Selbst-gewaehlt-1';
  expect((await post('/password/reset', { token, password })).status).toBe(204);
  const login = { _ticket: ticketOf('1/root', password), timeout: 60_000 };
  const { _termsToken, termsVersion } = (await post('/jwt_token', login)).json;
  expect((await post('/terms/acceptance', { version: termsVersion }, _termsToken)).status).toBe(204);
  const session = (await post('/jwt_token', login)).json.token;
  expect((await portal('due', 'run')).out).toBe('Done for 0 records.\n');
  expect((await portal('user', 'disable', '1/root')).out).toBe('Disabled 1/root.\n');
  expect((await post('/jwt_token', { timeout: 60_000 }, session)).json._error).toBe(900);
  const refusal = await portal('user', 'disable', '1/nobody');
  expect([refusal.code, refusal.out, refusal.err]).toEqual([1, '', 'there is no user 1/nobody\n']);

  expect(lines.join('\n')).not.toContain(demoPassword);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect((await portal('user', 'enable', '1/root')).out).toBe('Enabled 1/root.\n');
  const second = await startServer();
  expect((await second.post('/jwt_token', login)).status).toBe(200);
});
