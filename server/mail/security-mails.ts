import { formatMoment } from '#domain/date/date-format.ts';
import type { Bilingual } from '#domain/mails/mail-text.ts';
import type { Mail } from '../queries/outbox.ts';
import { composeMail } from './compose-mail.ts';
import { defineMail, linkTo, type Placeholders, placeholder, required } from './mail-definition.ts';
import type { MailServices } from './mail-services.ts';

/** What happened to how a user signs in. */
type SecurityNews =
  | { readonly event: 'factorAdded'; readonly name: string }
  | { readonly event: 'factorRemoved'; readonly name: string; readonly isLast: boolean }
  | { readonly event: 'recoveryCodesNew' }
  | { readonly event: 'recoveryCodeUsed'; readonly left: number }
  | { readonly event: 'factorsReset' }
  | { readonly event: 'guesses' };

const common = {
  userId: placeholder('Benutzer-ID', 'User ID', '1001/mara.lenz', required),
  time: placeholder('Zeitpunkt', 'Time', { de: '24.11.2026, 10:42 Uhr', en: '24/11/2026, 10:42' }),
  link: linkTo('Neues Passwort festlegen', 'Set a new password'),
};
const factor = placeholder('Zweiter Faktor', 'Second factor', 'Diensthandy', required);

interface SecurityText<P extends Placeholders> {
  readonly label: Bilingual;
  readonly placeholders: P;
  readonly de: readonly string[];
  readonly en: readonly string[];
}

const define = <P extends Placeholders>(id: string, { label, placeholders, de, en }: SecurityText<P>) =>
  defineMail({
    ...{ id, area: 'access', label, subject: label },
    occasion: {
      de: 'Geht an die Person, sofort: damit ein Angriff auffällt.',
      en: 'Sent to the person immediately, so that an attack is noticed.',
    },
    placeholders: { ...placeholders, ...common },
    text: {
      de: [
        'Guten Tag,',
        ...de,
        'Benutzerkennung: {{userId}}\nZeitpunkt: {{time}}',
        'Waren Sie das nicht, legen Sie bitte sofort ein neues Passwort fest und rufen Sie die Partnerbetreuung an.',
        '{{link}}',
      ],
      en: [
        'Hello,',
        ...en,
        'User ID: {{userId}}\nTime: {{time}}',
        'If this was not you, please set a new password immediately and call Partner Support.',
        '{{link}}',
      ],
    },
  });

const factorAdded = define('factorAdded', {
  label: { de: 'Zweiter Faktor hinzugefügt', en: 'Second factor added' },
  placeholders: { factor },
  de: ['für Ihre Anmeldung wurde ein zweiter Faktor eingerichtet: {{factor}}.'],
  en: ['A second factor was set up for your login: {{factor}}.'],
});
const factorRemoved = define('factorRemoved', {
  label: { de: 'Zweiter Faktor entfernt', en: 'Second factor removed' },
  placeholders: {
    factor,
    consequence: placeholder(
      'Folge, wenn es der letzte war',
      'Consequence if it was the last one',
      {
        de: 'Für die Anmeldung genügt ab jetzt Ihr Passwort.',
        en: 'From now on your password alone signs you in.',
      },
      { isOptional: true, isRequired: true },
    ),
  },
  de: ['ein zweiter Faktor Ihrer Anmeldung wurde entfernt: {{factor}}.', '{{consequence}}'],
  en: ['A second factor of your login was removed: {{factor}}.', '{{consequence}}'],
});
const recoveryCodesNew = define('recoveryCodesNew', {
  label: { de: 'Neue Wiederherstellungscodes', en: 'New recovery codes' },
  placeholders: {},
  de: ['für Ihre Anmeldung wurden neue Wiederherstellungscodes erzeugt. Die bisherigen gelten nicht mehr.'],
  en: ['New recovery codes were made for your login. The former ones no longer work.'],
});
const recoveryCodeUsed = define('recoveryCodeUsed', {
  label: { de: 'Anmeldung mit Wiederherstellungscode', en: 'Sign-in with a recovery code' },
  placeholders: { left: placeholder('Wie viele übrig sind', 'How many are left', '7', required) },
  de: [
    'gerade hat sich jemand mit Ihrem Passwort und einem Ihrer Wiederherstellungscodes angemeldet.',
    'Davon sind noch {{left}} übrig. Neue erzeugen Sie in den Einstellungen.',
  ],
  en: [
    'Someone has just signed in with your password and one of your recovery codes.',
    '{{left}} of them are left. You can make new ones in the settings.',
  ],
});
const factorsReset = define('factorsReset', {
  label: { de: 'Zwei-Faktor-Anmeldung zurückgesetzt', en: 'Two-factor sign-in reset' },
  placeholders: {},
  de: [
    'die Partnerbetreuung hat alle zweiten Faktoren und Wiederherstellungscodes Ihrer Anmeldung entfernt und alle Sitzungen beendet. Für die nächste Anmeldung genügt Ihr Passwort. Richten Sie danach bitte einen neuen zweiten Faktor ein.',
  ],
  en: [
    'Partner Support has removed all second factors and recovery codes from your account and ended all sessions. Your password is enough for the next sign-in. Please set up a new second factor afterwards.',
  ],
});
const guesses = define('guesses', {
  label: { de: 'Falsche Codes bei der Anmeldung', en: 'Wrong codes at sign-in' },
  placeholders: {},
  de: [
    'jemand kennt Ihr Passwort und hat oft einen falschen Code als zweiten Faktor eingegeben. Weitere Codes werden für einige Zeit nicht angenommen. Passkeys bleiben möglich.',
  ],
  en: [
    'Someone knows your password and has repeatedly entered a wrong code as the second factor. Further codes are refused for a while. Passkeys still work.',
  ],
});

export const securityDefinitions = [
  factorAdded,
  factorRemoved,
  recoveryCodesNew,
  recoveryCodeUsed,
  factorsReset,
  guesses,
] as const;

/** Names are typed by users. */
const plain = (name: string) => name.replace(/\p{Cc}/gu, ' ');

interface Recipient {
  readonly account: string;
  readonly username: string;
  readonly email: string;
}

/** Tells a user about changes to the login, so that an attack is noticed. */
export function securityMail(
  { config, clock }: Pick<MailServices, 'config' | 'clock'>,
  { account, username, email: recipient }: Recipient,
  news: SecurityNews,
): Mail {
  const now = clock();
  const values = {
    userId: `${account}/${username}`,
    time: { de: formatMoment(now, 'de'), en: formatMoment(now, 'en') },
    link: `${config.publicBaseUrl}/reset-password`,
  };
  switch (news.event) {
    case 'factorAdded':
      return composeMail(factorAdded, { recipient, values: { ...values, factor: plain(news.name) } });
    case 'factorRemoved': {
      const consequence = news.isLast ? factorRemoved.placeholders.consequence.sample : '';
      return composeMail(factorRemoved, { recipient, values: { ...values, factor: plain(news.name), consequence } });
    }
    case 'recoveryCodesNew':
      return composeMail(recoveryCodesNew, { recipient, values });
    case 'recoveryCodeUsed':
      return composeMail(recoveryCodeUsed, { recipient, values: { ...values, left: String(news.left) } });
    case 'factorsReset':
      return composeMail(factorsReset, { recipient, values });
    case 'guesses':
      return composeMail(guesses, { recipient, values });
  }
}
