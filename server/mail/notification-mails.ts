import { type NotificationEvent, notificationEvents } from '#contract/me/settings.ts';
import type { Bilingual } from '#domain/mails/mail-text.ts';
import type { MailLine } from '#domain/mails/mail-value.ts';
import { translatorIn } from '#i18n/on-server.ts';
import type { Mail } from '../queries/outbox.ts';
import { composeMail, inOrder } from './compose-mail.ts';
import { deadLink, defineMail, linkTo, optional, placeholder, required, viewLink } from './mail-definition.ts';

/** The subscription to end: one event, or the daily mail. */
export type Subscription = NotificationEvent | 'digest';

const digestName: Bilingual = { de: 'tägliche Zusammenfassung', en: 'daily summary' };

export const isSubscription = (name: string): name is Subscription =>
  name === 'digest' || notificationEvents.some((event) => event === name);

export const subscriptionName = (subscription: Subscription, locale: 'de' | 'en'): string =>
  subscription === 'digest' ? digestName[locale] : translatorIn(locale, 'notification-events')(`${subscription}.name`);

interface DigestLine {
  readonly title: Bilingual;
  readonly link: string;
  /** What the user calls the foundation that it concerns. */
  readonly foundation?: string | undefined;
}

const maxLines = 50;

export const digest = defineMail({
  id: 'digest',
  area: 'news',
  label: { de: 'Tägliche Sammlung', en: 'Daily summary' },
  occasion: {
    de: 'Geht einmal am Tag an alle, die Benachrichtigungen gesammelt bekommen möchten.',
    en: 'Sent once a day to those who chose to get notifications in one mail.',
  },
  placeholders: {
    count: placeholder('Wie viele', 'How many', { de: '2 Benachrichtigungen', en: '2 notifications' }),
    news: placeholder(
      'Benachrichtigungen',
      'Notifications',
      {
        de: [
          { text: 'Sommer Telekom GmbH:' },
          { text: 'Kanzlei Adler & Specht: Angenommen · Auftrag A-2026-000014', link: deadLink },
          { text: 'Bäckerei Sonnental GmbH: Portiert · Portierung P-2026-000003', link: deadLink },
        ],
        en: [
          { text: 'Sommer Telekom GmbH:' },
          { text: 'Kanzlei Adler & Specht: Accepted · Order A-2026-000014', link: deadLink },
          { text: 'Bäckerei Sonnental GmbH: Ported · Porting P-2026-000003', link: deadLink },
        ],
      },
      required,
    ),
    more: placeholder('Wie viele weitere', 'How many more', '3', optional),
    link: linkTo('Alle Benachrichtigungen', 'All notifications'),
  },
  subject: { de: 'Partnerportal: {{count}}', en: 'Partner portal: {{count}}' },
  text: {
    de: [
      'Guten Tag,',
      'seit der letzten Zusammenfassung ist im Partnerportal Folgendes für Sie geschehen:',
      '{{news}}',
      'und {{more}} weitere Benachrichtigungen.',
      '{{link}}',
    ],
    en: [
      'Hello,',
      'What has happened in the partner portal since the last summary:',
      '{{news}}',
      'and {{more}} more notifications.',
      '{{link}}',
    ],
  },
});

function digestLines(locale: 'de' | 'en', lines: readonly DigestLine[]): MailLine[] {
  const names = [...new Set(lines.map(({ foundation = '' }) => foundation))];
  return names.flatMap((name) => [
    ...(name ? [{ text: `${name}:` }] : []),
    ...lines
      .filter(({ foundation = '' }) => foundation === name)
      .map(({ title, link }) => ({ text: title[locale], link })),
  ]);
}

/** One mail about a day, in the user's language first. */
export function digestMail(
  recipient: string,
  lines: readonly DigestLine[],
  { all, first }: { readonly all: string; readonly first: 'de' | 'en' },
): Mail {
  const shownLines = lines.slice(0, maxLines);
  const more = lines.length - shownLines.length;
  const count = {
    de: lines.length === 1 ? 'Eine Benachrichtigung' : `${lines.length} Benachrichtigungen`,
    en: lines.length === 1 ? 'One notification' : `${lines.length} notifications`,
  };
  return composeMail(digest, {
    ...{
      recipient,
      first,
      subject: `Partnerportal: ${inOrder(first)
        .map((locale) => count[locale])
        .join(' / ')}`,
    },
    values: {
      ...{ count, more: more > 0 ? String(more) : '', link: all },
      news: { de: digestLines('de', shownLines), en: digestLines('en', shownLines) },
    },
  });
}

/** Events with news that have no mail of their own. */
const shortMails = {
  ticketAnswer: {
    area: 'news',
    label: { de: 'Ticket für Sie oder in Kopie', en: 'Ticket for you or a copy' },
    sample: {
      de: 'Keine eingehenden Anrufe: Von Mara Lenz für Sie angelegt · Ticket T-2026-000042',
      en: 'Keine eingehenden Anrufe: Created for you by Mara Lenz · Ticket T-2026-000042',
    },
  },
  request: {
    area: 'services',
    label: { de: 'Neues zu einem Antrag', en: 'News about a request' },
    sample: { de: 'Neues zu Ihrem Antrag', en: 'News about your request' },
  },
  rights: {
    area: 'access',
    label: { de: 'Rechte und Vertretung', en: 'Rights and deputies' },
    sample: {
      de: 'Ihre Rechte für Sommer Telekom GmbH wurden von Petra Sommer geändert',
      en: 'Petra Sommer changed your rights for Sommer Telekom GmbH',
    },
  },
  statement: {
    area: 'profile',
    label: { de: 'Neue Provisionsabrechnung', en: 'New commission statement' },
    sample: { de: 'Neue Provisionsabrechnung für Oktober 2026', en: 'New commission statement for October 2026' },
  },
  newsletter: {
    area: 'news',
    label: { de: 'Newsletter', en: 'Newsletter' },
    sample: { de: 'Newsletter: Neue Preise ab Januar', en: 'Newsletter: new prices from January' },
  },
  certificate: {
    area: 'news',
    label: { de: 'Zertifikat endet', en: 'Certificate expires' },
    sample: { de: 'Zertifikat endet am 24.12.2026: Centrex', en: 'Certificate expires on 24/12/2026: Centrex' },
  },
  notice: {
    area: 'news',
    label: { de: 'Störungen und Hinweise', en: 'Disturbances and notices' },
    sample: { de: 'Störung: Telefonie in Berlin', en: 'Disturbance: telephony in Berlin' },
  },
} as const satisfies Partial<Record<NotificationEvent, unknown>>;
type ShortEvent = keyof typeof shortMails;

const defineShort = (event: ShortEvent) => {
  const { area, label, sample } = shortMails[event];
  return defineMail({
    ...{ id: `short.${event}`, area, label },
    occasion: {
      de: 'Geht an alle, die es betrifft und die solche Mails nicht abbestellt haben.',
      en: 'Sent to those concerned who have not unsubscribed from such mails.',
    },
    placeholders: {
      title: placeholder('Was geschehen ist', 'What happened', sample, required),
      details: placeholder(
        'Näheres',
        'Details',
        { de: 'Näheres steht im Portal.', en: 'You find more in the portal.' },
        { isOptional: true, isRequired: true },
      ),
      link: viewLink,
    },
    subject: { de: '{{title}}', en: '{{title}}' },
    text: {
      de: ['Guten Tag,', '{{title}}.', '{{details}}', '{{link}}'],
      en: ['Hello,', '{{title}}.', '{{details}}', '{{link}}'],
    },
  });
};

const shortByEvent = Object.fromEntries(
  Object.keys(shortMails).map((event) => [event, defineShort(event as ShortEvent)]),
) as Record<ShortEvent, ReturnType<typeof defineShort>>;
export const shortDefinitions = Object.values(shortByEvent);

interface Notice {
  readonly recipient: string;
  readonly event: ShortEvent;
  /** What happened, in one line: the subject, and what stands under the bell. */
  readonly title: Bilingual;
  /** More about it, paragraph by paragraph. */
  readonly text?: { readonly de: readonly string[]; readonly en: readonly string[] };
  readonly link: string;
}

/** News of a record that need no mail of their own. */
export const noticeMail = ({ recipient, event, title, text, link }: Notice): Mail =>
  composeMail(shortByEvent[event], {
    recipient,
    subject: `${title.de} / ${title.en}`,
    values: {
      ...{ title, link },
      details: text ? { de: text.de.join('\n\n'), en: text.en.join('\n\n') } : '',
    },
    news: { event, title },
  });
