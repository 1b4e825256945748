import { href } from '#domain/access/routes.ts';
import { escapeHtml } from '../core/escape-html.ts';
import { plainPage } from '../core/plain-page.ts';
import type { ConfirmationOfMailbox } from './answer-mailbox-link.ts';

type State = ({ readonly step: 'ask' } & ConfirmationOfMailbox) | { readonly step: 'done' | 'unknown' };

const texts = {
  de: {
    ask: {
      title: 'Mails an diese Adresse?',
      text: (foundation: string, events: string) =>
        `${foundation} möchte, dass diese Adresse Mails bekommt zu: ${events}.`,
      hint: 'Jede Mail können Sie mit einem Klick abbestellen. Möchten Sie keine, schließen Sie diese Seite.',
      press: 'Zustimmen',
    },
    done: { title: 'Adresse bestätigt', text: 'Sie bekommt ab jetzt diese Mails.' },
    unknown: {
      title: 'Dieser Link gilt nicht',
      text: 'Er ist abgelaufen, wurde schon benutzt oder gekürzt. Wer die Adresse eingetragen hat, kann im Partnerportal einen neuen senden.',
    },
    home: 'Zum Portal',
  },
  en: {
    ask: {
      title: 'Emails to this address?',
      text: (foundation: string, events: string) => `${foundation} wants this address to get emails about: ${events}.`,
      hint: 'You can unsubscribe from each email with one click. If you do not want any, close this page.',
      press: 'Agree',
    },
    done: { title: 'Address confirmed', text: 'It gets these emails from now on.' },
    unknown: {
      title: 'This link is not valid',
      text: 'It has expired, was used already or was cut. The person who entered the address can send a new one in the partner portal.',
    },
    home: 'Go to the portal',
  },
} as const;

/** What the link of a mail shows: a question first, because mail scanners open links. */
export function mailboxPage(state: State, locale: 'de' | 'en'): string {
  const t = texts[locale];
  if (state.step === 'ask') {
    const { title, text, hint, press } = t.ask;
    return plainPage({
      ...{ locale, title },
      paragraphs: [text(escapeHtml(state.foundation), escapeHtml(state.events[locale])), hint],
      act: `<form method="post"><button>${press}</button></form>`,
    });
  }
  const { title, text } = t[state.step];
  return plainPage({ locale, title, paragraphs: [text], act: `<a href="${href('Home', locale)}">${t.home}</a>` });
}
