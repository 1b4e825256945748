import { afterEach, expect, test } from 'vitest';
import { outbox } from '#server/db/tables/tables.ts';
import { insertMail } from '#server/queries/outbox.ts';
import { callback } from '../support/file-calls.ts';
import { mailServer as openMailServer } from '../support/mail-server.ts';
import { hour, minute, openPortal, type Portal } from '../support/portal.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function mailServer() {
  const server = await openMailServer();
  closers.push(server.close);
  return server;
}

async function portalWith(env: Record<string, string>): Promise<Portal> {
  const portal = await openPortal(env);
  closers.push(portal.close);
  return portal;
}

const askReset = async (portal: Portal) => {
  await portal.call('POST', '/password/reset-request', { body: { userId: '1001/sp.admin' } });
  await portal.idle();
};
const waiting = (portal: Portal) => portal.services.db.$count(outbox);

test('§notifications mails go out by SMTP where it is configured, in German and English', async () => {
  const { state, url } = await mailServer();
  const portal = await portalWith({ SMTP_URL: url, MAIL_FROM: 'Portal <portal@example.com>' });
  await askReset(portal);
  const [mail = ''] = state.received;
  expect(mail).toMatch(/^From: Portal <portal@example.com>/m);
  expect(mail).toMatch(/^To: sp.admin@p1001.example.com/m);
  expect(mail).toContain('Guten Tag');
  expect(mail).toContain('Hello');
  expect(await waiting(portal)).toBe(0);
});

test('§notifications files of a mail go out by SMTP with their names and bytes', async () => {
  const { state, url } = await mailServer();
  const portal = await portalWith({ SMTP_URL: url });
  const file = { name: 'Angebot für Muster.pdf', mimetype: 'application/pdf', bytes: Buffer.from('%PDF-1.7 ß') };
  const { db, clock } = portal.services;
  await insertMail(db, { recipient: 'a@example.com', subject: 'Angebot', body: 'Text', attachments: [file] }, clock());
  portal.services.sendMails();
  await portal.idle();
  const [mail = ''] = state.received;
  expect(mail).toContain('Content-Type: application/pdf');
  expect(mail).toContain(file.bytes.toString('base64'));
});

test('§notifications a mail server that is down loses no mail and sends none twice', async () => {
  const { state, url } = await mailServer();
  const portal = await portalWith({ SMTP_URL: url });
  state.mood = 'refusing';
  await askReset(portal);
  expect([state.received.length, await waiting(portal)]).toEqual([0, 1]);
  state.mood = 'up';
  portal.services.sendMails();
  await portal.idle();
  expect(state.received).toHaveLength(0);
  portal.pass(minute);
  portal.services.sendMails();
  await portal.idle();
  portal.pass(hour);
  portal.services.sendMails();
  await portal.idle();
  expect([state.received.length, await waiting(portal)]).toEqual([1, 0]);
});

test('§notifications a mail waits for the next start when the server ended before it was sent', async () => {
  const portal = await portalWith({});
  const { insertMail } = await import('#server/queries/outbox.ts');
  await insertMail(portal.services.db, { recipient: 'a@example.com', subject: 'Betreff', body: 'Text' }, portal.now());
  await portal.restart();
  portal.services.sendMails();
  expect(await portal.mails()).toHaveLength(1);
});

test('§notifications what users write never becomes a header or another recipient of a mail', async () => {
  const { state, url } = await mailServer();
  const portal = await portalWith({ SMTP_URL: url });
  const partner = await portal.as('1001/sp.admin');
  const staff = await portal.as('9001/etc.staff');
  const addresses = [
    '"a,b@evil.example"@x.de',
    'a@x.de,b@evil.example',
    '<a@x.de>',
    'a@x.de;b@evil.example',
    'a(b@evil.example)@x.de',
  ];
  for (const contactEmail of addresses) {
    const { id } = (await partner.post('/foundation/1001/data', { ...callback, contactEmail })).json();
    if (!id) continue;
    const note = 'Hallo\r\nBcc: c@evil.example\r\n\r\n.\r\nRCPT TO:<d@evil.example>';
    await staff.post(`/foundation/1001/data/${id}`, { _action: 'append', note });
    await portal.idle();
  }
  expect(state.recipients.filter((line) => line.includes('evil') && !line.includes('@x.de'))).toEqual([]);
  for (const mail of state.received) {
    const [head = ''] = mail.split('\r\n\r\n');
    expect(head).not.toMatch(/^Bcc:/im);
    expect(head.match(/^To:/gim)).toHaveLength(1);
  }
});

test('§notifications the outbox is looked at every minute without being woken', async () => {
  const portal = await portalWith({});
  const { insertMail } = await import('#server/queries/outbox.ts');
  await insertMail(portal.services.db, { recipient: 'a@example.com', subject: 'Betreff', body: 'Text' }, portal.now());
  const { jobs } = portal.services;
  expect((await jobs.states()).find(({ name }) => name === 'mails')).toMatchObject({ everyMinutes: 1, waiting: 1 });
  await jobs.run('mails');
  expect(await portal.mails()).toHaveLength(1);
});
