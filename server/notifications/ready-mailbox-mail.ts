import { replyAddress } from '#domain/mails/incoming/reply-address.ts';
import { finishMail } from '../mail/finish-mail.ts';
import { subscriptionName } from '../mail/notification-mails.ts';
import { messageIdOf, type ReadyMail } from '../mail/transport.ts';
import { findMailbox } from '../queries/integrations/mailboxes.ts';
import type { NotificationRow } from '../queries/me/notifications.ts';
import type { StoredMail } from '../queries/outbox.ts';
import { backerOf } from './mailbox-backing.ts';
import { mailboxBounceToken, mailboxUnsubscribeToken } from './mailbox-token.ts';
import type { Judges } from './notification-services.ts';
import { visibleNotifications } from './visible-notifications.ts';

type ForMailbox = NonNullable<StoredMail['mailbox']>;

/** The news as a notification of the user behind the mailbox, so that this user's rights decide. */
const asRow = ({ event, title, link, trid, recordId, notice }: ForMailbox, mail: StoredMail): NotificationRow => ({
  ...{ id: mail.id, userId: '', event, title, link, trid, created: mail.created },
  ...{ recordId: recordId ?? null, notice: notice ?? null },
  ...{ read: null, digest: false, documents: [], newsletter: null, course: null },
});

/**
 * A mail to a mailbox as it is sent: undefined where the mailbox does not want it any more, or the user behind it may
 * not see what it tells.
 */
export async function readyMailboxMail(
  services: Judges,
  mail: StoredMail,
  news: ForMailbox,
): Promise<ReadyMail | 'bounced' | undefined> {
  const { db, config } = services;
  const mailbox = await findMailbox(db, news.id);
  if (!mailbox || mailbox.confirmed === null || !mailbox.events.includes(news.event)) return undefined;
  if (mailbox.bounced !== null) return 'bounced';
  const backer = await backerOf(services, mailbox);
  if (!backer || mailbox.trid !== news.trid) return undefined;
  const visible = await visibleNotifications(services, backer, [asRow(news, mail)]);
  if (visible.length === 0) return undefined;
  const unsubscribe = `${config.publicBaseUrl}/api/public/unsubscribe/${mailboxUnsubscribeToken(mailbox, news.event)}`;
  const name = { de: subscriptionName(news.event, 'de'), en: subscriptionName(news.event, 'en') };
  const content = await finishMail(services, mail, { unsubscribe: { name, link: unsubscribe } });
  const { address: base } = config.incomingMail;
  return {
    ...{ ...mail, ...content, recipient: mailbox.email, unsubscribe },
    ...(news.recordId && { references: [messageIdOf(`record.${news.recordId}`)] }),
    ...(base !== undefined && { returnPath: replyAddress(base, mailboxBounceToken(mailbox)) }),
  };
}
