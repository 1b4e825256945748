import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { newSecret } from '#server/webhooks/webhook-secrets.ts';
import { demoPassword, openPortal, type Portal, type Session } from '../support/portal.ts';
import { languages, runExample, startReceiver } from './example-programs.ts';
import { bodyOf, path, send, subscribe } from './webhook-calls.ts';

const body = JSON.stringify({
  type: 'order.question',
  timestamp: new Date().toISOString(),
  data: { organisation: '1001', id: 'o-1', number: 'A-2026-000011', state: 'clarification' },
});
const secret = newSecret();
const headersOf = (id: string, by = secret, time = new Date()) => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
  'webhook-signature': new Webhook(by).sign(id, time, body),
});
const refused: [string, Record<string, string>, string?][] = [
  ['without a signature', { 'webhook-id': 'm-3', 'webhook-timestamp': String(Math.floor(Date.now() / 1000)) }],
  ['without a time', { ...headersOf('m-9'), 'webhook-timestamp': 'now' }],
  ['of another secret', headersOf('m-4', newSecret())],
  ['of ten minutes ago', headersOf('m-5', secret, new Date(Date.now() - 600_000))],
  ['with another body', headersOf('m-6'), body.replace('clarification', 'accepted')],
  ['with another id', { ...headersOf('m-7'), 'webhook-id': 'm-8' }],
];

let portal: Portal;
let origin: string;
let admin: Session;
let key: string;
const folder = mkdtempSync(join(tmpdir(), 'examples-'));
const files = ['vertrag.pdf', 'rechnung.pdf'].map((name) => join(folder, name));
beforeAll(async () => {
  for (const file of files)
    writeFileSync(file, '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  portal = await openPortal({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1/32' });
  // The examples look at the clock of this machine.
  portal.pass(Date.now() - portal.now());
  origin = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  admin = await portal.as('1001/sp.admin');
  const made = await admin.post('/foundation/1001/api-keys', {
    ...{ name: 'Beispiele', rights: { tickets: 'write' }, networks: [], password: demoPassword },
    until: addDays(berlinDay(portal.now()), 30),
  });
  key = made.json().secret;
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await portal.close();
});

describe.each(languages)('$language', (language) => {
  describe.skipIf(!language.isInstalled)('where it is installed', () => {
    let receiver: Awaited<ReturnType<typeof startReceiver>>;
    beforeAll(async () => {
      receiver = await startReceiver(language, secret);
    });
    afterAll(() => receiver.stop());
    const post = async (headers: Record<string, string>, sent = body) =>
      (await fetch(receiver.url, { method: 'POST', headers, body: sent })).status;

    test('§integrations the example opens a ticket with files and lists it', async () => {
      const env = { PORTAL: origin, KEY: key };
      const customer = `Bäckerei ${language.language}`;
      const [opened = ''] = await runExample(language, 'calls/tickets', ['open', customer, ...files], env);
      const [number, id] = opened.split(' ');
      const { data, value7 } = (await admin.get(`/foundation/1001/data/${id}`)).json();
      expect([data.customerOrContract, value7]).toEqual([customer, '2']);
      const [first] = await runExample(language, 'calls/tickets', ['list'], env);
      expect(first).toMatch(new RegExp(`^${number} new `));
    });

    test('§integrations the example says why the portal refuses', async () => {
      const env = { PORTAL: origin, KEY: `${key}x` };
      const answer = runExample(language, 'calls/tickets', ['list'], env);
      await expect(answer).rejects.toThrow('401 {"_error":401,"_errorMessage":"Diesen Schlüssel gibt es nicht.');
    });

    test('§webhooks the example takes what is signed, each message once', async () => {
      expect(await post(headersOf('m-1'))).toBe(204);
      expect(await post(headersOf('m-1'))).toBe(204);
      const both = headersOf('m-2');
      const other = headersOf('m-2', newSecret())['webhook-signature'];
      expect(await post({ ...both, 'webhook-signature': `${other} ${both['webhook-signature']}` })).toBe(204);
      await expect
        .poll(() => receiver.lines)
        .toEqual(['order.question A-2026-000011 clarification', 'order.question A-2026-000011 clarification']);
    });

    test.each(refused)('§webhooks the example refuses a message %s', async (_what, headers, sent) => {
      expect(await post(headers, sent)).toBe(401);
    });

    test('§webhooks the example takes the messages of a portal', async () => {
      const { webhook, secret: own } = await subscribe(admin, 'http://127.0.0.1:8080/');
      const partner = await startReceiver(language, own);
      const change = { ...bodyOf(partner.url), version: webhook.version };
      expect((await admin.put(`${path}/${webhook.id}`, change)).statusCode).toBe(200);
      const env = { PORTAL: origin, KEY: key };
      const [opened = ''] = await runExample(language, 'calls/tickets', ['open', 'Bäckerei', ...files], env);
      await portal.idle();
      await send(portal);
      await admin.delete(`${path}/${webhook.id}`);
      const line = expect.stringMatching(`^ticket.created ${opened.split(' ')[0]} new http`);
      await expect.poll(() => partner.lines).toEqual([line]);
      partner.stop();
    });
  });
});
