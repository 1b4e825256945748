import type { ProcessState, ProcessType } from '#contract/wholesale/process.ts';
import type { Mail } from '../queries/outbox.ts';
import { composeMail } from './compose-mail.ts';
import { defineMail, noteValue, optional, placeholder, required, viewLink } from './mail-definition.ts';
import { newsTitle } from './news-title.ts';

type Names = { readonly de: string; readonly en: string };

const processStateNames: Record<ProcessState, Names> = {
  new: { de: 'Angelegt', en: 'Created' },
  running: { de: 'In Bearbeitung', en: 'In progress' },
  waitingPartner: { de: 'Wartet auf Sie', en: 'Waiting for you' },
  waitingCarrier: { de: 'Wartet auf Netzbetreiber', en: 'Waiting for the carrier' },
  scheduled: { de: 'Terminiert', en: 'Scheduled' },
  done: { de: 'Abgeschlossen', en: 'Completed' },
  failed: { de: 'Fehlgeschlagen', en: 'Failed' },
  cancelled: { de: 'Storniert', en: 'Cancelled' },
};

export const processTypeNames: Record<ProcessType, Names> = {
  customerCreate: { de: 'Kundenanlage', en: 'Customer creation' },
  serviceAdd: { de: 'Dienst anlegen', en: 'Adding a service' },
  serviceCancel: { de: 'Dienst kündigen', en: 'Cancelling a service' },
  numberCreate: { de: 'Rufnummernanlage', en: 'Number creation' },
  portIn: { de: 'Portierung kommend', en: 'Incoming porting' },
  portOut: { de: 'Portierung abgehend', en: 'Outgoing porting' },
  backupChange: { de: 'Backup-Routing', en: 'Backup routing' },
  passwordReset: { de: 'Passwort-Reset', en: 'Password reset' },
  coreDataChange: { de: 'Stammdatenänderung', en: 'Change of core data' },
};

const stillWaiting: Names = { de: 'Wartet noch auf Sie', en: 'Still waiting for you' };

const placeholders = {
  customer: placeholder('Kunde', 'Customer', 'Kanzlei Adler & Specht'),
  number: placeholder('Vorgangsnummer', 'Process number', 'V-2026-000007', required),
  type: placeholder('Art des Vorgangs', 'Kind of process', processTypeNames.serviceAdd),
  title: placeholder('Worum es geht', 'What it is about', 'SIP-Trunk Berlin'),
  state: placeholder('Status', 'Status', processStateNames.waitingPartner),
  note: placeholder(
    'Nachricht',
    'Message',
    { de: 'Bitte ergänzen Sie die Anschrift.', en: 'Please add the address.' },
    optional,
  ),
  link: viewLink,
};

export const processState = defineMail({
  ...{ id: 'processState', area: 'services', placeholders },
  label: { de: 'Neuer Status des Vorgangs', en: 'New status of a process' },
  occasion: {
    de: 'Geht an die Person, die den Vorgang begonnen hat, wenn er endet oder auf sie wartet.',
    en: 'Sent to the person who started the process when it ends or waits for them.',
  },
  subject: { de: '{{customer}}: {{state}} · {{type}} {{number}}', en: '{{customer}}: {{state}} · {{type}} {{number}}' },
  text: {
    de: [
      'Guten Tag,',
      'Der Vorgang {{number}} ({{type}}, {{title}}) hat einen neuen Status: {{state}}.',
      'Nachricht:\n{{note}}',
      '{{link}}',
    ],
    en: [
      'Hello,',
      'Process {{number}} ({{type}}, {{title}}) has a new status: {{state}}.',
      'Message: {{note}}',
      '{{link}}',
    ],
  },
});

export const processReminder = defineMail({
  ...{ id: 'processReminder', area: 'services', placeholders },
  label: { de: 'Vorgang wartet auf Antwort', en: 'Process waits for an answer' },
  occasion: {
    de: 'Geht an die Person, auf deren Antwort ein Vorgang wartet.',
    en: 'Sent to the person that a process waits for.',
  },
  subject: {
    de: `{{customer}}: ${stillWaiting.de} · {{type}} {{number}}`,
    en: `{{customer}}: ${stillWaiting.en} · {{type}} {{number}}`,
  },
  text: {
    de: [
      'Guten Tag,',
      'Der Vorgang {{number}} ({{type}}, {{title}}) wartet noch auf Ihre Antwort.',
      'Nachricht:\n{{note}}',
      '{{link}}',
    ],
    en: [
      'Hello,',
      'Process {{number}} ({{type}}, {{title}}) is still waiting for your answer.',
      'Message: {{note}}',
      '{{link}}',
    ],
  },
});

interface ProcessNews {
  readonly recipient: string;
  readonly number: string;
  readonly link: string;
  readonly type: ProcessType;
  readonly state: ProcessState;
  readonly customer: string;
  /** What it is about, as partners name it. */
  readonly title: string;
  /** A user's own words, or the portal's in both languages. */
  readonly text?: string | Names | undefined;
  readonly isReminder?: boolean;
}

/** Tells the user who started a process about its result, or that it waits for them. */
export function processMail(news: ProcessNews): Mail {
  const { recipient, number, link, type, state, title, text, isReminder } = news;
  const customer = news.customer || title;
  const name = processStateNames[state];
  const kind = processTypeNames[type];
  const named = newsTitle({ name: customer, happened: isReminder ? stillWaiting : name, kind, number });
  return composeMail(isReminder ? processReminder : processState, {
    ...{ recipient, subject: named.subject, news: { event: 'request', title: named.title } },
    values: {
      ...{ customer, number, title, link, type: kind, state: name },
      note: typeof text === 'string' ? noteValue(text) : text,
    },
  });
}
