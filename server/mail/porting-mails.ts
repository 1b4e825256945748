import { formatCalendarDay } from '#domain/date/date-format.ts';
import type { Mail } from '../queries/outbox.ts';
import { newsTitle } from './news-title.ts';
import { both } from './templates.ts';

const portingName = { de: 'Portierung', en: 'Porting' };

export const portingNews = [
  'dateSet',
  'rejected',
  'done',
  'cancelled',
  'late',
  'document',
  'objected',
  'shiftRefused',
  'cancelRefused',
] as const;
export type PortingNewsKind = (typeof portingNews)[number];

interface PortingNews {
  readonly recipient: string;
  readonly kind: PortingNewsKind;
  readonly number: string;
  readonly link: string;
  readonly customer?: string | undefined;
  /** The numbers as partners read them. */
  readonly numbers: string;
  readonly date?: string | undefined;
  readonly window?: { readonly de: string; readonly en: string } | undefined;
  readonly text?: string | undefined;
}

interface MailText {
  readonly happened: { readonly de: string; readonly en: string };
  readonly de: string;
  readonly en: string;
}

const day = (date: string | undefined, locale: 'de' | 'en') => (date ? formatCalendarDay(date, locale) : '');

const news: Record<PortingNewsKind, (newsItem: PortingNews) => MailText> = {
  dateSet: ({ date, window }) => ({
    happened: { de: 'Termin bestätigt', en: 'Date confirmed' },
    de: `Der abgebende Anbieter hat den Termin bestätigt: ${day(date, 'de')}, ${window?.de ?? ''}. Bitte halten Sie die Telefonanlage für die Umschaltung bereit.`,
    en: `The losing provider has confirmed the date: ${day(date, 'en')}, ${window?.en ?? ''}. Please have the PBX ready for the switch.`,
  }),
  rejected: () => ({
    happened: { de: 'Abgelehnt', en: 'Rejected' },
    de: 'Der abgebende Anbieter hat die Portierung abgelehnt. Im Portal steht, welche Angabe zu korrigieren ist; alle anderen bleiben stehen.',
    en: 'The losing provider has rejected the porting. The portal shows which detail to correct; all others are kept.',
  }),
  done: () => ({
    happened: { de: 'Portiert', en: 'Ported' },
    de: 'Die Rufnummern sind portiert und auf dem SIP-Account aktiv.',
    en: 'The numbers have been ported and are active on the SIP account.',
  }),
  cancelled: () => ({
    happened: { de: 'Storniert', en: 'Cancelled' },
    de: 'Die Portierung ist storniert. Die Rufnummern bleiben beim abgebenden Anbieter.',
    en: 'The porting has been cancelled. The numbers stay with the losing provider.',
  }),
  late: () => ({
    happened: { de: 'Antwort überfällig', en: 'Answer overdue' },
    de: 'Der abgebende Anbieter hat nicht innerhalb von drei Werktagen geantwortet. Wir fragen nach; Sie brauchen nichts zu tun.',
    en: 'The losing provider has not answered within three working days. We are following up; you do not need to do anything.',
  }),
  document: () => ({
    happened: { de: 'Rechnungskopie fehlt', en: 'Invoice copy missing' },
    de: 'Zu der Portierung fehlt noch die Rechnungskopie. Mit ihr klärt sich eine Rückfrage des abgebenden Anbieters ohne Verzögerung.',
    en: 'The copy of the invoice is still missing. It helps to settle questions from the losing provider quickly.',
  }),
  objected: () => ({
    happened: { de: 'Übernahme beanstandet', en: 'Takeover disputed' },
    de: 'Der abgebende Anbieter beanstandet die Übernahme. Bitte prüfen Sie die Angaben zur Leitung im Portal.',
    en: 'The losing provider objects to the takeover. Please check what the portal says about the line.',
  }),
  shiftRefused: ({ date }) => ({
    happened: { de: 'Verschiebung abgelehnt', en: 'New date rejected' },
    de: `Der abgebende Anbieter lehnt die Verschiebung ab. Es bleibt beim ${day(date, 'de')}.`,
    en: `The losing provider has rejected the new date. The date remains ${day(date, 'en')}.`,
  }),
  cancelRefused: () => ({
    happened: { de: 'Storno abgelehnt', en: 'Cancellation rejected' },
    de: 'Der abgebende Anbieter lehnt die Stornierung ab. Die Portierung läuft weiter.',
    en: 'The losing provider has rejected the cancellation. The porting continues.',
  }),
};

/** Tells who sent a porting what became of it. */
export function portingMail(newsItem: PortingNews): Mail {
  const { recipient, kind, customer, number, numbers, link, text } = newsItem;
  const { happened, de, en } = news[kind](newsItem);
  const { subject, title } = newsTitle({ name: customer ?? numbers, happened, kind: portingName, number });
  return {
    recipient,
    subject,
    news: { event: 'porting', title },
    body: both(
      [
        'Guten Tag,',
        `Portierung ${number} (${numbers}): ${de}`,
        ...(text ? [`Nachricht:\n${text}`] : []),
        'Im Portal ansehen:',
        link,
      ],
      [
        'Hello,',
        `Porting ${number} (${numbers}): ${en}`,
        ...(text ? ['The message is above and in the portal.'] : []),
        'View it in the portal:',
        link,
      ],
    ),
  };
}
