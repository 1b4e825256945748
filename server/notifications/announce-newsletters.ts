import { newsletter as newsletterEntry } from '#contract/content/content.ts';
import { defaultSettings } from '#contract/me/settings.ts';
import { effectiveRoles } from '#domain/access/roles.ts';
import { href } from '#domain/access/routes.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { quietUntil } from '#domain/me/quiet-hours.ts';
import type { BuiltEntry } from '../content/built-content.ts';
import { isVisible } from '../content/visible-entries.ts';
import { uuidv7 } from '../core/uuid.ts';
import type { Tx } from '../db/open.ts';
import { noticeMail } from '../mail/notification-mails.ts';
import { newsletterReaders } from '../queries/me/newsletter-readers.ts';
import { insertNotifications, isAnnounced } from '../queries/me/notifications.ts';
import { insertPushMessages } from '../queries/me/push-messages.ts';
import { insertMail } from '../queries/outbox.ts';
import type { NotificationServices } from './notification-services.ts';

/** How many days after its date a newsletter is still news, as when the portal was not running then. */
const newsFor = 14;

type AnnouncementServices = Pick<NotificationServices, 'db' | 'clock' | 'content' | 'config' | 'sendMails'>;

function mailOf({ config }: Pick<AnnouncementServices, 'config'>, entry: BuiltEntry, link: string) {
  const [de, en] = [newsletterEntry.parse(entry.de), newsletterEntry.parse(entry.en)];
  const title = { de: `Newsletter: ${de.title}`, en: `Newsletter: ${en.title}` };
  const text = { de: [de.description], en: [en.description] };
  return noticeMail({ recipient: '', event: 'newsletter', title, text, link: config.publicBaseUrl + link });
}

/** Tells every user who may see a newsletter, once; all of them or none. */
async function announce(tx: Tx, services: AnnouncementServices, entry: BuiltEntry, now: number): Promise<void> {
  const link = `${href('Newsletters', 'de')}#${entry.id}`;
  const mail = mailOf(services, entry, link);
  for await (const users of newsletterReaders(tx)) {
    const recipients = users
      .filter(({ roles, tags }) => isVisible(entry, effectiveRoles(roles, tags), now))
      .map(({ id: userId, email, settings }) => ({
        email,
        delivery: (settings.mails ?? defaultSettings.mails).newsletter,
        notBefore: quietUntil(settings.quietHours, now),
        row: { id: uuidv7(now), userId, created: now, link, newsletter: entry.id, event: 'newsletter' as const },
      }));
    const title = mail.news?.title ?? { de: '', en: '' };
    await insertNotifications(
      tx,
      recipients.map(({ row, delivery }) => ({ ...row, title, digest: delivery === 'daily' })),
    );
    await insertPushMessages(
      tx,
      recipients.map(({ row: { id, userId }, notBefore }) => ({ userId, notificationId: id, notBefore })),
      now,
    );
    for (const { row, email, delivery, notBefore } of recipients) {
      const tells = { userId: row.userId, ids: [row.id], ...(notBefore !== undefined && { notBefore }) };
      if (delivery === 'instant') await insertMail(tx, { ...mail, recipient: email }, now, tells);
    }
  }
}

/** Announces recent newsletters that have not been announced yet. */
export async function announceNewsletters(services: AnnouncementServices): Promise<void> {
  const { db, clock, content } = services;
  const now = clock();
  const [today, first] = [berlinDay(now), addDays(berlinDay(now), -newsFor)];
  for (const entry of await content.read('newsletters')) {
    const { date } = newsletterEntry.parse(entry.de);
    const isNews = date >= first && date <= today && (entry.validFrom ?? 0) <= now;
    if (!isNews || (await isAnnounced(db, entry.id))) continue;
    await db.transaction((tx) => announce(tx, services, entry, now));
    services.sendMails();
  }
}
