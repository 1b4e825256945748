import { formatCalendarDay } from '#domain/date/date-format.ts';
import type { Mail } from '../queries/outbox.ts';
import { noticeMail } from './notification-mails.ts';

interface AdministrationNews {
  readonly recipient: string;
  readonly by: string;
  readonly link: string;
}

/** Something waits for the second pair of eyes. */
export const approvalWaitingMail = ({ recipient, by, link }: AdministrationNews): Mail =>
  noticeMail({
    recipient,
    event: 'rights',
    title: { de: `${by} bittet um Ihre Freigabe in der Verwaltung`, en: `${by} asks for your approval` },
    link,
  });

const decisions = {
  released: { de: 'freigegeben', en: 'approved' },
  refused: { de: 'abgelehnt', en: 'refused' },
} as const;

export const approvalDecidedMail = (
  { recipient, by, link }: AdministrationNews,
  decision: keyof typeof decisions,
): Mail =>
  noticeMail({
    recipient,
    event: 'rights',
    title: {
      de: `${by} hat ${decisions[decision].de}, was Sie vorbereitet haben`,
      en: `${by} ${decisions[decision].en} what you prepared`,
    },
    link,
  });

export const administrationRightMail = ({ recipient, by, link }: AdministrationNews, isGranted: boolean): Mail =>
  noticeMail({
    recipient,
    event: 'rights',
    title: isGranted
      ? { de: 'Sie haben jetzt das Recht Verwaltung', en: 'You now have the administration right' }
      : { de: `${by} hat Ihr Recht Verwaltung beendet`, en: `${by} ended your administration right` },
    link,
  });

/** An organisation of the user demands a second factor. */
export const factorDemandMail = (
  { recipient, by, link }: AdministrationNews,
  { foundation, from }: { readonly foundation: string; readonly from: string },
): Mail =>
  noticeMail({
    recipient,
    event: 'rights',
    title: {
      de: `${foundation}: Ab ${formatCalendarDay(from, 'de')} melden Sie sich mit einem zweiten Faktor an (${by})`,
      en: `${foundation}: from ${formatCalendarDay(from, 'en')} on you sign in with a second factor (${by})`,
    },
    link,
  });
