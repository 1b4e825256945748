import type { OrderStatus, rejectionReasons } from '#contract/sales/order.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import type { Mail } from '../queries/outbox.ts';
import { composeMail } from './compose-mail.ts';
import { customer, defineMail, note, noteValue, optional, placeholder, required, viewLink } from './mail-definition.ts';
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
export const orderNumber = placeholder('Auftragsnummer', 'Order number', 'A-2026-000014', required);
export const product = placeholder('Produkt', 'Product', 'Crown Centrex', required);

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
