import { translatorIn } from '#i18n/on-server.ts';
import type { Mail } from '../queries/outbox.ts';
import { composeMail } from './compose-mail.ts';
import { customer, defineMail, noteValue, placeholder, required, viewLink } from './mail-definition.ts';
import { newsTitle } from './news-title.ts';

export const comment = defineMail({
  id: 'comment',
  area: 'news',
  label: { de: 'Kommentar', en: 'Comment' },
  occasion: {
    de: 'Geht an die Personen, an die ein Kommentar zu einem Auftrag oder einer Portierung gerichtet ist.',
    en: 'Sent to the people that a comment on an order or a porting is addressed to.',
  },
  placeholders: {
    customer,
    kind: placeholder('Art', 'Kind', { de: 'Auftrag', en: 'Order' }, required),
    number: placeholder('Nummer', 'Number', 'A-2026-000014', required),
    by: placeholder('Von', 'By', 'Mara Lenz', required),
    note: placeholder(
      'Kommentar',
      'Comment',
      noteValue('Die Kundin ist erst ab Donnerstag wieder zu erreichen.'),
      required,
    ),
    link: viewLink,
  },
  subject: {
    de: '{{customer}}: Kommentar von {{by}} · {{kind}} {{number}}',
    en: '{{customer}}: Comment by {{by}} · {{kind}} {{number}}',
  },
  text: {
    de: [
      'Guten Tag,',
      '{{by}} hat {{kind}} {{number}} ({{customer}}) kommentiert:',
      '{{note}}',
      'Antworten können Sie im Portal, mit einem eigenen Kommentar.',
      '{{link}}',
    ],
    en: [
      'Hello,',
      '{{by}} commented on {{kind}} {{number}} ({{customer}}):',
      '{{note}}',
      'You can reply in the portal, with a comment of your own.',
      '{{link}}',
    ],
  },
});

interface CommentNews {
  readonly recipient: string;
  /** Of the record. */
  readonly type: string;
  /** What the record is about; its number stands in for it. */
  readonly name: string | undefined;
  readonly number: string;
  readonly by: string;
  readonly text: string;
  readonly link: string;
}

/** Tells a recipient of a comment. */
export function commentMail({ recipient, type, name, number, by, text, link }: CommentNews): Mail {
  const kind = { de: translatorIn('de', 'audit')(`type.${type}`), en: translatorIn('en', 'audit')(`type.${type}`) };
  const happened = { de: `Kommentar von ${by}`, en: `Comment by ${by}` };
  const { subject, title } = newsTitle({ name, happened, kind, number });
  return composeMail(comment, {
    ...{ recipient, subject, news: { event: 'comment', title } },
    values: { customer: name ?? number, kind, number, by, link, note: noteValue(text) },
  });
}
