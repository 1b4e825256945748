import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSecret } from '#server/webhooks/webhook-secrets.ts';

const secret = newSecret();
const lines: string[] = [];
let example: ChildProcess;
let url: string;
beforeAll(async () => {
  const program = join(import.meta.dirname, '../../../examples/webhook-receiver/receiver.ts');
  example = spawn(process.execPath, [program], { env: { WEBHOOK_SECRET: secret, PORT: '0' }, stdio: 'pipe' });
  const port = await new Promise<string>((resolve, reject) => {
    example.on('exit', (code) => reject(new Error(`the example ended with ${code}`)));
    createInterface(example.stdout as NodeJS.ReadableStream).on('line', (line) => {
      const [, listening] = /^listening on (\d+)$/.exec(line) ?? [];
      if (listening) resolve(listening);
      else lines.push(line);
    });
  });
  url = `http://127.0.0.1:${port}/`;
});
afterAll(() => {
  example.removeAllListeners('exit');
  example.kill();
});

const body = JSON.stringify({
  type: 'order.question',
  timestamp: new Date().toISOString(),
  data: { organisation: '1001', id: 'o-1', number: 'A-2026-000011', state: 'clarification' },
});
const headersOf = (id: string, by = secret, time = new Date()) => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
  'webhook-signature': new Webhook(by).sign(id, time, body),
});
const post = async (headers: Record<string, string>, sent = body) =>
  (await fetch(url, { method: 'POST', headers, body: sent })).status;

test('§webhooks the example takes what is signed, each message once', async () => {
  expect(await post(headersOf('m-1'))).toBe(204);
  expect(await post(headersOf('m-1'))).toBe(204);
  const both = headersOf('m-2');
  const other = headersOf('m-2', newSecret())['webhook-signature'];
  expect(await post({ ...both, 'webhook-signature': `${other} ${both['webhook-signature']}` })).toBe(204);
  expect(lines.map((line) => line.trim())).toEqual([
    'order.question A-2026-000011 clarification',
    'order.question A-2026-000011 clarification',
  ]);
});

test.each<[string, Record<string, string>, string?]>([
  ['without a signature', { 'webhook-id': 'm-3', 'webhook-timestamp': String(Math.floor(Date.now() / 1000)) }],
  ['of another secret', headersOf('m-4', newSecret())],
  ['of ten minutes ago', headersOf('m-5', secret, new Date(Date.now() - 600_000))],
  ['with another body', headersOf('m-6'), body.replace('clarification', 'accepted')],
  ['with another id', { ...headersOf('m-7'), 'webhook-id': 'm-8' }],
])('§webhooks the example refuses a message %s', async (_what, headers, sent) => {
  expect(await post(headers, sent)).toBe(401);
});
