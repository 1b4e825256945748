import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatClock, formatDay, formatMoment } from '#domain/date/date-format.ts';
import type { Mail } from '../queries/outbox.ts';
import { composeMail } from './compose-mail.ts';
import { defineMail, linkTo, optional, placeholder, required } from './mail-definition.ts';

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

const userId = placeholder('Benutzer-ID', 'User ID', '1001/mara.lenz', required);
const time = placeholder('Zeitpunkt', 'Time', moments(Date.UTC(2026, 10, 24, 9, 42)));
const newPassword = linkTo('Neues Passwort festlegen', 'Set a new password');
const inBoth = (base: string, path: string) => ({ de: `${base}${path}`, en: `${base}/en${path}` });

export const newDevice = defineMail({
  id: 'newDevice',
  area: 'access',
  label: { de: 'Neue Anmeldung', en: 'New sign-in' },
  occasion: {
    de: 'Geht an Personen, die sich mit einem neuen Gerät anmelden, sofort.',
    en: 'Sent to people who sign in with a new device, immediately.',
  },
  placeholders: {
    userId,
    time,
    client: placeholder('Gerät', 'Device', 'Firefox', optional),
    network: placeholder('Netz', 'Network', '203.0.113.0/24', optional),
    reset: newPassword,
    settings: linkTo('Sitzungen ansehen', 'View your sessions'),
  },
  subject: { de: 'Neue Anmeldung im Partnerportal', en: 'New sign-in to the partner portal' },
  text: {
    de: [
      'Guten Tag,',
      'mit Ihrer Kennung {{userId}} wurde das Partnerportal auf einem neuen Gerät geöffnet.',
      'Zeitpunkt: {{time}}',
      'Gerät: {{client}}',
      'Netz (ungefähr): {{network}}',
      'Waren Sie das, brauchen Sie nichts zu tun.',
      'Waren Sie es nicht, legen Sie bitte sofort ein neues Passwort fest; damit enden alle Sitzungen. Danach sagen Sie uns bitte Bescheid.',
      '{{reset}}',
      'Ihre Sitzungen sehen und beenden Sie in den Einstellungen.',
      '{{settings}}',
    ],
    en: [
      'Hello,',
      'The partner portal was opened on a new device with your user ID {{userId}}.',
      'Time: {{time}}',
      'Device: {{client}}',
      'Network (approximate): {{network}}',
      'If this was you, you do not need to do anything.',
      'If it was not, please set a new password immediately, which ends all sessions, and let us know.',
      '{{reset}}',
      'View and end your sessions in the settings.',
      '{{settings}}',
    ],
  },
});

/** A sign-in with a browser that the user has not used before. */
export const newDeviceMail = ({ user, base, now, client, network }: NewDevice): Mail =>
  composeMail(newDevice, {
    recipient: user.email,
    values: {
      userId: userIdOf(user),
      time: moments(now),
      client: client === 'other' ? '' : client,
      network,
      reset: inBoth(base, '/reset-password'),
      settings: inBoth(base, '/settings'),
    },
  });

export const passwordChanged = defineMail({
  id: 'passwordChanged',
  area: 'access',
  label: { de: 'Passwort geändert', en: 'Password changed' },
  occasion: {
    de: 'Geht an Personen, deren Passwort geändert wurde, sofort.',
    en: 'Sent to people after their password was changed, immediately.',
  },
  placeholders: { userId, time, reset: newPassword },
  subject: { de: 'Ihr Passwort wurde geändert', en: 'Your password was changed' },
  text: {
    de: [
      'Guten Tag,',
      'das Passwort Ihrer Kennung {{userId}} wurde geändert ({{time}}). Alle Sitzungen, die vorher begonnen haben, sind beendet.',
      'Waren Sie das, brauchen Sie nichts zu tun.',
      'Waren Sie es nicht, legen Sie bitte sofort ein neues Passwort fest und sagen Sie uns Bescheid.',
      '{{reset}}',
    ],
    en: [
      'Hello,',
      'The password of your user ID {{userId}} was changed ({{time}}). All sessions that began before have ended.',
      'If this was you, you do not need to do anything.',
      'If it was not, please set a new password immediately and let us know.',
      '{{reset}}',
    ],
  },
});

/** The password was changed, or reset by a link. */
export const newPasswordMail = ({ user, base, now }: About): Mail =>
  composeMail(passwordChanged, {
    recipient: user.email,
    values: { userId: userIdOf(user), time: moments(now), reset: inBoth(base, '/reset-password') },
  });

const answer = placeholder('Unsere Antwort', 'Our answer', { de: 'Wie besprochen.', en: 'see above' }, required);
const deletionSubject = { de: 'Ihr Löschantrag', en: 'Your deletion request' };

export const deletionApproved = defineMail({
  id: 'deletionApproved',
  area: 'access',
  label: { de: 'Löschantrag: Konto wird gelöscht', en: 'Deletion request: account will be deleted' },
  occasion: {
    de: 'Geht an Personen, deren Antrag auf Löschung wir zustimmen.',
    en: 'Sent to people when we approve their deletion request.',
  },
  placeholders: {
    userId,
    day: placeholder('Tag der Löschung', 'Day of erasure', { de: '24.12.2026', en: '24/12/2026' }, required),
    answer,
  },
  subject: deletionSubject,
  text: {
    de: [
      'Guten Tag,',
      'wir löschen das Konto {{userId}} wie von Ihnen beantragt. Es ist ab jetzt gesperrt; Ihre Daten werden am {{day}} gelöscht. Aufträge, Tickets und Abrechnungen bewahren wir so lange auf, wie das Gesetz es verlangt.',
      'Unsere Antwort:\n{{answer}}',
    ],
    en: [
      'Hello,',
      'We are deleting the account {{userId}} as you requested. It is now locked; your data will be erased on {{day}}. Orders, tickets and billing documents are kept for as long as the law requires.',
      'Our answer: {{answer}}',
    ],
  },
});

export const deletionRefused = defineMail({
  id: 'deletionRefused',
  area: 'access',
  label: { de: 'Löschantrag: Konto bleibt', en: 'Deletion request: account remains' },
  occasion: {
    de: 'Geht an Personen, deren Antrag auf Löschung wir ablehnen.',
    en: 'Sent to people when we decline their deletion request.',
  },
  placeholders: { userId, answer, settings: linkTo('Antrag ansehen', 'View your request') },
  subject: deletionSubject,
  text: {
    de: [
      'Guten Tag,',
      'wir können das Konto {{userId}} zurzeit nicht löschen.',
      'Unsere Antwort:\n{{answer}}',
      'Ihren Antrag sehen Sie in Ihren Einstellungen.',
      '{{settings}}',
    ],
    en: [
      'Hello,',
      'We cannot delete the account {{userId}} at the moment.',
      'Our answer: {{answer}}',
      'You can see your request in your settings.',
      '{{settings}}',
    ],
  },
});

interface Decided {
  readonly recipient: string;
  readonly login: string;
  /** When (ms) the data are erased; undefined where the account stays. */
  readonly eraseAt: number | undefined;
  readonly answer: string;
  readonly base: string;
}

/** What became of the request to delete an account. */
export function deletionMail({ recipient, login, eraseAt, answer: words, base }: Decided): Mail {
  const values = { userId: login, answer: { de: words, en: 'see above' } };
  if (eraseAt === undefined)
    return composeMail(deletionRefused, { recipient, values: { ...values, settings: inBoth(base, '/settings') } });
  const day = { de: formatDay(eraseAt, 'de'), en: formatDay(eraseAt, 'en') };
  return composeMail(deletionApproved, { recipient, values: { ...values, day } });
}
