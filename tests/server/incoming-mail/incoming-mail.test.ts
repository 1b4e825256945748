import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bouncedAddresses, replyAddresses } from '#server/db/tables/incoming-mail-tables.ts';
import { users } from '#server/db/tables/tables.ts';
import { read } from '../me/notices.ts';
import { day, demoPassword } from '../support/portal.ts';
import { exe, pdf, samples, zipOf } from '../support/sample-files.ts';
import { openMailPortal, owner, replyToOf, written } from './mail-calls.ts';

test('§incoming-mail a reply by mail stands in the ticket, once, with its files', async () => {
  const { portal, question, send, to, readTicket, last, act, mailsTo } = await openMailPortal();
  const text = read(question);
  expect(text).toContain('## Bitte oberhalb dieser Linie antworten / Please reply above this line ##');
  expect(text).toMatch(/^List-Unsubscribe: </m);
  expect(text).toMatch(/^Auto-Submitted: auto-generated$/m);
  const [, root = ''] = /^References: (<record\.[\w-]+@portal>)$/m.exec(text) ?? [];
  expect(root).not.toBe('');
  const raw = await written({
    ...{ to, messageId: '<answer.1@partner.example>' },
    text: `Die Hausnummer ist 5.\n\nAm 24.11.2026 um 10:42 schrieb Partnerportal:\n${text.replace(/^/gm, '> ')}`,
    attachments: [{ filename: 'Zähler.pdf', content: pdf() }],
  });
  expect((await send(raw)).json()).toEqual({ state: 'accepted' });
  // The same message again, from another server and with other headers of the way.
  const again = Buffer.concat([Buffer.from('Received: from elsewhere\r\n'), raw]);
  expect((await send(again, 'msg_2')).json()).toEqual({ state: 'duplicate' });
  const ticket = await readTicket();
  expect([ticket.value2, ticket.data.files]).toEqual(['inProgress', 3]);
  const written_ = ticket.data.history.filter(({ kind }) => kind === 'note').at(-1);
  expect(written_).toEqual({
    ...{ kind: 'note', at: portal.now(), by: 'Petra Sommer', staff: false },
    ...{ text: 'Die Hausnummer ist 5.', mail: {} },
  });
  expect((await last())?.['kind']).toBe('status');
  await act({ _action: 'append', note: 'Danke!' });
  await portal.idle();
  const next = read(mailsTo(owner).at(-1));
  expect(next.replace(/\n /g, ' ')).toContain(`References: ${root} <answer.1@partner.example>`);
  expect(next).toContain('In-Reply-To: <answer.1@partner.example>');
  expect(replyToOf(mailsTo(owner).at(-1))).toBe(to);
});

test('§incoming-mail two copies at once stand once', async () => {
  const { send, to, readTicket } = await openMailPortal();
  const raw = await written({ to, attachments: [{ filename: 'a.pdf', content: pdf() }] });
  const answers = await Promise.all([send(raw), send(raw, 'msg_2'), send(raw, 'msg_3')]);
  const states = answers.map((answer) => answer.json<{ state: string }>().state);
  expect(states.sort()).toEqual(['accepted', 'duplicate', 'duplicate']);
  expect((await readTicket()).data.files).toBe(3);
});

test('§incoming-mail refused files are named in the ticket and to the sender, the rest is taken', async () => {
  const { send, to, readTicket, portal, readMails } = await openMailPortal();
  const attachments = [
    { filename: 'gut.pdf', content: pdf() },
    { filename: 'programm.exe', content: exe },
    { filename: 'bombe.zip', content: await zipOf({ 'innen.exe': exe }) },
    { filename: 'falsch.pdf', content: samples.jpg },
    { filename: 'smime.p7s', content: Buffer.from('x') },
  ];
  expect((await send(await written({ to, attachments }))).json()).toEqual({ state: 'accepted' });
  const { data } = await readTicket();
  expect(data.files).toBe(3);
  const note = data.history.findLast(({ kind }) => kind === 'note');
  expect(note?.['mail']).toEqual({
    refused: [
      { name: 'programm.exe', fault: 'fileType' },
      { name: 'bombe.zip', fault: 'fileUnsafe' },
      { name: 'falsch.pdf', fault: 'fileContent' },
    ],
  });
  await portal.idle();
  const told = readMails(owner).at(-1) ?? '';
  expect(told).toContain('programm.exe: Dieser Dateityp ist nicht erlaubt.');
  expect(told).toContain('bombe.zip: ');
});

test('§incoming-mail a message from another sender waits for an employee, who takes it over or discards it', async () => {
  const { send, to, readTicket, desk, staff, ticket, partner, last } = await openMailPortal();
  const from = 'kollege@p1001.example.com';
  const raw = await written({ to, from, attachments: [{ filename: 'a.pdf', content: pdf() }] });
  expect((await send(raw)).json()).toEqual({ state: 'waiting' });
  expect((await send(raw, 'msg_2')).json()).toEqual({ state: 'duplicate' });
  expect((await send(await written({ to, from, text: 'Werbung' }), 'msg_3')).json()).toEqual({ state: 'waiting' });
  const waiting = await readTicket();
  expect(waiting.data).toMatchObject({ waitingMails: 2, files: 2 });
  expect(JSON.stringify(waiting)).not.toContain(from);
  const queue = (await staff.get('/staff/queue', { query: { foundation: '1001', record: ticket } })).json();
  expect(queue.items[0]).toMatchObject({ id: ticket, task: 'checkMail' });
  const [first, second] = await desk();
  expect(first).toMatchObject({ reason: 'sender', sender: from, user: 'Petra Sommer', text: 'Die Hausnummer ist 5.' });
  const decide = (mail: unknown, body: object, who = staff) =>
    who.post(`/foundation/1001/desk/${ticket}/mails/${mail}`, body);
  expect((await decide(first?.['id'], { _action: 'take' }, partner as never)).statusCode).toBe(403);
  expect((await decide(second?.['id'], { _action: 'discard', reason: '' })).statusCode).toBe(400);
  const decisions = await Promise.all([1, 2].map(() => decide(first?.['id'], { _action: 'take' })));
  expect(decisions.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await readTicket()).data).toMatchObject({ waitingMails: 1, files: 3 });
  expect((await readTicket()).data.history.findLast(({ kind }) => kind === 'note')).toMatchObject({
    ...{ by: from, staff: false, mail: { takenBy: expect.any(String) } },
  });
  expect((await decide(second?.['id'], { _action: 'discard', reason: 'Werbung' })).json().mails).toEqual([]);
  expect((await readTicket()).data.waitingMails).toBeUndefined();
  expect((await last())?.['kind']).not.toBe('discarded');
});

test('§incoming-mail a closed ticket, a failed DKIM and an empty answer wait', async () => {
  const { send, to, act, readTicket, desk, portal, readMails, staff, ticket } = await openMailPortal();
  const failed = { 'Authentication-Results': 'mx.us.example; dmarc=fail header.from=p1001.example.com' };
  await send(await written({ to, headers: failed, text: 'Gefälscht' }));
  await send(await written({ to, text: '> Welche Hausnummer?' }), 'msg_2');
  await act({ _action: 'status', version: (await readTicket()).version, status: 'closed' });
  await send(await written({ to, text: 'Noch etwas' }), 'msg_3');
  const mails = await desk();
  expect(mails.map(({ reason }) => reason)).toEqual(['authentication', 'empty', 'closed']);
  await portal.idle();
  expect(readMails(owner).filter((one) => one.includes('Ihre E-Mail wird noch'))).toHaveLength(2);
  const body = { _action: 'discard', reason: 'Schon erledigt' };
  await staff.post(`/foundation/1001/desk/${ticket}/mails/${mails[2]?.['id']}`, body);
  await portal.idle();
  expect(readMails(owner).at(-1)).toContain('Grund: Schon erledigt');
});

test('§incoming-mail a bounce marks the address, and no mails go there until it is confirmed', async () => {
  const { portal, send, to, act, sent, partner, ticket, question } = await openMailPortal();
  const statesOfMails = async () =>
    (await partner.get(`/foundation/1001/data/${ticket}/mails`))
      .json<{ items: { state: string }[] }>()
      .items.map(({ state }) => state)
      .sort();
  const report = (recipient: string, status = '5.1.1') =>
    Buffer.from(
      [
        ...['Return-Path: <>', 'From: MAILER-DAEMON@mx.example.com', `To: ${to}`, 'Subject: Undelivered Mail'],
        ...['Content-Type: multipart/report; report-type=delivery-status; boundary=B', '', '--B'],
        ...['Content-Type: text/plain', '', 'Sorry', '--B', 'Content-Type: message/delivery-status', ''],
        ...['Reporting-MTA: dns; mx.example.com', '', `Final-Recipient: rfc822; ${recipient}`, 'Action: failed'],
        ...[`Status: ${status}`, '', '--B', 'Content-Type: text/rfc822-headers', ''],
        ...[/message-id:\s*<[^>]+>/i.exec(question)?.[0] ?? question, '', '--B--', ''],
      ].join('\r\n'),
    );
  const bounced = () => portal.services.db.select().from(bouncedAddresses);
  // A return path that was taken from an old mail marks nothing.
  const age = (days: number) => portal.services.db.update(replyAddresses).set({ used: portal.now() - days * day });
  await age(15);
  expect((await send(report(owner), 'msg_0')).json()).toEqual({ state: 'bounce' });
  expect(await bounced()).toEqual([]);
  await age(13);
  expect(await statesOfMails()).toEqual(['sent', 'sent']);
  await send(report('someone.else@p1001.example.com'));
  await send(report(owner, '4.2.2'), 'msg_2');
  expect(await bounced()).toEqual([]);
  expect((await send(report(owner), 'msg_3')).json()).toEqual({ state: 'bounce' });
  expect(await bounced()).toMatchObject([{ email: owner, status: '5.1.1' }]);
  expect(await statesOfMails()).toEqual(['sent', 'undelivered']);
  const before = sent.received.length;
  await act({ _action: 'append', note: 'Hören Sie uns?' });
  await portal.idle();
  expect(sent.received).toHaveLength(before);
  expect((await partner.get('/me/notifications')).json<{ items: unknown[] }>().items.length).toBeGreaterThan(0);
  expect((await partner.get('/me/profile')).json()).toMatchObject({ email: owner, bounced: expect.any(Number) });
  const request = (body: object) => partner.post('/me/email', { current: demoPassword, ...body });
  expect((await request({ email: owner })).statusCode).toBe(204);
  await portal.idle();
  const [, token = ''] = /profile\?email=([\w-]+)/.exec(read(sent.received.at(-1))) ?? [];
  expect((await partner.post('/me/email/confirmation', { token })).json()).toEqual({ email: owner });
  expect((await partner.get('/me/profile')).json<object>()).not.toHaveProperty('bounced');
  await send(report(owner), 'msg_4');
  // Another address is not marked.
  await portal.services.db.update(users).set({ email: 'neu@p1001.example.com' }).where(eq(users.email, owner));
  await act({ _action: 'append', note: 'Und jetzt?' });
  await portal.idle();
  expect(sent.received.length).toBeGreaterThan(before);
});

test('§incoming-mail without settings mails are as they were and the call is closed', async () => {
  const { question, giveOver } = await openMailPortal({ MAIL_REPLY_ADDRESS: '', INCOMING_MAIL_SECRET: '' });
  expect(replyToOf(question)).toBe('');
  expect(read(question)).not.toContain('oberhalb dieser Linie');
  expect((await giveOver(Buffer.from('x'), {})).statusCode).toBe(404);
});
