import type { ProcessState, ProcessType } from '#contract/wholesale/process.ts';
import type { Mail } from '../queries/outbox.ts';
import { newsTitle } from './news-title.ts';
import { both } from './templates.ts';

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
  const { recipient, number, link, type, state, customer, title, text, isReminder } = news;
  const name = processStateNames[state];
  const kind = processTypeNames[type];
  const named = newsTitle({ name: customer || title, happened: isReminder ? stillWaiting : name, kind, number });
  const german = isReminder
    ? `Der Vorgang ${number} (${kind.de}, ${title}) wartet noch auf Ihre Antwort.`
    : `Der Vorgang ${number} (${kind.de}, ${title}) hat einen neuen Status: ${name.de}.`;
  const english = isReminder
    ? `Process ${number} (${kind.en}, ${title}) is still waiting for your answer.`
    : `Process ${number} (${kind.en}, ${title}) has a new status: ${name.en}.`;
  return {
    recipient,
    subject: named.subject,
    news: { event: 'request', title: named.title },
    body: both(
      [
        'Guten Tag,',
        german,
        ...(text ? [`Nachricht:\n${typeof text === 'string' ? text : text.de}`] : []),
        'Im Portal ansehen:',
        link,
      ],
      [
        'Hello,',
        english,
        ...(text
          ? [typeof text === 'string' ? 'The message is above and in the portal.' : `Message:\n${text.en}`]
          : []),
        'View it in the portal:',
        link,
      ],
    ),
  };
}
