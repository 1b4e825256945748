import { formatMoment } from '#domain/date/date-format.ts';
import { escapeHtml } from '#server/core/escape-html.ts';
import { plainPage } from '#server/core/plain-page.ts';
import type { UsedPasswordLink } from './use-password-link.ts';

type Locale = 'de' | 'en';
interface PageText {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What the button of a form says. */
  readonly press?: string;
}
type Words = {
  readonly [Step in UsedPasswordLink['step']]: (link: Extract<UsedPasswordLink, { step: Step }>) => PageText;
};

const texts: Record<Locale, Words> = {
  de: {
    ask: ({ sipUser }) => ({
      title: 'Neues SIP-Passwort erzeugen?',
      paragraphs: [
        `Für den SIP-Account ${escapeHtml(sipUser)} entsteht ein neues Passwort. Es wird einmal angezeigt und nirgends gespeichert.`,
        'Das bisherige Passwort gilt dann nicht mehr: Die TK-Anlage verliert bis zur Eingabe des neuen die Registrierung; Fehlversuche sperren den Zugang ca. 15 Minuten.',
      ],
      press: 'Passwort jetzt erzeugen',
    }),
    made: ({ sipUser, password }) => ({
      title: `Neues SIP-Passwort für ${escapeHtml(sipUser)}`,
      paragraphs: [
        `<code translate="no">${escapeHtml(password)}</code>`,
        'Dieses Passwort wird nur jetzt angezeigt. Tragen Sie es gleich in der TK-Anlage ein und schließen Sie danach diese Seite.',
      ],
    }),
    used: ({ sipUser, at }) => ({
      title: 'Dieser Link wurde schon benutzt',
      paragraphs: [
        `Über ihn wurde am ${formatMoment(at, 'de')} ein Passwort für den SIP-Account ${escapeHtml(sipUser)} erzeugt und angezeigt.`,
        'Haben Sie es nicht notiert, oder waren Sie das nicht? Bitte sagen Sie dem Absender der E-Mail Bescheid; er sendet Ihnen einen neuen Link.',
      ],
    }),
    over: () => ({
      title: 'Dieser Link gilt nicht mehr',
      paragraphs: [
        'Er ist abgelaufen, durch einen neuen ersetzt oder nicht vollständig kopiert.',
        'Bitte fragen Sie den Absender der E-Mail nach einem neuen Link.',
      ],
    }),
    closed: () => ({
      title: 'Für diesen SIP-Account gibt es gerade kein Passwort',
      paragraphs: ['Er ist gesperrt oder gekündigt. Bitte fragen Sie den Absender der E-Mail.'],
    }),
  },
  en: {
    ask: ({ sipUser }) => ({
      title: 'Create a new SIP password?',
      paragraphs: [
        `A new password is made for the SIP account ${escapeHtml(sipUser)}. It is shown once and stored nowhere.`,
        'The former password no longer works then: the PBX is not registered until the new one is entered; failed attempts lock the access for about 15 minutes.',
      ],
      press: 'Create the password now',
    }),
    made: ({ sipUser, password }) => ({
      title: `New SIP password for ${escapeHtml(sipUser)}`,
      paragraphs: [
        `<code translate="no">${escapeHtml(password)}</code>`,
        'This password is shown only now. Enter it in the PBX at once and close this page afterwards.',
      ],
    }),
    used: ({ sipUser, at }) => ({
      title: 'This link has been used',
      paragraphs: [
        `With it a password for the SIP account ${escapeHtml(sipUser)} was made and shown on ${formatMoment(at, 'en')}.`,
        'Was it not written down, or was it not you? Please tell the sender of the e-mail, who sends you a new link.',
      ],
    }),
    over: () => ({
      title: 'This link is no longer valid',
      paragraphs: [
        'It has expired, was replaced by a new one or was not copied completely.',
        'Please ask the sender of the e-mail for a new link.',
      ],
    }),
    closed: () => ({
      title: 'There is no password for this SIP account at the moment',
      paragraphs: ['It is locked or terminated. Please ask the sender of the e-mail.'],
    }),
  },
};

/** What a technician without an account sees: a question first, because programs that check mails open links. */
export function passwordLinkPage(link: UsedPasswordLink, locale: Locale): string {
  // The step names both the words and what they are about.
  const translate = texts[locale][link.step] as (of: UsedPasswordLink) => PageText;
  const { press, ...pageText } = translate(link);
  const act = press ? `<form method="post"><button>${press}</button></form>` : '';
  return plainPage({ locale, ...pageText, act });
}
