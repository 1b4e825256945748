import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatClock, formatDay, formatMoment } from '#domain/date/date-format.ts';
import type { Mail } from '../queries/outbox.ts';
import { both } from './templates.ts';

interface Owner {
  readonly account: string;
  readonly username: string;
  readonly email: string;
}
interface About {
  readonly user: Owner;
  /** The portal's address. */
  readonly base: string;
  /** When it happened, in ms. */
  readonly now: number;
}
interface NewDevice extends About {
  readonly client: string;
  readonly network: string;
}

const userIdOf = ({ account, username }: Owner) => `${account}/${username}`;

/** `22.11.2026, 14:05 Uhr` and `2026-11-22, 14:05`, as clocks in Berlin show it. */
const moments = (now: number) => ({
  de: formatMoment(now, 'de'),
  en: `${berlinDay(now)}, ${formatClock(now)} (Berlin)`,
});

/** A sign-in with a browser that the user has not used before. */
export function newDeviceMail({ user, base, now, client, network }: NewDevice): Mail {
  const at = moments(now);
  const [browser, place] = [client === 'other' ? undefined : client, network || undefined];
  const facts = (german: boolean) =>
    [
      `${german ? 'Zeitpunkt' : 'Time'}: ${german ? at.de : at.en}`,
      browser && `${german ? 'Gerät' : 'Device'}: ${browser}`,
      place && `${german ? 'Netz (ungefähr)' : 'Network (approximate)'}: ${place}`,
    ]
      .filter(Boolean)
      .join('\n');
  return {
    recipient: user.email,
    subject: 'Neue Anmeldung im Partnerportal / New sign-in to the partner portal',
    body: both(
      [
        'Guten Tag,',
        `mit Ihrer Kennung ${userIdOf(user)} wurde das Partnerportal auf einem neuen Gerät geöffnet.`,
        facts(true),
        'Waren Sie das, brauchen Sie nichts zu tun.',
        'Waren Sie es nicht, legen Sie bitte sofort ein neues Passwort fest; damit enden alle Sitzungen. Danach sagen Sie uns bitte Bescheid:',
        `${base}/reset-password`,
        'Ihre Sitzungen sehen und beenden Sie hier:',
        `${base}/settings`,
      ],
      [
        'Hello,',
        `The partner portal was opened on a new device with your user ID ${userIdOf(user)}.`,
        facts(false),
        'If this was you, you do not need to do anything.',
        'If it was not, please set a new password immediately, which ends all sessions, and let us know:',
        `${base}/en/reset-password`,
        'View and end your sessions here:',
        `${base}/en/settings`,
      ],
    ),
  };
}

/** The password was changed, or reset by a link. */
export function newPasswordMail({ user, base, now }: About): Mail {
  const at = moments(now);
  return {
    recipient: user.email,
    subject: 'Ihr Passwort wurde geändert / Your password was changed',
    body: both(
      [
        'Guten Tag,',
        `das Passwort Ihrer Kennung ${userIdOf(user)} wurde geändert (${at.de}). Alle Sitzungen, die vorher begonnen haben, sind beendet.`,
        'Waren Sie das, brauchen Sie nichts zu tun.',
        'Waren Sie es nicht, legen Sie bitte sofort ein neues Passwort fest und sagen Sie uns Bescheid:',
        `${base}/reset-password`,
      ],
      [
        'Hello,',
        `The password of your user ID ${userIdOf(user)} was changed (${at.en}). All sessions that began before have ended.`,
        'If this was you, you do not need to do anything.',
        'If it was not, please set a new password immediately and let us know:',
        `${base}/en/reset-password`,
      ],
    ),
  };
}

interface Decided {
  readonly recipient: string;
  readonly login: string;
  /** When (ms) the data are erased; undefined where the account stays. */
  readonly eraseAt: number | undefined;
  readonly answer: string;
  readonly base: string;
}

/** What became of the request to delete an account. */
export function deletionMail({ recipient, login, eraseAt, answer, base }: Decided): Mail {
  const isApproved = eraseAt !== undefined;
  return {
    recipient,
    subject: 'Ihr Löschantrag / Your deletion request',
    body: both(
      [
        'Guten Tag,',
        isApproved
          ? `wir löschen das Konto ${login} wie von Ihnen beantragt. Es ist ab jetzt gesperrt; Ihre Daten werden am ${formatDay(eraseAt, 'de')} gelöscht. Aufträge, Tickets und Abrechnungen bewahren wir so lange auf, wie das Gesetz es verlangt.`
          : `wir können das Konto ${login} zurzeit nicht löschen.`,
        `Unsere Antwort:\n${answer}`,
        ...(isApproved ? [] : ['Ihren Antrag sehen Sie in Ihren Einstellungen:', `${base}/settings`]),
      ],
      [
        'Hello,',
        isApproved
          ? `We are deleting the account ${login} as you requested. It is now locked; your data will be erased on ${formatDay(eraseAt, 'en')}. Orders, tickets and billing documents are kept for as long as the law requires.`
          : `We cannot delete the account ${login} at the moment.`,
        ...(isApproved
          ? ['Our answer is above.']
          : ['Our answer is above. You can see your request in your settings:', `${base}/en/settings`]),
      ],
    ),
  };
}
