import { formatMoment } from '#domain/date/date-format.ts';
import type { Mail } from '../queries/outbox.ts';
import type { MailServices } from './mail-services.ts';
import { both } from './templates.ts';

/** What happened to how a user signs in. */
type SecurityNews =
  | { readonly event: 'factorAdded'; readonly name: string }
  | { readonly event: 'factorRemoved'; readonly name: string; readonly isLast: boolean }
  | { readonly event: 'recoveryCodesNew' }
  | { readonly event: 'recoveryCodeUsed'; readonly left: number }
  | { readonly event: 'factorsReset' }
  | { readonly event: 'guesses' };

interface Words {
  readonly subject: readonly [de: string, en: string];
  readonly de: readonly string[];
  readonly en: readonly string[];
}

/** Names are typed by users. */
const plain = (name: string) => name.replace(/\p{Cc}/gu, ' ');

function wordsOf(news: SecurityNews): Words {
  switch (news.event) {
    case 'factorAdded':
      return {
        subject: ['Zweiter Faktor hinzugefügt', 'Second factor added'],
        de: [`für Ihre Anmeldung wurde ein zweiter Faktor eingerichtet: ${plain(news.name)}.`],
        en: [`A second factor was set up for your login: ${plain(news.name)}.`],
      };
    case 'factorRemoved':
      return {
        subject: ['Zweiter Faktor entfernt', 'Second factor removed'],
        de: [
          `ein zweiter Faktor Ihrer Anmeldung wurde entfernt: ${plain(news.name)}.`,
          ...(news.isLast ? ['Für die Anmeldung genügt ab jetzt Ihr Passwort.'] : []),
        ],
        en: [
          `A second factor of your login was removed: ${plain(news.name)}.`,
          ...(news.isLast ? ['From now on your password alone signs you in.'] : []),
        ],
      };
    case 'recoveryCodesNew':
      return {
        subject: ['Neue Wiederherstellungscodes', 'New recovery codes'],
        de: ['für Ihre Anmeldung wurden neue Wiederherstellungscodes erzeugt. Die bisherigen gelten nicht mehr.'],
        en: ['New recovery codes were made for your login. The former ones no longer work.'],
      };
    case 'recoveryCodeUsed':
      return {
        subject: ['Anmeldung mit Wiederherstellungscode', 'Sign-in with a recovery code'],
        de: [
          'gerade hat sich jemand mit Ihrem Passwort und einem Ihrer Wiederherstellungscodes angemeldet.',
          `Davon sind noch ${news.left} übrig. Neue erzeugen Sie in den Einstellungen.`,
        ],
        en: [
          'Someone has just signed in with your password and one of your recovery codes.',
          `${news.left} of them are left. You can make new ones in the settings.`,
        ],
      };
    case 'factorsReset':
      return {
        subject: ['Zwei-Faktor-Anmeldung zurückgesetzt', 'Two-factor sign-in reset'],
        de: [
          'die Partnerbetreuung hat alle zweiten Faktoren und Wiederherstellungscodes Ihrer Anmeldung entfernt und alle Sitzungen beendet. Für die nächste Anmeldung genügt Ihr Passwort. Richten Sie danach bitte einen neuen zweiten Faktor ein.',
        ],
        en: [
          'Partner Support has removed all second factors and recovery codes from your account and ended all sessions. Your password is enough for the next sign-in. Please set up a new second factor afterwards.',
        ],
      };
    case 'guesses':
      return {
        subject: ['Falsche Codes bei der Anmeldung', 'Wrong codes at sign-in'],
        de: [
          'jemand kennt Ihr Passwort und hat oft einen falschen Code als zweiten Faktor eingegeben. Weitere Codes werden für einige Zeit nicht angenommen. Passkeys bleiben möglich.',
        ],
        en: [
          'Someone knows your password and has repeatedly entered a wrong code as the second factor. Further codes are refused for a while. Passkeys still work.',
        ],
      };
  }
}

interface Recipient {
  readonly account: string;
  readonly username: string;
  readonly email: string;
}

/** Tells a user about changes to the login, so that an attack is noticed. */
export function securityMail(
  { config, clock }: Pick<MailServices, 'config' | 'clock'>,
  { account, username, email }: Recipient,
  news: SecurityNews,
): Mail {
  const { subject, de, en } = wordsOf(news);
  const link = `${config.publicBaseUrl}/reset-password`;
  const now = clock();
  return {
    recipient: email,
    subject: subject.join(' / '),
    body: both(
      [
        'Guten Tag,',
        ...de,
        `Benutzerkennung: ${account}/${username}\nZeitpunkt: ${formatMoment(now, 'de')}`,
        'Waren Sie das nicht, legen Sie bitte sofort ein neues Passwort fest und rufen Sie die Partnerbetreuung an:',
        link,
      ],
      [
        'Hello,',
        ...en,
        `User ID: ${account}/${username}\nTime: ${formatMoment(now, 'en')}`,
        'If this was not you, please set a new password immediately and call Partner Support:',
        link,
      ],
    ),
  };
}
