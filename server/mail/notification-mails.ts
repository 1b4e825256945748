import { type NotificationEvent, notificationEvents } from '#contract/me/settings.ts';
import { translatorIn } from '#i18n/on-server.ts';
import type { Mail } from '../queries/outbox.ts';
import { both } from './templates.ts';

interface Words {
  readonly de: string;
  readonly en: string;
}

/** The subscription to end: one event, or the daily mail. */
export type Subscription = NotificationEvent | 'digest';

const digestName: Words = { de: 'tägliche Zusammenfassung', en: 'daily summary' };

export const isSubscription = (name: string): name is Subscription =>
  name === 'digest' || notificationEvents.some((event) => event === name);

export const subscriptionName = (subscription: Subscription, locale: 'de' | 'en'): string =>
  subscription === 'digest' ? digestName[locale] : translatorIn(locale, 'notification-events')(`${subscription}.name`);

/** Below mails that users can do without. */
export const withUnsubscribe = (body: string, subscription: Subscription, link: string): string => {
  const [de, en] = [subscriptionName(subscription, 'de'), subscriptionName(subscription, 'en')];
  return `${body}\n---\n\nE-Mails „${de}“ abbestellen / Unsubscribe from e-mails “${en}”:\n\n${link}\n`;
};

interface DigestLine {
  readonly title: Words;
  readonly link: string;
  /** What the user calls the foundation that it concerns. */
  readonly foundation?: string | undefined;
}

const maxLines = 50;

const texts = {
  de: {
    hello: 'Guten Tag,',
    lead: 'seit der letzten Zusammenfassung ist im Partnerportal Folgendes für Sie geschehen:',
    more: (count: number) => `und ${count} weitere Benachrichtigungen.`,
    all: 'Alle Benachrichtigungen:',
  },
  en: {
    hello: 'Hello,',
    lead: 'What has happened in the partner portal since the last summary:',
    more: (count: number) => `and ${count} more notifications.`,
    all: 'All notifications:',
  },
} as const;

function part(locale: 'de' | 'en', lines: readonly DigestLine[], all: string): string[] {
  const t = texts[locale];
  const shownLines = lines.slice(0, maxLines);
  const names = [...new Set(shownLines.map(({ foundation = '' }) => foundation))];
  const groups = names.map((name) => {
    const own = shownLines.filter(({ foundation = '' }) => foundation === name);
    return [...(name ? [`${name}:`] : []), ...own.map(({ title, link }) => `- ${title[locale]}\n  ${link}`)].join('\n');
  });
  const more = lines.length - shownLines.length;
  return [t.hello, t.lead, ...groups, ...(more > 0 ? [t.more(more)] : []), t.all, all];
}

/** One mail about a day, in the user's language first. */
export function digestMail(
  recipient: string,
  lines: readonly DigestLine[],
  { all, first }: { readonly all: string; readonly first: 'de' | 'en' },
): Mail {
  const count = lines.length;
  const subjects = {
    de: count === 1 ? 'Eine Benachrichtigung' : `${count} Benachrichtigungen`,
    en: count === 1 ? 'One notification' : `${count} notifications`,
  };
  const second = first === 'de' ? 'en' : 'de';
  return {
    recipient,
    subject: `Partnerportal: ${subjects[first]} / ${subjects[second]}`,
    body: both(part(first, lines, all), part(second, lines, all)),
  };
}

interface Notice {
  readonly recipient: string;
  readonly event: NotificationEvent;
  /** What happened, in one line: the subject, and what stands under the bell. */
  readonly title: Words;
  /** More about it, paragraph by paragraph. */
  readonly text?: { readonly de: readonly string[]; readonly en: readonly string[] };
  readonly link: string;
}

/** News of a record that need no template of their own. */
export const noticeMail = ({ recipient, event, title, text, link }: Notice): Mail => ({
  recipient,
  subject: `${title.de} / ${title.en}`,
  body: both(
    ['Guten Tag,', `${title.de}.`, ...(text?.de ?? []), 'Im Portal ansehen:', link],
    ['Hello,', `${title.en}.`, ...(text?.en ?? []), 'View it in the portal:', link],
  ),
  news: { event, title },
});
