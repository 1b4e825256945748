import type { Mail } from '../queries/outbox.ts';
import { composeMail } from './compose-mail.ts';
import { defineMail, linkTo, placeholder, required } from './mail-definition.ts';
import { noticeMail } from './notification-mails.ts';

export const confirmMailbox = defineMail({
  id: 'confirmMailbox',
  area: 'access',
  label: { de: 'Weiteren Empfänger bestätigen', en: 'Confirm further recipient' },
  occasion: {
    de: 'Geht an eine Adresse, die eine Organisation als weiteren Empfänger ihrer Mails eingetragen hat.',
    en: 'Sent to an address that an organisation has entered as a further recipient of its emails.',
  },
  placeholders: {
    foundation: placeholder('Organisation', 'Organisation', 'Sommer Telekom GmbH', required),
    by: placeholder('Eingetragen von', 'Entered by', 'Petra Sommer', required),
    events: placeholder('Wovon', 'About what', { de: 'Aufträge, Tickets', en: 'Orders, Tickets' }),
    link: linkTo('Adresse bestätigen', 'Confirm the address'),
  },
  subject: {
    de: '{{foundation}}: Empfang von Mails bestätigen',
    en: '{{foundation}}: confirm that you want emails',
  },
  text: {
    de: [
      'Guten Tag,',
      '{{by}} hat für {{foundation}} diese Adresse im Partnerportal eingetragen. Sie soll Mails bekommen zu: {{events}}.',
      'Erst wenn Sie zustimmen, senden wir etwas. Der Link gilt sieben Tage. Jede Mail können Sie mit einem Klick abbestellen.',
      '{{link}}',
      'Kennen Sie {{foundation}} nicht, brauchen Sie nichts zu tun.',
    ],
    en: [
      'Hello,',
      '{{by}} entered this address in the partner portal for {{foundation}}. It is to get emails about: {{events}}.',
      'We send nothing before you agree. The link works for seven days. You can unsubscribe from each email with one click.',
      '{{link}}',
      'If you do not know {{foundation}}, you do not need to do anything.',
    ],
  },
});

interface Confirmation {
  readonly recipient: string;
  readonly foundation: string;
  readonly by: string;
  readonly events: { readonly de: string; readonly en: string };
  readonly link: string;
}

export const confirmMailboxMail = ({ recipient, ...values }: Confirmation): Mail =>
  composeMail(confirmMailbox, {
    recipient,
    subject: `${values.foundation}: Empfang von Mails bestätigen / ${values.foundation}: confirm that you want emails`,
    values,
  });

export type MailboxAct = 'added' | 'changed' | 'deleted' | 'confirmed' | 'unsubscribed' | 'bounced';

interface MailboxNews {
  readonly recipient: string;
  readonly email: string;
  /** Absent where the mailbox itself did it. */
  readonly by: string | undefined;
  readonly foundation: string;
  readonly link: string;
}

const titles: Record<MailboxAct, (news: MailboxNews) => { readonly de: string; readonly en: string }> = {
  added: ({ by, email, foundation }) => ({
    de: `${by} hat für ${foundation} den Empfänger ${email} eingetragen`,
    en: `${by} added the recipient ${email} for ${foundation}`,
  }),
  changed: ({ by, email, foundation }) => ({
    de: `${by} hat für ${foundation} geändert, was ${email} bekommt`,
    en: `${by} changed what ${email} gets for ${foundation}`,
  }),
  deleted: ({ by, email, foundation }) => ({
    de: `${by} hat für ${foundation} den Empfänger ${email} gelöscht`,
    en: `${by} deleted the recipient ${email} of ${foundation}`,
  }),
  confirmed: ({ email, foundation }) => ({
    de: `${email} ist bestätigt und bekommt jetzt Mails von ${foundation}`,
    en: `${email} is confirmed and now gets emails of ${foundation}`,
  }),
  unsubscribed: ({ email, foundation }) => ({
    de: `${email} hat Mails von ${foundation} abbestellt`,
    en: `${email} unsubscribed from emails of ${foundation}`,
  }),
  bounced: ({ email, foundation }) => ({
    de: `Mails von ${foundation} an ${email} kommen zurück`,
    en: `Emails of ${foundation} to ${email} come back`,
  }),
};

/** To all who administer an organisation. */
export const mailboxMail = (act: MailboxAct, news: MailboxNews): Mail =>
  noticeMail({ recipient: news.recipient, event: 'rights', title: titles[act](news), link: news.link });
