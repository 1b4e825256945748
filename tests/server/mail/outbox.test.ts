import { afterEach, expect, test } from 'vitest';
import { outbox } from '#server/db/tables/tables.ts';
import { type MailParts, sendDueMails } from '#server/mail/send-due-mails.ts';
import { insertMail } from '#server/queries/outbox.ts';
import { type Mood, mailServer } from '../support/mail-server.ts';
import { day, hour, minute, openPortal, type Portal } from '../support/portal.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function open() {
  const mail = await mailServer();
  closers.push(mail.close);
  const portal = await openPortal({ SMTP_URL: mail.url });
  closers.push(portal.close);
  const write = (name: string) =>
    insertMail(portal.services.db, { recipient: `${name}@example.com`, subject: name, body: 'Text' }, portal.now());
  /** As the queue does. */
  const wake = async () => {
    portal.services.sendMails();
    await portal.idle();
  };
  return { mail, portal, write, wake };
}

const writeTo = (portal: Portal, recipient: string) =>
  insertMail(portal.services.db, { recipient, subject: 'Angebot', body: 'Text' }, portal.now());

const waiting = (portal: Portal) => portal.services.db.select().from(outbox);
const subjects = (received: readonly string[]) =>
  received.map((text) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim()).sort();
const messageIds = (received: readonly string[]) =>
  received.map((text) => /^Message-ID: (.*)$/im.exec(text)?.[1]?.trim());

test.each<Mood>(['refusing', 'hanging up'])(
  '§notifications no mail is lost or doubled by a mail server that is %s for a day',
  async (mood) => {
    const { mail, portal, write, wake } = await open();
    mail.state.mood = mood;
    const names: string[] = [];
    for (let quarter = 0; quarter < 96; quarter += 1) {
      if (quarter % 3 === 0) {
        names.push(`Nr${String(quarter).padStart(2, '0')}`);
        await write(names.at(-1) ?? '');
      }
      if (quarter === 40) await portal.restart();
      await wake();
      portal.pass(15 * minute);
    }
    const left = await waiting(portal);
    expect([left.length, mail.state.received.length]).toEqual([names.length, 0]);
    expect(Math.max(...left.map(({ attempts }) => attempts))).toBeLessThan(100);

    mail.state.mood = 'up';
    for (let count = 0; count < 3; count += 1) {
      await wake();
      portal.pass(15 * minute);
    }
    expect(subjects(mail.state.received)).toEqual(names);
    expect(await waiting(portal)).toEqual([]);
  },
);

test('§notifications while no mail can be sent, one is tried at a time', async () => {
  const { mail, portal, write, wake } = await open();
  mail.state.mood = 'refusing';
  for (let count = 0; count < 10; count += 1) await write(`Nr${count}`);
  await wake();
  expect((await waiting(portal)).map(({ attempts }) => attempts).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
});

test('§notifications a mail that was sent again after a lost answer carries the same Message-ID', async () => {
  const { mail, portal, write, wake } = await open();
  mail.state.mood = 'cutting';
  await write('Zweimal');
  await wake();
  mail.state.mood = 'up';
  portal.pass(minute);
  await wake();
  const [first, second] = messageIds(mail.state.received);
  expect(mail.state.received).toHaveLength(2);
  expect(first).toMatch(/^<[\w-]+@/);
  expect(second).toBe(first);
  expect(await waiting(portal)).toEqual([]);
});

test('§notifications a refused recipient delays no other mail and is given up after two days', async () => {
  const { mail, portal, write, wake } = await open();
  mail.state.refuse = 'niemand@';
  await write('niemand');
  await write('Sommer');
  await wake();
  expect(subjects(mail.state.received)).toEqual(['Sommer']);
  for (let hours = 0; hours < 47; hours += 1) {
    portal.pass(hour);
    await wake();
  }
  expect(await waiting(portal)).toHaveLength(1);
  portal.pass(day);
  await wake();
  expect(await waiting(portal)).toEqual([]);
  const errors = portal.logLines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
  expect(errors).toEqual([expect.objectContaining({ msg: 'mail given up', answer: 550 })]);
});

test('§notifications several processes at once send each mail once', async () => {
  const { portal, write } = await open();
  for (let count = 0; count < 30; count += 1) await write(`Nr${count}`);
  const sent: string[] = [];
  const { db, log } = portal.services;
  const parts: MailParts = {
    db,
    log,
    clock: portal.now,
    ready: async (mail) => mail,
    send: async ({ subject }) => {
      sent.push(subject);
      await db.$count(outbox);
    },
  };
  await Promise.all(Array.from({ length: 4 }, () => sendDueMails(parts)));
  expect(sent).toHaveLength(30);
  expect(new Set(sent).size).toBe(30);
});

test.each([
  'a@[127.0.0.1]',
  'a@127.0.0.1',
  'a@localhost',
  '<a@firma.example',
  '"a b"@firma.example',
  'a@firma.example, b@firma.example',
  'a@firma.example\r\nBcc: b@firma.example',
  'a@firma',
])(
  '§notifications a mail to %j is given up before it reaches a mail server, and delays no other',
  async (recipient) => {
    const { mail, portal, write, wake } = await open();
    await writeTo(portal, recipient);
    await write('Nr1');
    await wake();
    expect(subjects(mail.state.received)).toEqual(['Nr1']);
    expect(await waiting(portal)).toEqual([]);
    expect(portal.logLines.join('')).toContain('its recipient is no mail address');
  },
);

test.each(['mailto:max@firma.example', '<max@firma.example>', 'Max Muster <max@firma.example>', 'max@firma.example;'])(
  '§notifications a mail to %j that was written before goes to the address in it',
  async (recipient) => {
    const { mail, portal, wake } = await open();
    await writeTo(portal, recipient);
    await wake();
    expect(mail.state.received.map((text) => /^To: (.*)$/m.exec(text)?.[1]?.trim())).toEqual(['max@firma.example']);
  },
);
