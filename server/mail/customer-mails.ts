import { formatCalendarDay } from '#domain/date/date-format.ts';
import type { Mail } from '../queries/outbox.ts';
import { composeMail } from './compose-mail.ts';
import { defineMail, linkTo, note, placeholder, required } from './mail-definition.ts';
import { orderNumber, product } from './order-mails.ts';

const dayIn = (day: string) => ({ de: formatCalendarDay(day, 'de'), en: formatCalendarDay(day, 'en') });
const partner = placeholder('Partner', 'Partner', 'Sommer Telekom GmbH', required);
const signer = placeholder('Name', 'Name', 'Jörn Ahrens');

export const offer = defineMail({
  id: 'offer',
  area: 'sales',
  label: { de: 'Ihr Angebot', en: 'Your offer' },
  occasion: {
    de: 'Geht an Kunden, denen ein Partner ein Angebot schickt, mit dem Angebot im Anhang.',
    en: 'Sent to customers with the offer of a partner attached.',
  },
  placeholders: {
    product,
    partner,
    note,
    contact: placeholder('Ansprechpartner', 'Contact', 'Petra Sommer, p.sommer@sommer.example', required),
  },
  subject: { de: 'Ihr Angebot: {{product}}', en: 'Your offer: {{product}}' },
  text: {
    de: [
      'Guten Tag,',
      'im Anhang finden Sie das Angebot von {{partner}} über {{product}}.',
      'Nachricht:\n{{note}}',
      'Fragen beantwortet Ihnen {{contact}}. Auf diese Nachricht können Sie nicht antworten.',
    ],
    en: [
      'Hello,',
      'The offer from {{partner}} for {{product}} is attached.',
      'Message: {{note}}',
      'If you have any questions, please contact {{contact}}. This mailbox is not monitored.',
    ],
  },
});

interface OfferedTo {
  readonly recipient: string;
  readonly partner: string;
  readonly product: string;
  /** The sender, and the sender's address for answers. */
  readonly by: { readonly name: string; readonly email?: string | undefined };
  readonly note?: string | undefined;
}

/** To a customer, with the offer attached. */
export const offerMail = ({ recipient, partner, product, by, note }: OfferedTo): Mail =>
  composeMail(offer, {
    recipient,
    subject: `Ihr Angebot: ${product} / Your offer`,
    values: {
      ...{ partner, product, contact: by.email ? `${by.name}, ${by.email}` : by.name },
      note: note ? { de: note, en: 'see above' } : '',
    },
  });

const lastDay = placeholder('Gültig bis', 'Valid until', dayIn('2026-12-24'), required);

export const orderConfirmed = defineMail({
  id: 'orderConfirmed',
  area: 'sales',
  label: { de: 'Auftrag erteilt', en: 'Order placed' },
  occasion: {
    de: 'Geht an Kunden, die über den Link bestellt haben, mit allen Unterlagen im Anhang.',
    en: 'Sent to customers who ordered by the link, with all documents attached.',
  },
  placeholders: { signer, number: orderNumber, product, partner, until: lastDay },
  subject: { de: 'Ihr Auftrag: {{product}} · {{number}}', en: 'Your order: {{product}} · {{number}}' },
  text: {
    de: [
      'Guten Tag {{signer}},',
      'vielen Dank. Sie haben den Auftrag {{number}} über {{product}} erteilt, den {{partner}} für Sie vorbereitet hat.',
      'Im Anhang finden Sie den Auftrag mit allen Unterlagen. Bitte bewahren Sie diese Nachricht auf.',
      'Bis zum {{until}} können Sie die Unterlagen auch über den Link herunterladen, über den Sie den Auftrag erteilt haben. Fragen beantwortet Ihnen {{partner}}.',
    ],
    en: [
      'Hello {{signer}},',
      'Thank you. You have placed order {{number}} for {{product}}, which {{partner}} prepared for you.',
      'The order with all its documents is attached (in German). Please keep this message.',
      'Until {{until}} you can also download the documents by the link that you placed the order with. For questions please turn to {{partner}}.',
    ],
  },
});

interface AskedCustomer {
  readonly recipient: string;
  readonly signer: string;
  readonly partner: string;
  readonly product: string;
  readonly link: string;
  /** The last day, `YYYY-MM-DD`. */
  readonly until: string;
}

interface ConfirmingCustomer extends Omit<AskedCustomer, 'link'> {
  readonly number: string;
}

/** To the customer who has placed an order by the link, with the order and all its papers attached. */
export const orderConfirmedMail = ({ recipient, until, signer, partner, product, number }: ConfirmingCustomer): Mail =>
  composeMail(orderConfirmed, {
    recipient,
    subject: `Ihr Auftrag: ${product} / Your order · ${number}`,
    values: { signer, partner, product, number, until: dayIn(until) },
  });

export const confirmation = defineMail({
  id: 'confirmation',
  area: 'sales',
  label: { de: 'Bitte bestätigen', en: 'Please confirm' },
  occasion: {
    de: 'Geht an Kunden, die einen Auftrag über einen Link bestätigen sollen.',
    en: 'Sent to customers who are to confirm an order by a link.',
  },
  placeholders: {
    ...{ signer, partner, product, until: lastDay },
    link: linkTo('Auftrag lesen und bestätigen', 'Read and confirm the order'),
  },
  subject: {
    de: 'Bitte bestätigen Sie Ihren Auftrag: {{product}}',
    en: 'Please confirm your order: {{product}}',
  },
  text: {
    de: [
      'Guten Tag {{signer}},',
      '{{partner}} hat für Sie einen Auftrag über {{product}} vorbereitet. Bitte lesen und bestätigen Sie ihn; erst damit wird er erteilt.',
      '{{link}}',
      'Der Link gilt bis zum {{until}} und ist nur für Sie bestimmt. Haben Sie keinen Auftrag erwartet, brauchen Sie nichts zu tun.',
    ],
    en: [
      'Hello {{signer}},',
      '{{partner}} has prepared an order for {{product}} for you. Please read and confirm it; it is placed only then.',
      '{{link}}',
      'The link works until {{until}} and is intended for you only. If you were not expecting an order, you do not need to do anything.',
    ],
  },
});

/** To the customer, who reads and confirms an order by a link. */
export const confirmationMail = ({ recipient, until, signer, partner, product, link }: AskedCustomer): Mail =>
  composeMail(confirmation, {
    recipient,
    subject: `Bitte bestätigen Sie Ihren Auftrag: ${product} / Please confirm your order`,
    values: { signer, partner, product, link, until: dayIn(until) },
  });
