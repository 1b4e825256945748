import { defaultSettings } from '#contract/me/settings.ts';
import { href } from '#domain/access/routes.ts';
import { quietUntil } from '#domain/me/quiet-hours.ts';
import { isInBand } from '#domain/notices/notice-state.ts';
import type { ContentServices } from '../content/content-services.ts';
import { uuidv7 } from '../core/uuid.ts';
import type { Tx } from '../db/open.ts';
import { mailOfNotice } from '../mail/notice-mails.ts';
import { notifyMailboxes } from '../queries/integrations/mailboxes.ts';
import { insertNotifications } from '../queries/me/notifications.ts';
import { insertPushMessages } from '../queries/me/push-messages.ts';
import { audienceRecipients } from '../queries/notices/audience-members.ts';
import {
  findNotice,
  type NoticeMessageRow,
  type NoticeRow,
  pendingMessages,
  takePending,
  waitingReaders,
} from '../queries/notices/notices.ts';
import { insertMail } from '../queries/outbox.ts';
import { timesOf } from './serialize-notice.ts';

type Parts = Pick<ContentServices, 'db' | 'clock' | 'config' | 'sendMails'>;

/**
 * Begin and end of a notice are for its whole audience, by the channels that were chosen; all between is for those who
 * wait for news in place of a ticket. Mails follow the settings of each user.
 */
async function notifyReaders(
  tx: Tx,
  { config, clock }: Parts,
  row: NoticeRow,
  message: NoticeMessageRow,
): Promise<void> {
  const now = clock();
  const { bell, mail: hasMail } = row.channels;
  const isForAll = message.kind !== 'message';
  const waiting = await waitingReaders(tx, row.id);
  if (!(isForAll && (bell || hasMail)) && waiting.size === 0) return;
  const link = `${href('Notices', 'de')}#${row.id}`;
  const mail = mailOfNotice({
    ...{ kind: row.kind, message: message.kind, title: row.title, link: config.publicBaseUrl + link },
    text: message.kind === 'begin' ? row.text : (message.text ?? undefined),
  });
  const title = mail.news?.title ?? { de: '', en: '' };
  for await (const recipients of audienceRecipients(tx, row.audience)) {
    const concerned = recipients
      .filter(({ userId }) => waiting.has(userId) || (isForAll && (bell || hasMail)))
      .map(({ userId, trid, email, settings }) => {
        const delivery =
          hasMail || waiting.has(userId) ? (settings.mails?.notice ?? defaultSettings.mails.notice) : 'off';
        const about = { id: uuidv7(now), userId, trid, created: now, link, title, event: 'notice' as const };
        const notBefore = quietUntil(settings.quietHours, now);
        return { email, delivery, notBefore, about: { ...about, notice: row.id, digest: delivery === 'daily' } };
      });
    await insertNotifications(
      tx,
      concerned.map(({ about }) => about),
    );
    await insertPushMessages(
      tx,
      concerned.map(({ about: { id, userId }, notBefore }) => ({ userId, notificationId: id, notBefore })),
      now,
    );
    for (const { email, delivery, notBefore, about } of concerned) {
      if (delivery !== 'instant') continue;
      const tells = { userId: about.userId, ids: [about.id], ...(notBefore !== undefined && { notBefore }) };
      await insertMail(tx, { ...mail, recipient: email }, now, tells);
    }
  }
  const { news } = mail;
  // Whether a mailbox is of the audience is asked when its mail is sent.
  if (news && isForAll && hasMail) await notifyMailboxes(tx, { ...mail, news }, { link, notice: row.id }, now);
}

/** Tells users of messages that are due, each once; what was ended before its time is told to none. */
export async function notifyOfNotices(services: Parts): Promise<void> {
  const { db, clock } = services;
  for (const message of await pendingMessages(db, clock())) {
    const isSent = await db.transaction(async (tx) => {
      const row = await findNotice(tx, message.notice);
      if (!row || !(await takePending(tx, message.id))) return false;
      if (!isInBand(timesOf(row), clock())) return false;
      await notifyReaders(tx, services, row, message);
      return true;
    });
    if (isSent) services.sendMails();
  }
}
