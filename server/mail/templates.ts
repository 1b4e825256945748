import type { TicketStatus } from '#contract/ticket.ts';
import type { Mail } from '../queries/outbox.ts';
import { newsTitle } from './news-title.ts';

const statusNames: Record<TicketStatus, { de: string; en: string }> = {
  new: { de: 'Neu', en: 'New' },
  inProgress: { de: 'In Bearbeitung', en: 'In progress' },
  waiting: { de: 'Wartet auf Sie', en: 'Waiting for you' },
  closed: { de: 'Abgeschlossen', en: 'Closed' },
  reopened: { de: 'Wieder geöffnet', en: 'Reopened' },
  withdrawn: { de: 'Zurückgezogen', en: 'Withdrawn' },
};

export const both = (german: readonly string[], english: readonly string[]) =>
  `${german.join('\n\n')}\n\n---\n\n${english.join('\n\n')}\n`;

export function passwordResetMail(recipient: string, link: string): Mail {
  return {
    recipient,
    subject: 'Passwort zurücksetzen / Reset your password',
    body: both(
      [
        'Guten Tag,',
        'für Ihr Konto im Partnerportal wurde ein neues Passwort angefordert. Über diesen Link legen Sie es fest; er gilt 60 Minuten und nur einmal:',
        link,
        'Haben Sie kein neues Passwort angefordert, brauchen Sie nichts zu tun. Ihr bisheriges Passwort gilt weiter.',
      ],
      [
        'Hello,',
        'A new password was requested for your account in the partner portal. Set it with this link, which works once and for 60 minutes:',
        link,
        'If you did not request a new password, you do not need to do anything. Your current password remains valid.',
      ],
    ),
  };
}

/** A month before an unused account is locked. */
export function idleMail(recipient: string, userId: string, link: string): Mail {
  return {
    recipient,
    subject: 'Ihr Zugang wird gesperrt / Your access will be locked',
    body: both(
      [
        'Guten Tag,',
        `mit Ihrer Kennung ${userId} hat sich im Partnerportal seit elf Monaten niemand angemeldet. Zugänge, die zwölf Monate nicht benutzt werden, sperren wir zu Ihrem Schutz.`,
        'Möchten Sie den Zugang behalten, melden Sie sich innerhalb der nächsten 30 Tage einmal an:',
        link,
        'Brauchen Sie ihn nicht mehr, müssen Sie nichts tun.',
      ],
      [
        'Hello,',
        `Nobody has signed in to the partner portal with your user ID ${userId} for eleven months. Access that is not used for twelve months is locked for your protection.`,
        'If you want to keep it, please sign in once within the next 30 days:',
        link,
        'If you no longer need it, you do not need to do anything.',
      ],
    ),
  };
}

interface TicketNews {
  readonly recipient: string;
  readonly subject: string;
  readonly number: string;
  readonly link: string;
  readonly note: string | undefined;
  readonly status: TicketStatus | undefined;
}

export function ticketMail({ recipient, subject: name, number, link, note, status }: TicketNews): Mail {
  const german = ['Guten Tag,', `zu Ihrem Ticket ${number} gibt es Neuigkeiten.`];
  const english = ['Hello,', `There is news about your ticket ${number}.`];
  if (status) {
    german.push(`Neuer Status: ${statusNames[status].de}`);
    english.push(`New status: ${statusNames[status].en}`);
  }
  if (note) {
    german.push(`Nachricht:\n${note}`);
    english.push('The message is above and in the portal.');
  }
  german.push('Im Portal ansehen und antworten:', link);
  english.push('Read and reply in the portal:', link);
  const happened = status ? statusNames[status] : { de: 'Neue Antwort', en: 'New reply' };
  const { subject, title } = newsTitle({ name, happened, kind: { de: 'Ticket', en: 'Ticket' }, number });
  return { recipient, subject, body: both(german, english), news: { event: 'ticketAnswer', title } };
}

interface LibraryNews {
  readonly recipient: string;
  readonly files: readonly { readonly name: string; readonly folder: string }[];
  /** More than are named, where there are too many. */
  readonly total: number;
  readonly link: string;
}

/** One mail about all changes in the folders that a user follows. */
export function libraryMail({ recipient, files, total, link }: LibraryNews): Mail {
  const names = files.map(({ name, folder }) => `- ${name} (${folder})`).join('\n');
  const more = total - files.length;
  return {
    recipient,
    subject: 'Neue Dokumente / New documents',
    news: {
      event: 'newDocuments',
      title: {
        de: total === 1 ? 'Neues Dokument in Ihren Ordnern' : `Neue Dokumente in Ihren Ordnern (${total})`,
        en: total === 1 ? 'New document in your folders' : `New documents in your folders (${total})`,
      },
    },
    body: both(
      [
        'Guten Tag,',
        `in Ordnern, denen Sie folgen, gibt es ${total === 1 ? 'ein neues oder geändertes Dokument' : `${total} neue oder geänderte Dokumente`}:`,
        names,
        ...(more > 0 ? [`und ${more} weitere.`] : []),
        'Im Portal ansehen, und dort festlegen, welchen Ordnern Sie folgen:',
        link,
      ],
      [
        'Hello,',
        `In folders that you follow there ${total === 1 ? 'is one new or changed document' : `are ${total} new or changed documents`}; you find ${total === 1 ? 'its name' : 'their names'} above.`,
        'View them in the portal, and choose there which folders you follow:',
        link,
      ],
    ),
  };
}
