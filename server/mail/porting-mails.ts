import { formatCalendarDay } from '#domain/date/date-format.ts';
import type { Bilingual } from '#domain/mails/mail-text.ts';
import type { Mail } from '../queries/outbox.ts';
import { composeMail } from './compose-mail.ts';
import { defineMail, note, noteValue, placeholder, required, viewLink } from './mail-definition.ts';
import { newsTitle } from './news-title.ts';

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

interface PortingText extends Bilingual {
  readonly happened: Bilingual;
}

const texts: Readonly<Record<PortingNewsKind, PortingText>> = {
  dateSet: {
    happened: { de: 'Termin bestätigt', en: 'Date confirmed' },
    de: 'Der abgebende Anbieter hat den Termin bestätigt: {{date}}, {{window}}. Bitte halten Sie die Telefonanlage für die Umschaltung bereit.',
    en: 'The losing provider has confirmed the date: {{date}}, {{window}}. Please have the PBX ready for the switch.',
  },
  rejected: {
    happened: { de: 'Abgelehnt', en: 'Rejected' },
    de: 'Der abgebende Anbieter hat die Portierung abgelehnt. Im Portal steht, welche Angabe zu korrigieren ist; alle anderen bleiben stehen.',
    en: 'The losing provider has rejected the porting. The portal shows which detail to correct; all others are kept.',
  },
  done: {
    happened: { de: 'Portiert', en: 'Ported' },
    de: 'Die Rufnummern sind portiert und auf dem SIP-Account aktiv.',
    en: 'The numbers have been ported and are active on the SIP account.',
  },
  cancelled: {
    happened: { de: 'Storniert', en: 'Cancelled' },
    de: 'Die Portierung ist storniert. Die Rufnummern bleiben beim abgebenden Anbieter.',
    en: 'The porting has been cancelled. The numbers stay with the losing provider.',
  },
  late: {
    happened: { de: 'Antwort überfällig', en: 'Answer overdue' },
    de: 'Der abgebende Anbieter hat nicht innerhalb von drei Werktagen geantwortet. Wir fragen nach; Sie brauchen nichts zu tun.',
    en: 'The losing provider has not answered within three working days. We are following up; you do not need to do anything.',
  },
  document: {
    happened: { de: 'Rechnungskopie fehlt', en: 'Invoice copy missing' },
    de: 'Zu der Portierung fehlt noch die Rechnungskopie. Mit ihr klärt sich eine Rückfrage des abgebenden Anbieters ohne Verzögerung.',
    en: 'The copy of the invoice is still missing. It helps to settle questions from the losing provider quickly.',
  },
  objected: {
    happened: { de: 'Übernahme beanstandet', en: 'Takeover disputed' },
    de: 'Der abgebende Anbieter beanstandet die Übernahme. Bitte prüfen Sie die Angaben zur Leitung im Portal.',
    en: 'The losing provider objects to the takeover. Please check what the portal says about the line.',
  },
  shiftRefused: {
    happened: { de: 'Verschiebung abgelehnt', en: 'New date rejected' },
    de: 'Der abgebende Anbieter lehnt die Verschiebung ab. Es bleibt beim {{date}}.',
    en: 'The losing provider has rejected the new date. The date remains {{date}}.',
  },
  cancelRefused: {
    happened: { de: 'Storno abgelehnt', en: 'Cancellation rejected' },
    de: 'Der abgebende Anbieter lehnt die Stornierung ab. Die Portierung läuft weiter.',
    en: 'The losing provider has rejected the cancellation. The porting continues.',
  },
};

const number = placeholder('Nummer der Portierung', 'Number of the porting', 'P-2026-000003', required);
const numbers = placeholder('Rufnummern', 'Phone numbers', '+49 30 23125-100 bis 199', required);

const define = (kind: PortingNewsKind) => {
  const { happened, de, en } = texts[kind];
  const isDated = de.includes('{{date}}');
  return defineMail({
    ...{ id: `porting.${kind}`, area: 'porting', label: happened },
    occasion: {
      de: 'Geht an die Person, die die Portierung gesendet hat.',
      en: 'Sent to the person who sent the porting.',
    },
    placeholders: {
      ...{ number, numbers, note, link: viewLink },
      customer: placeholder('Kunde oder Rufnummern', 'Customer or numbers', 'Kanzlei Adler & Specht'),
      ...(isDated && {
        date: placeholder('Termin', 'Date', { de: '14.12.2026', en: '14/12/2026' }, required),
        window: placeholder('Zeitfenster', 'Time window', { de: '8 bis 12 Uhr', en: '8 am to 12 pm' }),
      }),
    },
    subject: {
      de: `{{customer}}: ${happened.de} · Portierung {{number}}`,
      en: `{{customer}}: ${happened.en} · Porting {{number}}`,
    },
    text: {
      de: ['Guten Tag,', `Portierung {{number}} ({{numbers}}): ${de}`, 'Nachricht:\n{{note}}', '{{link}}'],
      en: ['Hello,', `Porting {{number}} ({{numbers}}): ${en}`, 'Message: {{note}}', '{{link}}'],
    },
  });
};

const definitions = Object.fromEntries(portingNews.map((kind) => [kind, define(kind)])) as Record<
  PortingNewsKind,
  ReturnType<typeof define>
>;
export const portingDefinitions = Object.values(definitions);

/** Tells who sent a porting what became of it. */
export function portingMail(news: PortingNews): Mail {
  const { recipient, kind, number, numbers, link, text, date, window } = news;
  const customer = news.customer ?? numbers;
  const { happened } = texts[kind];
  const { subject, title } = newsTitle({ name: customer, happened, kind: portingName, number });
  return composeMail(definitions[kind], {
    ...{ recipient, subject, news: { event: 'porting', title } },
    values: {
      ...{ customer, number, numbers, link, note: noteValue(text), window },
      date: date && { de: formatCalendarDay(date, 'de'), en: formatCalendarDay(date, 'en') },
    },
  });
}
