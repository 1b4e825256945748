import { href } from '#domain/access/routes.ts';
import { plainPage } from '../core/plain-page.ts';
import { type Subscription, subscriptionName } from '../mail/notification-mails.ts';

type Step =
  | { readonly step: 'ask' | 'done'; readonly subscription: Subscription; readonly isMailbox?: boolean }
  | { readonly step: 'unknown' };

const texts = {
  de: {
    ask: (name: string) => ({
      title: 'E-Mails abbestellen?',
      paragraphs: [
        `Möchten Sie keine E-Mails „${name}“ mehr erhalten?`,
        'Im Partnerportal sehen Sie diese Benachrichtigungen weiterhin unter der Glocke.',
      ],
    }),
    done: (name: string) => ({
      title: 'E-Mails abbestellt',
      paragraphs: [
        `Sie erhalten keine E-Mails „${name}“ mehr.`,
        'Im Partnerportal sehen Sie diese Benachrichtigungen weiterhin unter der Glocke. Dort bestellen Sie die E-Mails in Ihren Einstellungen auch wieder.',
      ],
    }),
    unknown: () => ({
      title: 'Dieser Link gilt nicht',
      paragraphs: [
        'Vielleicht hat Ihr E-Mail-Programm ihn gekürzt. Bitte melden Sie sich im Partnerportal an und wählen Sie in Ihren Einstellungen, welche E-Mails Sie erhalten.',
      ],
    }),
    mailbox: 'Die Administration Ihrer Organisation kann sie im Partnerportal wieder einschalten.',
    press: 'Abbestellen',
    home: 'Zum Portal',
  },
  en: {
    ask: (name: string) => ({
      title: 'Unsubscribe?',
      paragraphs: [
        `Do you no longer want e-mails “${name}”?`,
        'You still see these notifications under the bell in the partner portal.',
      ],
    }),
    done: (name: string) => ({
      title: 'Unsubscribed',
      paragraphs: [
        `You no longer receive e-mails “${name}”.`,
        'You still see these notifications under the bell in the partner portal. In your settings there you can turn the e-mails on again.',
      ],
    }),
    unknown: () => ({
      title: 'This link is not valid',
      paragraphs: [
        'Your mail program may have cut it. Please sign in to the partner portal and choose in your settings which e-mails you receive.',
      ],
    }),
    mailbox: 'The administrators of your organisation can turn them on again in the partner portal.',
    press: 'Unsubscribe',
    home: 'Go to the portal',
  },
} as const;

/** What a link of a mail shows: a question first, because mail scanners open links. */
export function unsubscribePage(state: Step, locale: 'de' | 'en', origin: string): string {
  const t = texts[locale];
  const name = state.step === 'unknown' ? '' : subscriptionName(state.subscription, locale);
  const home = `<a href="${new URL(href('Home', locale), origin).href}">${t.home}</a>`;
  const act = state.step === 'ask' ? `<form method="post"><button>${t.press}</button></form>` : home;
  const { title, paragraphs } = t[state.step](name);
  const isMailbox = state.step !== 'unknown' && state.isMailbox;
  return plainPage({ locale, title, paragraphs: isMailbox ? [...paragraphs.slice(0, 1), t.mailbox] : paragraphs, act });
}
