import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Mailbox, MailboxEvent } from '#contract/integrations/mailbox.ts';
import { replyAddress } from '#domain/mails/incoming/reply-address.ts';
import { roleMailboxes } from '#server/db/tables/notification-tables.ts';
import { foundations, memberships, users } from '#server/db/tables/tables.ts';
import { deleteExpired } from '#server/maintenance/delete-expired.ts';
import { mailboxBounceToken } from '#server/notifications/mailbox-token.ts';
import { openMailPortal } from '../incoming-mail/mail-calls.ts';
import { day, demoPassword, type Portal, type Session } from '../support/portal.ts';
import { noticeFor, openNotices, read } from './notices.ts';

const path = '/foundation/1001/mailboxes';
const email = 'auftraege@partner.example';
const body = (events: readonly MailboxEvent[] = ['request'], more: object = {}) => ({
  ...{ email, events, password: demoPassword },
  ...more,
});
const listOf = async (by: Pick<Session, 'get'>) => (await by.get(path)).json<{ items: Mailbox[] }>().items;
const to = (mails: readonly string[], address = email) => mails.filter((mail) => mail.includes(`To: ${address}`));
const confirmPath = (mail = '') => /\/api(\/public\/mailbox\/[\w-]+)/.exec(read(mail))?.[1] ?? '';
const unsubscribePath = (mail = '') => /^List-Unsubscribe: <.*\/api(.*)>\r?$/m.exec(mail)?.[1] ?? '';

/** Rights that reach over the whole organisation rest while a user sees only own records. */
async function restRights({ services: { db } }: Portal, address: string): Promise<string> {
  const [user] = await db.select().from(users).where(eq(users.email, address));
  const id = user?.id ?? '';
  await db
    .update(memberships)
    .set({ ownOnly: { by: 'sp.admin', at: 0 } })
    .where(eq(memberships.userId, id));
  return id;
}

async function openWithMailbox(events?: readonly MailboxEvent[]) {
  const opened = await openNotices();
  const { mail, portal, me, wake } = opened;
  const added = await me.post(path, body(events));
  if (added.statusCode !== 201) throw new Error(added.body);
  await wake();
  const asked = to(mail.received).at(-1);
  const confirm = () => portal.call('POST', confirmPath(asked));
  return { ...opened, asked, confirm, id: added.json<Mailbox>().id };
}

test('§notifications a mailbox gets nothing before the link of a mail confirms it', async () => {
  const { mail, portal, me, wake, notifyMe, asked, confirm } = await openWithMailbox();
  expect(read(asked)).toContain('Erst wenn Sie zustimmen');
  await notifyMe('Vorher');
  await wake();
  expect(to(mail.received)).toHaveLength(1);
  const page = await portal.call('GET', confirmPath(asked));
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('<form method="post">')]);
  expect((await listOf(me))[0]?.state).toBe('unconfirmed');

  expect((await confirm()).statusCode).toBe(200);
  expect((await listOf(me))[0]?.state).toBe('active');
  expect((await confirm()).statusCode).toBe(404);
  await notifyMe('Nachher');
  await wake();
  const [, news] = to(mail.received);
  expect(read(news)).toContain('Nachher');
  expect(read(news)).toContain('abbestellen');
});

test('§notifications the same news reach a mailbox once, and only of its events and organisation', async () => {
  const { mail, portal, ticket, wake, notifyMe, confirm } = await openWithMailbox();
  await confirm();
  await notifyMe('Eins');
  await noticeFor(portal, { title: 'Eins', recordId: ticket, recipient: 'sp.user@p1001.example.com' });
  await notifyMe('Anderes', 'porting');
  await wake();
  expect(
    to(mail.received)
      .slice(1)
      .map((one) => /^Subject: .*$/m.exec(read(one))?.[0]),
  ).toEqual(['Subject: Eins / Eins']);
});

test('§notifications a mailbox sees what the user behind it sees, and rests without this user', async () => {
  const { mail, portal, me, wake, notifyMe, confirm, id } = await openWithMailbox();
  await confirm();
  const { db } = portal.services;
  await notifyMe('Wartet');
  await db.update(users).set({ disabled: true }).where(eq(users.email, 'sp.admin@p1001.example.com'));
  await wake();
  expect(to(mail.received)).toHaveLength(1);
  await db.update(users).set({ disabled: false }).where(eq(users.email, 'sp.admin@p1001.example.com'));
  await db.update(roleMailboxes).set({ setBy: await restRights(portal, 'sp.user@p1001.example.com') });
  const [resting] = await listOf(me);
  expect(resting?.state).toBe('resting');
  await notifyMe('Ohne Recht');
  await wake();
  expect(to(mail.received)).toHaveLength(1);
  const taken = await me.put(`${path}/${id}`, { events: ['request'], version: resting?.version });
  expect(taken.json()).toMatchObject({ state: 'active' });
  expect((await me.put(`${path}/${id}`, { events: ['request'], version: resting?.version })).statusCode).toBe(409);
});

test('§notifications one press ends an event of a mailbox, which agrees again to have it back', async () => {
  const { mail, portal, me, wake, notifyMe, confirm, id } = await openWithMailbox(['request', 'ticketAnswer']);
  await confirm();
  await notifyMe('Eins');
  await wake();
  const link = unsubscribePath(to(mail.received).at(-1));
  const forged = link.replace('request~', 'ticketAnswer~');
  expect((await portal.call('POST', forged)).statusCode).toBe(404);
  expect((await portal.call('GET', link)).statusCode).toBe(200);
  expect((await portal.call('POST', link)).statusCode).toBe(200);
  const [ended] = await listOf(me);
  expect(ended).toMatchObject({ events: ['ticketAnswer'], unsubscribed: ['request'], state: 'active' });
  const again = await me.put(`${path}/${id}`, { events: ['request'], version: ended?.version });
  expect(again.json()).toMatchObject({ state: 'unconfirmed', unsubscribed: [] });
});

test('§notifications an eleventh mailbox, one twice, one without the password or beyond the rights is refused', async () => {
  const { me, portal } = await openWithMailbox();
  const fieldsOf = async (more: object) => (await me.post(path, body(['request'], more))).json().fields;
  expect(await fieldsOf({})).toEqual({ email: 'webhookTaken' });
  expect(await fieldsOf({ email: 'a@b.example', password: 'falsch' })).toEqual({ password: 'passwordWrong' });
  expect(await fieldsOf({ email: 'a@b.example', events: ['porting'] })).toEqual({ events: 'webhookEventRight' });
  const { db } = portal.services;
  const [row] = await db.select().from(roleMailboxes);
  const more = Array.from({ length: 9 }, (_, n) => ({
    ...{ trid: '1001', events: [], created: 0, asked: 0, secret: 'x' },
    ...{ id: `x${n}`, email: `x${n}@b.example`, setBy: row?.setBy ?? null },
  }));
  await db.insert(roleMailboxes).values(more);
  expect(await fieldsOf({ email: 'a@b.example' })).toEqual({ email: 'webhookMany:10' });
  portal.pass(31 * day);
  await deleteExpired(db, portal.now());
  expect(await db.select().from(roleMailboxes)).toEqual([]);
});

test('§notifications another organisation and a colleague without the right reach no mailbox', async () => {
  const { portal, id } = await openWithMailbox();
  await restRights(portal, 'sp.user@p1001.example.com');
  const colleague = await portal.as('1001/sp.user');
  expect((await colleague.get(path)).statusCode).toBe(403);
  const type = sql`${foundations.type} || ',PORTAL_ETC_PORTAL_ADMIN'`;
  await portal.services.db.update(foundations).set({ type }).where(eq(foundations.trid, '2002'));
  const stranger = await portal.as('2002/spws.user');
  expect((await stranger.get(path)).statusCode).toBe(404);
  expect((await stranger.get('/foundation/2002/mailboxes')).json().items).toEqual([]);
  expect((await stranger.delete(`/foundation/2002/mailboxes/${id}`)).statusCode).toBe(404);
});

test('§incoming-mail a mailbox that mails come back from gets no more until it agrees again', async () => {
  const { portal, send, act, mailsTo, partner } = await openMailPortal();
  await partner.post(path, body(['ticketAnswer']));
  await portal.idle();
  await portal.call('POST', confirmPath(mailsTo(email)[0]));
  await act({ _action: 'append', note: 'Eins' });
  await portal.idle();
  expect(mailsTo(email)).toHaveLength(2);
  const [row] = await portal.services.db.select().from(roleMailboxes);
  if (!row) throw new Error('no mailbox');
  const report = (recipient: string) =>
    Buffer.from(
      [
        ...['Return-Path: <>', 'From: MAILER-DAEMON@mx.example.com'],
        ...[`To: ${replyAddress('tickets@reply.example.com', mailboxBounceToken(row))}`, 'Subject: Undelivered Mail'],
        ...['Content-Type: multipart/report; report-type=delivery-status; boundary=B', '', '--B'],
        ...['Content-Type: text/plain', '', 'Sorry', '--B', 'Content-Type: message/delivery-status', ''],
        ...['Reporting-MTA: dns; mx.example.com', '', `Final-Recipient: rfc822; ${recipient}`, 'Action: failed'],
        ...['Status: 5.1.1', '', '--B--', ''],
      ].join('\r\n'),
    );
  await send(report('someone.else@p1001.example.com'));
  expect((await listOf(partner))[0]?.state).toBe('active');
  expect((await send(report(email), 'msg_2')).json()).toEqual({ state: 'bounce' });
  expect((await listOf(partner))[0]?.state).toBe('bounced');
  await act({ _action: 'append', note: 'Zwei' });
  await portal.idle();
  expect(mailsTo(email)).toHaveLength(2);
  expect((await partner.post(`${path}/${row.id}/confirmation`, {})).statusCode).toBe(200);
  await portal.idle();
  await portal.call('POST', confirmPath(mailsTo(email).at(-1)));
  expect((await listOf(partner))[0]?.state).toBe('active');
});
