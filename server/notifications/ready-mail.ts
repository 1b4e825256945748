import type { Settings } from '#contract/me/settings.ts';
import { isEmployee } from '#domain/access/roles.ts';
import { href } from '#domain/access/routes.ts';
import { replyAddress } from '#domain/mails/incoming/reply-address.ts';
import { withTrid } from '#domain/me/link-for-foundation.ts';
import { finishMail } from '../mail/finish-mail.ts';
import { digestMail, type Subscription, subscriptionName } from '../mail/notification-mails.ts';
import { libraryMail } from '../mail/templates.ts';
import { messageIdOf, type ReadyMail } from '../mail/transport.ts';
import { bouncedSince, lastMessageId } from '../queries/incoming-mails.ts';
import { notificationsNamed } from '../queries/me/notifications.ts';
import { settingsOf } from '../queries/me/settings.ts';
import type { Mail, StoredMail } from '../queries/outbox.ts';
import { findUser, type User } from '../queries/session/users.ts';
import type { Judges } from './notification-services.ts';
import { readyMailboxMail } from './ready-mailbox-mail.ts';
import { replyToken } from './reply-token.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';
import { type VisibleNotification, visibleNotifications } from './visible-notifications.ts';

type Text = Pick<Mail, 'subject' | 'body'> & { readonly template?: StoredMail['template'] };

/** What a mail that was written before says now: of documents only those that the user may still see. */
function textNow({ config }: Judges, mail: StoredMail, { row, documents }: VisibleNotification): Text {
  if (documents.length === 0) return mail;
  const link = config.publicBaseUrl + row.link;
  return libraryMail({ recipient: '', files: documents, total: documents.length, link });
}

function digestOf({ config }: Judges, settings: Settings, visibleNews: readonly VisibleNotification[]): Text {
  const base = config.publicBaseUrl;
  const first = settings.language === 'en' ? 'en' : 'de';
  const lines = visibleNews.map(({ row: { title, link, trid }, foundation }) => ({
    title,
    link: base + withTrid(link, trid ?? undefined),
    foundation,
  }));
  return digestMail('', lines, { all: base + href('Notifications', first), first });
}

interface Addressed {
  readonly user: User;
  readonly text: Text;
  readonly subscription: Subscription;
  /** The one notification that it is about. */
  readonly row?: VisibleNotification['row'];
}

/** The first message of a record, which no mail is: all of its mails answer it, so that mail programs show them as one conversation. */
const firstMessageOf = (recordId: string): string => messageIdOf(`record.${recordId}`);

/** Where a mail about a ticket is answered, where bounces go, and what it follows. */
async function conversation(
  { db, config, clock }: Judges,
  user: User,
  row: VisibleNotification['row'] | undefined,
): Promise<Pick<ReadyMail, 'replyTo' | 'returnPath' | 'references'>> {
  const { trid, recordId, event } = row ?? {};
  const place = trid && recordId ? { trid, recordId } : undefined;
  const last = place && (await lastMessageId(db, place, user.id));
  const references = place && [firstMessageOf(place.recordId), ...(last ? [last] : [])];
  const { address: base } = config.incomingMail;
  if (base === undefined) return references ? { references } : {};
  const isAnswerable = event === 'ticketAnswer' && !isEmployee(user.roles);
  const noPlace = { trid: '', recordId: '' };
  const token = await replyToken(db, { userId: user.id, ...((isAnswerable && place) || noPlace) }, clock());
  const address = replyAddress(base, token);
  return { returnPath: address, ...(isAnswerable && place && { replyTo: address }), ...(references && { references }) };
}

async function addressed(
  services: Judges,
  mail: StoredMail,
  { user, text, subscription, row }: Addressed,
): Promise<ReadyMail> {
  const token = await unsubscribeToken(services.db, user.id, subscription);
  const unsubscribe = `${services.config.publicBaseUrl}/api/public/unsubscribe/${token}`;
  const name = { de: subscriptionName(subscription, 'de'), en: subscriptionName(subscription, 'en') };
  const { subject, body, template = null } = text;
  const { replyTo, ...thread } = await conversation(services, user, row);
  const content = await finishMail(
    services,
    { subject, body, template },
    { unsubscribe: { name, link: unsubscribe }, isAnswerable: replyTo !== undefined },
  );
  return { ...mail, ...content, ...thread, ...(replyTo && { replyTo }), recipient: user.email, unsubscribe };
}

/**
 * The final form of a mail. A mail about notifications goes to the user's current address, with the content that the
 * user may see now and still subscribes to; undefined if none is left, `bounced` if mails come back from the address.
 */
export async function readyMail(services: Judges, mail: StoredMail): Promise<ReadyMail | 'bounced' | undefined> {
  if (mail.mailbox) return readyMailboxMail(services, mail, mail.mailbox);
  if (!mail.tells) return { ...mail, ...(await finishMail(services, mail)) };
  const { userId, ids, isDigest } = mail.tells;
  const user = await findUser(services.db, userId);
  if (!user) return undefined;
  if ((await bouncedSince(services.db, user)) !== undefined) return 'bounced';
  const settings = await settingsOf(services.db, userId);
  const rows = await notificationsNamed(services.db, userId, ids);
  const subscribedRows = rows.filter(({ event }) => settings.mails[event] !== 'off');
  const visibleNews = await visibleNotifications(services, user, subscribedRows);
  const [first] = visibleNews;
  if (!first) return undefined;
  const [text, subscription] = isDigest
    ? [digestOf(services, settings, visibleNews), 'digest' as const]
    : [textNow(services, mail, first), first.row.event];
  return addressed(services, mail, { user, text, subscription, ...(!isDigest && { row: first.row }) });
}
