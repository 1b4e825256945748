import { formatMoment } from '#domain/date/date-format.ts';
import type { Mail } from '../queries/outbox.ts';
import { composeMail } from './compose-mail.ts';
import { defineMail, placeholder, required, viewLink } from './mail-definition.ts';
import type { MailServices } from './mail-services.ts';

/** What happened to an address of an organisation's system; `host` is all that mails say of it. */
export interface WebhookNews {
  readonly event: 'created' | 'changed' | 'deleted' | 'secret' | 'paused' | 'resumed' | 'failures' | 'gone';
  readonly host: string;
  /** Who did it; absent where the portal itself did. */
  readonly by?: string;
}

type Words = Readonly<Record<WebhookNews['event'], readonly [subject: string, text: string]>>;

const german: Words = {
  created: [
    'Neue Adresse für Meldungen',
    '{{by}} hat eine Adresse hinzugefügt, an die das Portal Ereignisse meldet: {{host}}',
  ],
  changed: ['Adresse für Meldungen geändert', '{{by}} hat geändert, was das Portal an {{host}} meldet.'],
  deleted: [
    'Adresse für Meldungen gelöscht',
    '{{by}} hat die Adresse {{host}} gelöscht. Das Portal meldet dorthin nichts mehr.',
  ],
  secret: [
    'Neues Geheimnis für Meldungen',
    '{{by}} hat das Geheimnis gewechselt, mit dem Meldungen an {{host}} unterschrieben werden. Das bisherige gilt noch 24 Stunden.',
  ],
  paused: ['Meldungen angehalten', '{{by}} hat die Meldungen an {{host}} angehalten.'],
  resumed: ['Meldungen wieder eingeschaltet', '{{by}} hat die Meldungen an {{host}} wieder eingeschaltet.'],
  failures: [
    'Meldungen kommen nicht an',
    '{{host}} hat eine Meldung drei Tage lang nicht angenommen. Wir haben die Meldungen dorthin angehalten. Was seither geschieht, heben wir 30 Tage auf. Ist Ihr System wieder bereit, schalten Sie die Meldungen im Portal ein.',
  ],
  gone: [
    'Adresse für Meldungen gibt es nicht mehr',
    '{{host}} hat geantwortet, dass es diese Adresse nicht mehr gibt (410). Wir haben die Meldungen dorthin angehalten.',
  ],
};

const english: Words = {
  created: ['New address for messages', '{{by}} added an address to which the portal reports events: {{host}}'],
  changed: ['Address for messages changed', '{{by}} changed what the portal reports to {{host}}.'],
  deleted: [
    'Address for messages deleted',
    '{{by}} deleted the address {{host}}. The portal no longer reports anything there.',
  ],
  secret: [
    'New secret for messages',
    '{{by}} changed the secret that signs messages to {{host}}. The former one stays valid for 24 hours.',
  ],
  paused: ['Messages paused', '{{by}} paused the messages to {{host}}.'],
  resumed: ['Messages resumed', '{{by}} resumed the messages to {{host}}.'],
  failures: [
    'Messages do not arrive',
    '{{host}} did not accept a message for three days. We have paused the messages to it. What happens from now on is kept for 30 days. When your system is ready again, resume the messages in the portal.',
  ],
  gone: [
    'Address for messages no longer exists',
    '{{host}} answered that this address no longer exists (410). We have paused the messages to it.',
  ],
};

const define = (event: WebhookNews['event']) => {
  const [subject, text] = german[event];
  const [englishSubject, englishText] = english[event];
  return defineMail({
    ...{ id: `webhook.${event}`, area: 'access' },
    label: { de: subject, en: englishSubject },
    occasion: {
      de: 'Geht an alle, die die Organisation verwalten: damit ein Versehen oder ein Angriff auffällt.',
      en: 'Sent to those who administer the organisation, so that a mistake or an attack is noticed.',
    },
    placeholders: {
      host: placeholder('Server', 'Server', 'crm.sommer.example', required),
      foundation: placeholder('Organisation', 'Organisation', 'Sommer Telekom GmbH', required),
      by: placeholder('Geändert von', 'Changed by', 'Petra Sommer'),
      time: placeholder('Zeitpunkt', 'Time', { de: '24.11.2026, 10:42 Uhr', en: '24/11/2026, 10:42' }),
      link: viewLink,
    },
    subject: { de: `{{foundation}}: ${subject}`, en: `{{foundation}}: ${englishSubject}` },
    text: {
      de: ['Guten Tag,', text, 'Organisation: {{foundation}}\nZeitpunkt: {{time}}', '{{link}}'],
      en: ['Hello,', englishText, 'Organisation: {{foundation}}\nTime: {{time}}', '{{link}}'],
    },
  });
};

const definitions = Object.fromEntries(
  Object.keys(german).map((event) => [event, define(event as WebhookNews['event'])]),
) as Record<WebhookNews['event'], ReturnType<typeof define>>;
export const webhookDefinitions = Object.values(definitions);

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
  const now = clock();
  return composeMail(definitions[event], {
    recipient,
    subject: `${foundation}: ${german[event][0]} / ${english[event][0]}`,
    values: {
      ...{ host, by, foundation, link: `${config.publicBaseUrl}/integrations?trid=${trid}` },
      time: { de: formatMoment(now, 'de'), en: formatMoment(now, 'en') },
    },
  });
}
