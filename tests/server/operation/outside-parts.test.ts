import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { insertMail } from '#server/queries/outbox.ts';
import { callback, fileCalls } from '../support/file-calls.ts';
import { mailServer } from '../support/mail-server.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { openS3Server, silent } from '../support/s3-server.ts';
import { pdf } from '../support/sample-files.ts';

// What stands outside the portal takes calls and says nothing: the rest works meanwhile, and the portal says what does not.

async function open(env: Record<string, string>): Promise<Portal> {
  const portal = await openPortal(env);
  onTestFinished(() => portal.close());
  return portal;
}

/** What needs no outside part but the database. */
async function expectRest(portal: Portal): Promise<void> {
  const me = await portal.as('1001/sp.admin');
  for (const path of [
    '/foundation/1001/data?type=hd.ticket',
    '/search?search=Sonnental',
    '/me/notifications',
    '/waiting',
  ])
    expect([path, (await me.get(path)).statusCode]).toEqual([path, 200]);
  expect((await me.post('/foundation/1001/data', callback)).statusCode).toBe(201);
}

const metric = async (portal: Portal, name: string) =>
  Number(new RegExp(`^${name} (.+)$`, 'm').exec((await portal.call('GET', '/metrics')).payload)?.[1]);

test('§faults while the mail server says nothing the rest works, and mails wait and are counted', async () => {
  const mail = await mailServer();
  onTestFinished(mail.close);
  mail.state.mood = 'silent';
  const portal = await open({ SMTP_URL: mail.url });
  const written = { recipient: 'anna.beispiel@example.com', subject: 'Angebot', body: 'Text' };
  await insertMail(portal.services.db, written, portal.now());
  portal.services.sendMails();
  await expect.poll(mail.waiting).toBeGreaterThan(0);
  await expectRest(portal);
  expect(await metric(portal, 'portal_outbox_mails')).toBeGreaterThan(0);
  expect((await portal.call('GET', '/health/ready')).statusCode).toBe(200);
  mail.speak();
  await portal.idle();
  expect(await metric(portal, 'portal_outbox_mails')).toBe(0);
  expect(mail.state.received.join()).toContain('anna.beispiel@example.com');
});

test('§faults while the bucket says nothing the rest works, and health names the files', async () => {
  const store = await openS3Server();
  onTestFinished(store.down);
  const portal = await open(store.env);
  const me = await fileCalls(portal);
  store.disturb(silent);
  const pending = me.create('a.pdf', 1000);
  await expectRest(portal);
  expect((await portal.call('GET', '/health')).json()).toMatchObject({ status: 'ok', files: 'unreachable' });
  expect([201, 503]).toContain((await pending).statusCode);
  store.disturb();
  await expect.poll(async () => (await portal.call('GET', '/health')).json().files).toBe(undefined);
  await me.upload('b.pdf', pdf());
});

test('§faults while the scanner says nothing an upload waits for it, and the rest works', async () => {
  const waiting: Socket[] = [];
  const scanner = createServer((socket) => {
    socket.on('error', () => undefined).resume();
    waiting.push(socket);
  }).listen(0, '127.0.0.1');
  await once(scanner, 'listening');
  onTestFinished(() => void scanner.close());
  const portal = await open({ SCANNER_URL: `tcp://127.0.0.1:${(scanner.address() as AddressInfo).port}` });
  const me = await fileCalls(portal);
  const bytes = pdf(1000);
  const id = await me.begin('a.pdf', bytes.length);
  const pending = me.patch(id, 0, bytes);
  await expect.poll(() => waiting.length).toBe(1);
  await expectRest(portal);
  waiting[0]?.end('stream: OK\0');
  expect((await pending).statusCode).toBe(204);
});
