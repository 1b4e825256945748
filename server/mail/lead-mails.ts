import { formatCalendarDay } from '#domain/date/date-format.ts';
import type { Mail } from '../queries/outbox.ts';
import { both } from './templates.ts';

interface News {
  readonly recipient: string;
  /** The customer's record. */
  readonly link: string;
  readonly customer: string;
}

/** To the partner that the distributor offers a prospect. */
export const leadOfferedMail = ({ recipient, link, customer, note }: News & { note?: string | undefined }): Mail => ({
  recipient,
  subject: 'Neuer Lead für Sie / A new lead for you',
  news: { event: 'request', title: { de: `Neuer Lead: ${customer}`, en: `New lead: ${customer}` } },
  body: both(
    [
      'Guten Tag,',
      `wir haben einen Interessenten für Sie: ${customer}.`,
      ...(note ? [`Nachricht:\n${note}`] : []),
      'Bitte nehmen Sie den Lead im Portal an oder lehnen Sie ihn ab:',
      link,
    ],
    [
      'Hello,',
      'We have a prospect for you; the name is above.',
      ...(note ? ['The message above is for you.'] : []),
      'Please accept or decline the lead in the portal:',
      link,
    ],
  ),
});

interface Answered extends News {
  readonly partner: string;
  readonly answer: 'accepted' | 'declined';
  readonly reason?: string | undefined;
  /** When the partner takes it up, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
}

/** To the employee who offered a lead. */
export function leadAnsweredMail({ recipient, link, customer, partner, answer, reason, date }: Answered): Mail {
  const isAccepted = answer === 'accepted';
  return {
    recipient,
    subject: isAccepted ? 'Lead angenommen / Lead accepted' : 'Lead abgelehnt / Lead declined',
    news: {
      event: 'request',
      title: {
        de: `${partner}: Lead ${customer} ${isAccepted ? 'angenommen' : 'abgelehnt'}`,
        en: `${partner}: lead ${customer} ${answer}`,
      },
    },
    body: both(
      [
        'Guten Tag,',
        `${partner} hat den Lead ${customer} ${isAccepted ? 'angenommen' : 'abgelehnt'}.`,
        ...(date ? [`Wiedervorlage: ${formatCalendarDay(date, 'de')}`] : []),
        ...(reason ? [`Grund: ${reason}`] : []),
        'Im Portal ansehen:',
        link,
      ],
      [
        'Hello,',
        `${partner} has ${answer} the lead ${customer}.`,
        ...(date ? [`Follow-up: ${formatCalendarDay(date, 'en')}`] : []),
        ...(reason ? ['The reason is above.'] : []),
        'View it in the portal:',
        link,
      ],
    ),
  };
}

/** To who set a follow-up, on its day. */
export const followUpMail = ({ recipient, link, customer, date }: News & { date: string }): Mail => ({
  recipient,
  subject: `Wiedervorlage: ${customer} / Follow-up`,
  news: {
    event: 'request',
    title: { de: `Wiedervorlage fällig: ${customer}`, en: `Follow-up due: ${customer}` },
  },
  body: both(
    [
      'Guten Tag,',
      `die Wiedervorlage zu ${customer} ist fällig (${formatCalendarDay(date, 'de')}).`,
      'Im Portal ansehen:',
      link,
    ],
    [
      'Hello,',
      `the follow-up of ${customer} is due (${formatCalendarDay(date, 'en')}).`,
      'View it in the portal:',
      link,
    ],
  ),
});
