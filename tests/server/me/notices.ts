import { and, eq } from 'drizzle-orm';
import { afterEach } from 'vitest';
import { type Delivery, defaultSettings, type NotificationEvent } from '#contract/me/settings.ts';
import { notifications } from '#server/db/tables/notification-tables.ts';
import { recordEvents, records } from '#server/db/tables/record-tables.ts';
import { users } from '#server/db/tables/tables.ts';
import { noticeMail } from '#server/mail/notification-mails.ts';
import { lastMorning, writeDigests } from '#server/notifications/digests.ts';
import { notify } from '#server/queries/me/notify.ts';
import { callback } from '../support/file-calls.ts';
import { mailServer } from '../support/mail-server.ts';
import { day, openPortal, type Portal, type Session } from '../support/portal.ts';

interface Notice {
  readonly title: string;
  readonly recordId: string;
  readonly trid?: string;
  readonly event?: NotificationEvent;
  readonly recipient?: string;
}

/** What a record's action says to its partner, in a transaction of its own; nothing is sent before the outbox is woken. */
export function noticeFor(portal: Portal, notice: Notice): Promise<void> {
  const { title, recordId, trid = '1001', event = 'request', recipient = 'sp.admin@p1001.example.com' } = notice;
  const link = `/etc/tickets/edit?id=${recordId}`;
  const titles = { de: title, en: title };
  const request = noticeMail({ recipient, event: 'request', title: titles, link: `http://portal${link}` });
  const mail = { ...request, news: { event, title: titles } };
  return portal.services.db.transaction((tx) => notify(tx, mail, { trid, recordId, link }, portal.now()));
}

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A portal where an admin partner has a ticket, and the mail server that it sends by. */
export async function openNotices() {
  const mail = await mailServer();
  closers.push(mail.close);
  const portal = await openPortal({ SMTP_URL: mail.url });
  closers.push(portal.close);
  const me = await portal.as('1001/sp.admin');
  const contactEmail = 'sp.admin@p1001.example.com';
  const ticket = (await me.post('/foundation/1001/data', { ...callback, contactEmail })).json<{ id: string }>().id;
  await portal.services.db.delete(notifications);
  const prefer = (mails: Partial<Record<NotificationEvent, Delivery>>) =>
    me.put('/me/settings', { mails: { ...defaultSettings.mails, ...mails } });
  /** As the timers of outbox and daily mails do. */
  const wake = async () => {
    await writeDigests(portal.services);
    portal.services.sendMails();
    await portal.idle();
  };
  const notifyMe = (title: string, event: NotificationEvent = 'request') =>
    noticeFor(portal, { title, event, recordId: ticket });
  const myId = async () => {
    const [result] = await portal.services.db.select().from(users).where(eq(users.email, contactEmail));
    return result?.id ?? '';
  };
  return { mail: mail.state, portal, me, ticket, prefer, wake, notifyMe, myId };
}

/** A mail as its reader sees it. */
export const read = (mail = ''): string =>
  Buffer.from(
    mail
      .replace(/=\r\n/g, '')
      .replace(/\r\n/g, '\n')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
export async function removeRecord({ services: { db } }: Portal, id: string): Promise<void> {
  await db.delete(recordEvents).where(and(eq(recordEvents.trid, '1001'), eq(recordEvents.recordId, id)));
  await db.delete(records).where(and(eq(records.trid, '1001'), eq(records.id, id)));
}
export const toMorning = (portal: Portal) => portal.pass(lastMorning(portal.now()) + day - portal.now());
export const unread = async ({ get }: Session) => (await get('/me/notifications?limit=0')).json<{ unread: number }>();
