import { isEmployee } from '#domain/access/roles.ts';
import { quietUntil } from '#domain/me/quiet-hours.ts';
import { uuidv7 } from '#server/core/uuid.ts';
import type { Tx } from '#server/db/open.ts';
import { notifications } from '#server/db/tables/notification-tables.ts';
import { notifyMailboxes } from '../integrations/mailboxes.ts';
import { insertMail, type Mail, type News } from '../outbox.ts';
import { actingDeputies } from '../records/acting-deputies.ts';
import { isForeign } from '../records/record-owners.ts';
import { findUserByEmail } from '../session/users.ts';
import { insertPushMessages } from './push-messages.ts';
import { settingsOf } from './settings.ts';

/** What news are about, and where it is shown, from the portal's root. */
type About = {
  readonly link: string;
  /** The record is deleted by what is told. */
  readonly isDeleted?: boolean;
  /** Only for those who see the record among their own, where they see no others. */
  readonly isOwned?: boolean;
} & Partial<Pick<typeof notifications.$inferInsert, 'trid' | 'recordId' | 'documents' | 'newsletter' | 'course'>>;

/** A notification for a deputy, with the user it stands in for. */
const standIn = (absent: string): News['title'] => ({
  de: `In Vertretung für ${absent}: `,
  en: `On behalf of ${absent}: `,
});

/**
 * Notifies a user in the transaction of the event. News for a user appear in the bell and are mailed as the user has
 * set: at once, in the daily mail, or never; the same goes for the deputy. All other mails are sent, also news to
 * people without an account. `quiet` sends nothing. How a mail about a record fares is kept, but for employees' own and
 * copies for deputies. Mailboxes of the organisation get what its users get.
 */
export async function notify(tx: Tx, mail: Mail, about: About, now: number, quiet = false): Promise<void> {
  const { news, recipient } = mail;
  const user = news && (await findUserByEmail(tx, recipient));
  const { trid, recordId, isDeleted } = about;
  const place = trid && recordId && !isDeleted && !isEmployee(user?.roles ?? []) ? { trid, recordId } : undefined;
  if (!(news && user)) {
    if (!quiet) await insertMail(tx, mail, now, null, place);
    return;
  }
  if (await isKeptFrom(tx, user.id, about)) return;
  await notifyUser(tx, user.id, { ...mail, news }, about, now, { quiet, place });
  if (!about.trid) return;
  if (!(quiet || isEmployee(user.roles)))
    await notifyMailboxes(tx, { ...mail, news }, { ...about, trid: about.trid, userId: user.id, place }, now);
  for (const { deputy, absent } of await actingDeputies(tx, { trid: about.trid, as: 'absent', userId: user.id }, now)) {
    if (await isKeptFrom(tx, deputy.id, about, user.id)) continue;
    const prefix = standIn(absent.name);
    const title = { de: prefix.de + news.title.de, en: prefix.en + news.title.en };
    const copy = {
      ...{ ...mail, recipient: deputy.email, subject: `${title.de} / ${title.en}`, news: { ...news, title } },
      ...(mail.template && { template: { ...mail.template, prefix } }),
    };
    await notifyUser(tx, deputy.id, copy, about, now, { quiet });
  }
}

/** Whether a user is limited to own records and this is none of `ofUser`. */
async function isKeptFrom(
  tx: Tx,
  userId: string,
  { trid, recordId, isOwned }: About,
  ofUser = userId,
): Promise<boolean> {
  if (!(isOwned && trid && recordId)) return false;
  return isForeign(tx, { trid, recordId, userId, ofUser });
}

async function notifyUser(
  tx: Tx,
  userId: string,
  mail: Mail & { readonly news: News },
  about: About,
  now: number,
  { quiet, place }: { quiet: boolean; place?: { trid: string; recordId: string } | undefined },
): Promise<void> {
  const { news } = mail;
  const { mails, quietHours } = await settingsOf(tx, userId);
  const delivery = quiet ? 'off' : mails[news.event];
  const id = uuidv7(now);
  const digest = delivery === 'daily';
  await tx.insert(notifications).values({ ...about, ...news, id, userId, created: now, digest });
  const notBefore = quietUntil(quietHours, now);
  if (!quiet) await insertPushMessages(tx, [{ userId, notificationId: id, notBefore }], now);
  if (delivery === 'instant')
    await insertMail(tx, mail, now, { userId, ids: [id], ...(notBefore !== undefined && { notBefore }) }, place);
}
