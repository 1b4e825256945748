import { formatMoment } from '#domain/date/date-format.ts';
import type { Mail } from '../queries/outbox.ts';
import type { MailServices } from './mail-services.ts';
import { both } from './templates.ts';

/** What happened to an address of an organisation's system; `host` is all that mails say of it. */
export interface WebhookNews {
  readonly event: 'created' | 'changed' | 'deleted' | 'secret' | 'paused' | 'resumed' | 'failures' | 'gone';
  readonly host: string;
  /** Who did it; absent where the portal itself did. */
  readonly by?: string;
}

type Words = Record<WebhookNews['event'], (host: string, by: string) => readonly [subject: string, text: string]>;

const german: Words = {
  created: (host, by) => [
    'Neue Adresse für Meldungen',
    `${by} hat eine Adresse hinzugefügt, an die das Portal Ereignisse meldet: ${host}`,
  ],
  changed: (host, by) => ['Adresse für Meldungen geändert', `${by} hat geändert, was das Portal an ${host} meldet.`],
  deleted: (host, by) => [
    'Adresse für Meldungen gelöscht',
    `${by} hat die Adresse ${host} gelöscht. Das Portal meldet dorthin nichts mehr.`,
  ],
  secret: (host, by) => [
    'Neues Geheimnis für Meldungen',
    `${by} hat das Geheimnis gewechselt, mit dem Meldungen an ${host} unterschrieben werden. Das bisherige gilt noch 24 Stunden.`,
  ],
  paused: (host, by) => ['Meldungen angehalten', `${by} hat die Meldungen an ${host} angehalten.`],
  resumed: (host, by) => ['Meldungen wieder eingeschaltet', `${by} hat die Meldungen an ${host} wieder eingeschaltet.`],
  failures: (host) => [
    'Meldungen kommen nicht an',
    `${host} hat eine Meldung drei Tage lang nicht angenommen. Wir haben die Meldungen dorthin angehalten. Was seither geschieht, heben wir 30 Tage auf. Ist Ihr System wieder bereit, schalten Sie die Meldungen im Portal ein.`,
  ],
  gone: (host) => [
    'Meldungen angehalten',
    `${host} hat geantwortet, dass es diese Adresse nicht mehr gibt (410). Wir haben die Meldungen dorthin angehalten.`,
  ],
};

const english: Words = {
  created: (host, by) => [
    'New address for messages',
    `${by} added an address to which the portal reports events: ${host}`,
  ],
  changed: (host, by) => ['Address for messages changed', `${by} changed what the portal reports to ${host}.`],
  deleted: (host, by) => [
    'Address for messages deleted',
    `${by} deleted the address ${host}. The portal no longer reports anything there.`,
  ],
  secret: (host, by) => [
    'New secret for messages',
    `${by} changed the secret that signs messages to ${host}. The former one stays valid for 24 hours.`,
  ],
  paused: (host, by) => ['Messages paused', `${by} paused the messages to ${host}.`],
  resumed: (host, by) => ['Messages resumed', `${by} resumed the messages to ${host}.`],
  failures: (host) => [
    'Messages do not arrive',
    `${host} did not accept a message for three days. We have paused the messages to it. What happens from now on is kept for 30 days. When your system is ready again, resume the messages in the portal.`,
  ],
  gone: (host) => [
    'Messages paused',
    `${host} answered that this address no longer exists (410). We have paused the messages to it.`,
  ],
};

interface Addressee {
  readonly recipient: string;
  readonly foundation: string;
  readonly trid: string;
}

/** Tells those who administer an organisation, so that a mistake or an attack is noticed. */
export function webhookMail(
  { config, clock }: Pick<MailServices, 'config' | 'clock'>,
  { recipient, foundation, trid }: Addressee,
  { event, host, by = '' }: WebhookNews,
): Mail {
  const [subject, text] = german[event](host, by);
  const [englishSubject, englishText] = english[event](host, by);
  const now = clock();
  const link = `${config.publicBaseUrl}/integrations?trid=${trid}`;
  return {
    recipient,
    subject: `${foundation}: ${subject} / ${englishSubject}`,
    body: both(
      ['Guten Tag,', text, `Organisation: ${foundation}\nZeitpunkt: ${formatMoment(now, 'de')}`, link],
      ['Hello,', englishText, `Organisation: ${foundation}\nTime: ${formatMoment(now, 'en')}`, link],
    ),
  };
}
