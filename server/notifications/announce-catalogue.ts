import { href } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { noticeMail } from '../mail/notification-mails.ts';
import { partnersToChange } from '../queries/catalogue/impact.ts';
import { claimAnnouncement, unannouncedStates } from '../queries/catalogue/states.ts';
import { notify } from '../queries/me/notify.ts';
import { addressesOf } from '../queries/session/foundations.ts';
import type { NotificationServices } from './notification-services.ts';

/** Notifies partners on the day from which a state of the catalogue counts, if drafts of theirs lose an answer by it. */
export async function announceCatalogue({
  db,
  clock,
  config,
  sendMails,
}: Pick<NotificationServices, 'db' | 'clock' | 'config' | 'sendMails'>): Promise<void> {
  const now = clock();
  const states = await unannouncedStates(db, berlinDay(now));
  const link = href('Drafts', 'de');
  for (const { id, entries, validFrom } of states)
    await db.transaction(async (tx) => {
      if (!(await claimAnnouncement(tx, id, now))) return;
      const day = (locale: 'de' | 'en') => formatCalendarDay(validFrom, locale);
      for (const { trid } of await partnersToChange(tx, entries)) {
        const title = {
          de: `Neuer Katalog ab ${day('de')}: Entwürfe brauchen eine neue Angabe`,
          en: `New catalogue from ${day('en')}: drafts need a new answer`,
        };
        const text = {
          de: [
            'Was Sie eingetragen haben, bleibt stehen. Der Entwurf nennt die Stelle, an der etwas nicht mehr angeboten wird.',
          ],
          en: ['What you have entered is kept. The draft names the place where something is no longer offered.'],
        };
        for (const recipient of await addressesOf(tx, trid, 'SP')) {
          const mail = noticeMail({ recipient, event: 'notice', title, text, link: config.publicBaseUrl + link });
          await notify(tx, mail, { link, trid }, now);
        }
      }
    });
  if (states.length > 0) sendMails();
}
