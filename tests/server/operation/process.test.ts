import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { callback } from '../support/file-calls.ts';
import { demoPassword, ticketOf } from '../support/portal.ts';

const main = fileURLToPath(new URL('../../../server/main.ts', import.meta.url));
const folders = mkdtempSync(join(tmpdir(), 'portal-process-'));
const children: ChildProcess[] = [];

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folders, { recursive: true, force: true });
});

/** Starts a server as `npm start` does; resolves when it says where it listens. */
async function startServer(dataDir: string) {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'development',
      DEMO_DATA: 'small',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const messages: string[] = [];
  const lines = createInterface({ input: child.stdout });
  const address = await new Promise<string>((resolve, reject) => {
    child.on('exit', () => reject(new Error(`ended: ${messages.join('\n')}`)));
    lines.on('line', (line) => {
      messages.push(line);
      const match = /^Partner portal: (http:\S+)$/.exec(line)?.[1];
      if (match) resolve(match);
    });
  });
  const call = async (path: string, token?: string, body?: unknown) => {
    const answer = await fetch(`${address}/api${path}`, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    });
    return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
  };
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code] = await once(child, 'exit');
    return code as number | null;
  };
  return { said: messages, call, end };
}

const login = { _ticket: ticketOf('1001/sp.admin'), timeout: 3_600_000 };
const list = '/foundation/1001/data?type=hd.ticket&_limit=200';

test('§faults a first start prints the demo users, and its data survive SIGTERM and kill -9', async () => {
  const dataDir = join(folders, 'lived');
  const first = await startServer(dataDir);
  await expect.poll(() => first.said.join('\n')).toContain(demoPassword);
  expect(first.said.join('\n')).toContain('1001/sp.admin');
  const token = String((await first.call('/jwt_token', undefined, login)).json.token);
  const record = await first.call('/foundation/1001/data', token, callback);
  expect(record.status).toBe(201);
  expect(await first.end('SIGTERM')).toBe(0);

  const second = await startServer(dataDir);
  expect((await second.call(list, token)).json.total).toBe(7);
  expect((await second.call('/foundation/1001/data', token, callback)).status).toBe(201);
  await second.end('SIGKILL');

  const third = await startServer(dataDir);
  const { items, total } = (await third.call(list, token)).json as { items: { foreignid: number }[]; total: number };
  expect([total, items.length]).toEqual([8, 8]);
  expect(items[0]?.foreignid).toBe(Number(record.json.foreignid) + 1);
  expect(await third.end('SIGINT')).toBe(0);
});
