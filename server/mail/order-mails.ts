import type { OrderStatus, rejectionReasons } from '#contract/sales/order.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import type { Mail } from '../queries/outbox.ts';
import { composeMail } from './compose-mail.ts';
import {
  customer,
  defineMail,
  linkTo,
  note,
  noteValue,
  optional,
  placeholder,
  required,
  viewLink,
} from './mail-definition.ts';
import { newsTitle } from './news-title.ts';

const kind = { de: 'Auftrag', en: 'Order' };

const orderStatusNames: Record<OrderStatus, { de: string; en: string }> = {
  received: { de: 'Eingegangen', en: 'Received' },
  inReview: { de: 'In Prüfung', en: 'In review' },
  clarification: { de: 'In Klärung', en: 'Clarification needed' },
  accepted: { de: 'Angenommen', en: 'Accepted' },
  porting: { de: 'Vorabstimmung läuft', en: 'Porting being agreed' },
  scheduled: { de: 'Termin bestätigt', en: 'Date confirmed' },
  provisioning: { de: 'In Bereitstellung', en: 'Being provisioned' },
  partlyActive: { de: 'Teilweise aktiv', en: 'Partly active' },
  active: { de: 'Aktiv', en: 'Active' },
  cancelRequested: { de: 'Storno angefragt', en: 'Cancellation requested' },
  cancelled: { de: 'Storniert', en: 'Cancelled' },
  rejected: { de: 'Abgelehnt', en: 'Rejected' },
  terminated: { de: 'Beendet', en: 'Terminated' },
};

const reasonNames: Record<(typeof rejectionReasons)[number], { de: string; en: string }> = {
  credit: { de: 'Bonität', en: 'Credit check' },
  unavailable: { de: 'Nicht verfügbar', en: 'Not available' },
  documents: { de: 'Unterlagen fehlen', en: 'Documents missing' },
  data: { de: 'Daten falsch', en: 'Wrong data' },
  other: { de: 'Sonstiges', en: 'Other' },
};

export interface OrderNews {
  readonly recipient: string;
  readonly customer: string;
  readonly number: string;
  readonly link: string;
  readonly status: OrderStatus;
  readonly text?: string | undefined;
  readonly reason?: keyof typeof reasonNames | undefined;
  /** `YYYY-MM-DD` */
  readonly date?: string | undefined;
}

const dayIn = (day: string) => ({ de: formatCalendarDay(day, 'de'), en: formatCalendarDay(day, 'en') });
const orderNumber = placeholder('Auftragsnummer', 'Order number', 'A-2026-000014', required);
const product = placeholder('Produkt', 'Product', 'Crown Centrex', required);
const partner = placeholder('Partner', 'Partner', 'Sommer Telekom GmbH', required);
const signer = placeholder('Name', 'Name', 'Jörn Ahrens');

export const orderStatus = defineMail({
  id: 'orderStatus',
  area: 'sales',
  label: { de: 'Neuer Status des Auftrags', en: 'New order status' },
  occasion: {
    de: 'Geht an die Person, die den Auftrag gesendet hat, bei jedem neuen Status.',
    en: 'Sent to the person who sent the order, with each new status.',
  },
  placeholders: {
    customer,
    number: orderNumber,
    status: placeholder('Neuer Status', 'New status', orderStatusNames.accepted, required),
    attachment: placeholder(
      'Hinweis auf den Anhang',
      'Note on the attachment',
      {
        de: 'Die Auftragsbestätigung finden Sie im Anhang.',
        en: 'The order confirmation is attached (in German).',
      },
      optional,
    ),
    date: placeholder('Bestätigter Termin', 'Confirmed date', dayIn('2026-12-14'), optional),
    reason: placeholder('Grund', 'Reason', reasonNames.documents, optional),
    note,
    link: viewLink,
  },
  subject: {
    de: '{{customer}}: {{status}} · Auftrag {{number}}',
    en: '{{customer}}: {{status}} · Order {{number}}',
  },
  text: {
    de: [
      'Guten Tag,',
      'Ihr Auftrag {{number}} hat einen neuen Status: {{status}}.',
      '{{attachment}}',
      'Bestätigter Termin: {{date}}',
      'Grund: {{reason}}',
      'Nachricht:\n{{note}}',
      '{{link}}',
    ],
    en: [
      'Hello,',
      'Your order {{number}} has a new status: {{status}}.',
      '{{attachment}}',
      'Confirmed date: {{date}}',
      'Reason: {{reason}}',
      'Message: {{note}}',
      '{{link}}',
    ],
  },
});

/** Tells who sent an order what became of it. */
export function orderMail({ recipient, customer, number, link, status, text, reason, date }: OrderNews): Mail {
  const { subject, title } = newsTitle({ name: customer, happened: orderStatusNames[status], kind, number });
  return composeMail(orderStatus, {
    ...{ recipient, subject, news: { event: 'orderStatus', title } },
    values: {
      ...{ customer, number, link, status: orderStatusNames[status], note: noteValue(text) },
      attachment: status === 'accepted' ? orderStatus.placeholders.attachment.sample : '',
      date: date && dayIn(date),
      reason: reason && reasonNames[reason],
    },
  });
}

export const orderReceived = defineMail({
  id: 'orderReceived',
  area: 'sales',
  label: { de: 'Auftrag eingegangen', en: 'Order received' },
  occasion: { de: 'Geht an die Person, die den Auftrag gesendet hat.', en: 'Sent to the person who sent the order.' },
  placeholders: { customer, number: orderNumber, product, link: viewLink },
  subject: {
    de: '{{customer}}: Eingegangen · Auftrag {{number}}',
    en: '{{customer}}: Received · Order {{number}}',
  },
  text: {
    de: [
      'Guten Tag,',
      'Ihr Auftrag {{number}} ({{product}} für {{customer}}) ist eingegangen und wird geprüft.',
      '{{link}}',
    ],
    en: [
      'Hello,',
      'Your order {{number}} ({{product}} for {{customer}}) has arrived and is being reviewed.',
      '{{link}}',
    ],
  },
});

interface SentOrder {
  readonly recipient: string;
  readonly number: string;
  readonly link: string;
  readonly product: string;
  readonly customer: string;
}

/** To the partner, once an order has arrived. */
export const orderReceivedMail = ({ recipient, ...values }: SentOrder): Mail => {
  const { customer: name, number } = values;
  const { subject, title } = newsTitle({ name, happened: orderStatusNames.received, kind, number });
  return composeMail(orderReceived, { recipient, subject, values, news: { event: 'orderStatus', title } });
};

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
