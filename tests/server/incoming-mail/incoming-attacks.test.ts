import { and, eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { maxMailsPerHour } from '#domain/mails/incoming/judge-mail.ts';
import { memberships, users } from '#server/db/tables/tables.ts';
import { replyToken } from '#server/notifications/reply-token.ts';
import { bombs } from '../support/packed-zip.ts';
import { hour } from '../support/portal.ts';
import { openMailPortal, owner, secret, written } from './mail-calls.ts';

const refused = (reason: string) => ({ state: 'refused', reason });
const basic = (password: string) => `Basic ${Buffer.from(`mail:${password}`).toString('base64')}`;

test('§incoming-mail the call of a mail service needs its signature, or the secret', async () => {
  const { giveOver, send, to, portal, readTicket } = await openMailPortal();
  const raw = await written({ to });
  const now = portal.now();
  const signed = (at: number, body = raw, key = secret) => ({
    ...{ 'webhook-id': 'msg_1', 'webhook-timestamp': String(Math.floor(at / 1000)) },
    'webhook-signature': new Webhook(key).sign('msg_1', new Date(at), body.toString()),
  });
  const wrong: Record<string, string>[] = [
    {},
    { authorization: basic('') },
    { authorization: basic('wrong') },
    { authorization: `Bearer ${secret}` },
    signed(now, raw, `whsec_${Buffer.alloc(32, 8).toString('base64')}`),
    signed(now, Buffer.from('another message')),
    // Replays: too old, too new, and moved in time.
    signed(now - 6 * 60_000),
    signed(now + 6 * 60_000),
    { ...signed(now - 6 * 60_000), 'webhook-timestamp': String(Math.floor(now / 1000)) },
    { ...signed(now), 'webhook-id': 'msg_2' },
    { ...signed(now), 'webhook-signature': '' },
  ];
  for (const headers of wrong) {
    const answer = await giveOver(raw, headers);
    expect([answer.statusCode, headers]).toEqual([401, headers]);
  }
  expect((await readTicket()).version).toBe(3);
  expect((await giveOver(Buffer.alloc(31 * 1024 ** 2), signed(now))).statusCode).toBe(413);
  expect((await giveOver(raw, { authorization: basic(secret) })).json()).toEqual({ state: 'accepted' });
  expect((await send(raw)).json()).toEqual({ state: 'duplicate' });
});

test('§incoming-mail tokens are not guessed, changed or used for another ticket', async () => {
  const { send, to, portal, ticket, readTicket } = await openMailPortal();
  const [, token = ''] = /\+(\w+)@/.exec(to) ?? [];
  expect(token).toMatch(/^[a-z2-7]{37}$/);
  const [user] = await portal.services.db.select().from(users).where(eq(users.email, owner));
  const place = { userId: user?.id ?? '', trid: '1001', recordId: '' };
  const forBounces = await replyToken(portal.services.db, place, portal.now());
  const forOther = await replyToken(portal.services.db, { ...place, recordId: 'other' }, portal.now());
  const mixed = forOther.slice(0, 13) + token.slice(13);
  const changed = [0, 12, 13, 36].map(
    (at) => token.slice(0, at) + (token[at] === 'a' ? 'b' : 'a') + token.slice(at + 1),
  );
  const tokens = [...changed, 'a'.repeat(37), token.slice(1), `${token}a`, mixed];
  for (const one of tokens)
    expect((await send(await written({ to: `tickets+${one}@reply.example.com` }))).json()).toEqual(refused('noToken'));
  for (const one of [forBounces, forOther])
    expect((await send(await written({ to: `tickets+${one}@reply.example.com` }))).json()).toEqual(refused('noRight'));
  expect((await send(await written({ to: `tickets+${token}@evil.example` }))).json()).toEqual(refused('noToken'));
  expect(ticket).not.toBe('');
  expect((await readTicket()).version).toBe(3);
  const loud = await written({ to: to.toUpperCase().replace('REPLY', 'Reply') });
  expect((await send(loud)).json()).toEqual({ state: 'accepted' });
});

test('§incoming-mail an address ends with the right of its user', async () => {
  const { send, to, portal, readTicket } = await openMailPortal();
  const { db } = portal.services;
  const [user] = await db.select().from(users).where(eq(users.email, owner));
  const own = eq(users.id, user?.id ?? '');
  await db.update(users).set({ disabled: true }).where(own);
  expect((await send(await written({ to }))).json()).toEqual(refused('noRight'));
  await db
    .update(users)
    .set({ disabled: false, roles: ['PORTAL_EMPLOYEE'] })
    .where(own);
  expect((await send(await written({ to }))).json()).toEqual(refused('noRight'));
  await db
    .update(users)
    .set({ roles: user?.roles ?? [] })
    .where(own);
  await db.delete(memberships).where(and(eq(memberships.userId, user?.id ?? ''), eq(memberships.trid, '1001')));
  expect((await send(await written({ to }))).json()).toEqual(refused('noRight'));
  await db.insert(memberships).values({ userId: user?.id ?? '', trid: '1001' });
  expect((await readTicket()).version).toBe(3);
});

test('§incoming-mail senders that are hidden, doubled or forged do not write under the name of the user', async () => {
  const { send, to, desk, readTicket } = await openMailPortal();
  const head = (from: string) => Buffer.from(`${from}\r\nTo: ${to}\r\nMessage-ID: <${from.length}@x>\r\n\r\nHallo\r\n`);
  const forged = [
    `From: ${owner}, evil@evil.example`,
    `From: ${owner}\r\nFrom: evil@evil.example`,
    `From: "${owner}" <evil@evil.example>`,
    `From: evil@evil.example\r\nSender: ${owner}\r\nReply-To: ${owner}`,
    'From:',
    `From: ${owner}.evil.example`,
    `X-From: ${owner}`,
  ];
  for (const from of forged) expect((await send(head(from))).json()).toEqual({ state: 'waiting' });
  expect((await desk()).map(({ reason }) => reason)).toEqual(forged.map(() => 'sender'));
  expect((await readTicket()).data.history.some(({ mail }) => mail !== undefined)).toBe(false);
  const flood: unknown[] = [];
  for (let n = forged.length; n <= 20; n += 1)
    flood.push((await send(head(`Subject: ${'x'.repeat(200 + n)}\r\nFrom: evil@evil.example`))).json());
  expect(flood.at(-2)).toEqual({ state: 'waiting' });
  expect(flood.at(-1)).toEqual(refused('tooMany'));
});

test('§incoming-mail machines get no answer, and loops end', async () => {
  const { send, to, sent, portal } = await openMailPortal();
  const before = sent.received.length;
  const automatic = [
    { 'Auto-Submitted': 'auto-replied' },
    { Precedence: 'bulk' },
    { 'X-Auto-Response-Suppress': 'All' },
  ];
  for (const headers of automatic)
    expect((await send(await written({ to, headers }))).json()).toEqual(refused('automatic'));
  // Our own mail, sent back.
  const own = Buffer.from(sent.received.at(-1)?.replace(/^To: .*$/m, `To: ${to}`) ?? '');
  expect((await send(own)).json()).toEqual(refused('automatic'));
  await portal.idle();
  expect(sent.received).toHaveLength(before);
  const states: string[] = [];
  for (let n = 0; n <= maxMailsPerHour; n += 1)
    states.push((await send(await written({ to, messageId: `<${n}@x>` }))).json<{ state: string }>().state);
  expect(states.slice(0, -1).every((state) => state === 'accepted')).toBe(true);
  expect(states.at(-1)).toBe('waiting');
  portal.pass(hour);
  expect((await send(await written({ to, messageId: '<later@x>' }))).json()).toEqual({ state: 'accepted' });
}, 60_000);

test('§incoming-mail hostile messages are read with limits', async () => {
  const { send, to, readTicket } = await openMailPortal();
  const attachments = Object.entries(bombs).map(([filename, [, content]]) => ({ filename, content }));
  expect((await send(await written({ to, attachments }))).json()).toEqual({ state: 'accepted' });
  const harmless = Object.values(bombs).filter(([verdict]) => verdict === 'fits').length;
  const files = 2 + harmless;
  expect((await readTicket()).data.files).toBe(files);
  const nested = `From: ${owner}\r\nTo: ${to}\r\n${'Content-Type: multipart/mixed; boundary=a\r\n\r\n--a\r\n'.repeat(500)}`;
  const headers = `From: ${owner}\r\nTo: ${to}\r\n${`X-Fill: ${'y'.repeat(900)}\r\n`.repeat(1000)}\r\nHallo`;
  for (const raw of [nested, headers]) expect((await send(Buffer.from(raw))).json()).toEqual(refused('unreadable'));
  const odd = await written({ to, text: 'Null \u0000 und \u202erechts' });
  expect((await send(odd)).json()).toEqual({ state: 'accepted' });
  const many = Array.from({ length: 20 }, (_, n) => ({
    filename: `../../${n}.eml`,
    content: Buffer.from(`From: a@b${n}\r\n\r\nx`),
  }));
  expect((await send(await written({ to, attachments: many }), 'msg_9')).json()).toEqual({ state: 'accepted' });
  expect((await readTicket()).data.files).toBe(15);
});
