import type { TicketStatus } from '#contract/ticket.ts';
import type { Mail } from '../queries/outbox.ts';
import { composeMail } from './compose-mail.ts';
import { defineMail, linkTo, note, noteValue, optional, placeholder, required } from './mail-definition.ts';
import { newsTitle } from './news-title.ts';

const statusNames: Record<TicketStatus, { de: string; en: string }> = {
  new: { de: 'Neu', en: 'New' },
  inProgress: { de: 'In Bearbeitung', en: 'In progress' },
  waiting: { de: 'Wartet auf Sie', en: 'Waiting for you' },
  closed: { de: 'Abgeschlossen', en: 'Closed' },
  reopened: { de: 'Wieder geöffnet', en: 'Reopened' },
  withdrawn: { de: 'Zurückgezogen', en: 'Withdrawn' },
};

export const passwordReset = defineMail({
  id: 'passwordReset',
  area: 'access',
  label: { de: 'Passwort zurücksetzen', en: 'Reset password' },
  occasion: {
    de: 'Geht an alle, die ein neues Passwort anfordern, sofort.',
    en: 'Sent to anyone who requests a new password, immediately.',
  },
  placeholders: { link: linkTo('Passwort festlegen', 'Set your password') },
  subject: { de: 'Passwort zurücksetzen', en: 'Reset your password' },
  text: {
    de: [
      'Guten Tag,',
      'für Ihr Konto im Partnerportal wurde ein neues Passwort angefordert. Der Link, über den Sie es festlegen, gilt 60 Minuten und nur einmal.',
      '{{link}}',
      'Haben Sie kein neues Passwort angefordert, brauchen Sie nichts zu tun. Ihr bisheriges Passwort gilt weiter.',
    ],
    en: [
      'Hello,',
      'A new password was requested for your account in the partner portal. The link to set it works once and for 60 minutes.',
      '{{link}}',
      'If you did not request a new password, you do not need to do anything. Your current password remains valid.',
    ],
  },
});

export const passwordResetMail = (recipient: string, link: string): Mail =>
  composeMail(passwordReset, { recipient, values: { link } });

export const idle = defineMail({
  id: 'idle',
  area: 'access',
  label: { de: 'Zugang wird gesperrt', en: 'Access will be locked' },
  occasion: {
    de: 'Geht an Personen, die sich elf Monate nicht angemeldet haben.',
    en: 'Sent to people who have not signed in for eleven months.',
  },
  placeholders: {
    userId: placeholder('Benutzer-ID', 'User ID', '1001/mara.lenz', required),
    link: linkTo('Jetzt anmelden', 'Sign in now'),
  },
  subject: { de: 'Ihr Zugang wird gesperrt', en: 'Your access will be locked' },
  text: {
    de: [
      'Guten Tag,',
      'mit Ihrer Kennung {{userId}} hat sich im Partnerportal seit elf Monaten niemand angemeldet. Zugänge, die zwölf Monate nicht benutzt werden, sperren wir zu Ihrem Schutz.',
      'Möchten Sie den Zugang behalten, melden Sie sich innerhalb der nächsten 30 Tage einmal an.',
      '{{link}}',
      'Brauchen Sie ihn nicht mehr, müssen Sie nichts tun.',
    ],
    en: [
      'Hello,',
      'Nobody has signed in to the partner portal with your user ID {{userId}} for eleven months. Access that is not used for twelve months is locked for your protection.',
      'If you want to keep it, please sign in once within the next 30 days.',
      '{{link}}',
      'If you no longer need it, you do not need to do anything.',
    ],
  },
});

/** A month before an unused account is locked. */
export const idleMail = (recipient: string, userId: string, link: string): Mail =>
  composeMail(idle, { recipient, values: { userId, link } });

export const ticket = defineMail({
  id: 'ticket',
  area: 'news',
  label: { de: 'Neuigkeiten zum Ticket', en: 'News about a ticket' },
  occasion: {
    de: 'Geht an die Beteiligten eines Tickets, wenn wir antworten oder sein Status wechselt.',
    en: 'Sent to the people of a ticket when we reply or its status changes.',
  },
  placeholders: {
    subject: placeholder('Betreff des Tickets', 'Subject of the ticket', 'Keine eingehenden Anrufe'),
    happened: placeholder('Was geschehen ist', 'What happened', { de: 'Neue Antwort', en: 'New reply' }),
    number: placeholder('Ticketnummer', 'Ticket number', 'T-2026-000042', required),
    status: placeholder('Neuer Status', 'New status', statusNames.waiting, optional),
    note,
    link: linkTo('Im Portal ansehen und antworten', 'Read and reply in the portal'),
  },
  subject: { de: '{{subject}}: {{happened}} · Ticket {{number}}', en: '{{subject}}: {{happened}} · Ticket {{number}}' },
  text: {
    de: [
      'Guten Tag,',
      'zu Ihrem Ticket {{number}} gibt es Neuigkeiten.',
      'Neuer Status: {{status}}',
      'Nachricht:\n{{note}}',
      '{{link}}',
    ],
    en: [
      'Hello,',
      'There is news about your ticket {{number}}.',
      'New status: {{status}}',
      'Message: {{note}}',
      '{{link}}',
    ],
  },
});

interface TicketNews {
  readonly recipient: string;
  readonly subject: string;
  readonly number: string;
  readonly link: string;
  readonly note: string | undefined;
  readonly status: TicketStatus | undefined;
}

export function ticketMail({ recipient, subject: name, number, link, note: message, status }: TicketNews): Mail {
  const happened = status ? statusNames[status] : { de: 'Neue Antwort', en: 'New reply' };
  const { subject, title } = newsTitle({ name, happened, kind: { de: 'Ticket', en: 'Ticket' }, number });
  return composeMail(ticket, {
    ...{ recipient, subject, news: { event: 'ticketAnswer', title } },
    values: {
      ...{ number, link, happened, subject: name, note: noteValue(message) },
      status: status ? statusNames[status] : '',
    },
  });
}

export const documents = defineMail({
  id: 'documents',
  area: 'news',
  label: { de: 'Neue Dokumente', en: 'New documents' },
  occasion: {
    de: 'Geht einmal am Tag an alle, die Ordnern folgen, in denen sich etwas geändert hat.',
    en: 'Sent once a day to those who follow folders in which something changed.',
  },
  placeholders: {
    count: placeholder('Wie viele Dokumente', 'How many documents', {
      de: '2 neue oder geänderte Dokumente',
      en: '2 new or changed documents',
    }),
    files: placeholder(
      'Dokumente',
      'Documents',
      [{ text: '- Preisliste 2027.pdf (Preislisten)' }, { text: '- Leistungsbeschreibung Centrex.pdf (Produkte)' }],
      required,
    ),
    more: placeholder('Wie viele weitere', 'How many more', '3', optional),
    link: linkTo('Im Portal ansehen', 'View them in the portal'),
  },
  subject: { de: 'Neue Dokumente', en: 'New documents' },
  text: {
    de: [
      'Guten Tag,',
      'in Ordnern, denen Sie folgen, gibt es {{count}}:',
      '{{files}}',
      'und {{more}} weitere.',
      'Welchen Ordnern Sie folgen, legen Sie im Portal fest.',
      '{{link}}',
    ],
    en: [
      'Hello,',
      'There is news in folders that you follow: {{count}}.',
      '{{files}}',
      'and {{more}} more.',
      'You choose in the portal which folders you follow.',
      '{{link}}',
    ],
  },
});

interface LibraryNews {
  readonly recipient: string;
  readonly files: readonly { readonly name: string; readonly folder: string }[];
  /** More than are named, where there are too many. */
  readonly total: number;
  readonly link: string;
}

/** One mail about all changes in the folders that a user follows. */
export function libraryMail({ recipient, files, total, link }: LibraryNews): Mail {
  const more = total - files.length;
  return composeMail(documents, {
    recipient,
    news: {
      event: 'newDocuments',
      title: {
        de: total === 1 ? 'Neues Dokument in Ihren Ordnern' : `Neue Dokumente in Ihren Ordnern (${total})`,
        en: total === 1 ? 'New document in your folders' : `New documents in your folders (${total})`,
      },
    },
    values: {
      count: {
        de: total === 1 ? 'ein neues oder geändertes Dokument' : `${total} neue oder geänderte Dokumente`,
        en: total === 1 ? 'one new or changed document' : `${total} new or changed documents`,
      },
      files: {
        de: files.map(({ name, folder }) => ({ text: `- ${name} (${folder})` })),
        en: [{ text: 'The names are in the list above.' }],
      },
      more: more > 0 ? String(more) : '',
      link,
    },
  });
}
