import type { OrderStatus, rejectionReasons } from '#contract/sales/order.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import type { Mail } from '../queries/outbox.ts';
import { newsTitle } from './news-title.ts';
import { both } from './templates.ts';

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

/** Tells who sent an order what became of it. */
export function orderMail({ recipient, customer, number, link, status, text, reason, date }: OrderNews): Mail {
  const german = ['Guten Tag,', `Ihr Auftrag ${number} hat einen neuen Status: ${orderStatusNames[status].de}.`];
  const english = ['Hello,', `Your order ${number} has a new status: ${orderStatusNames[status].en}.`];
  if (status === 'accepted') {
    german.push('Die Auftragsbestätigung finden Sie im Anhang.');
    english.push('The order confirmation is attached (in German).');
  }
  if (date) {
    german.push(`Bestätigter Termin: ${formatCalendarDay(date, 'de')}`);
    english.push(`Confirmed date: ${formatCalendarDay(date, 'en')}`);
  }
  if (reason) {
    german.push(`Grund: ${reasonNames[reason].de}`);
    english.push(`Reason: ${reasonNames[reason].en}`);
  }
  if (text) {
    german.push(`Nachricht:\n${text}`);
    english.push('The message is above and in the portal.');
  }
  german.push('Im Portal ansehen:', link);
  english.push('View it in the portal:', link);
  const { subject, title } = newsTitle({ name: customer, happened: orderStatusNames[status], kind, number });
  return { recipient, subject, body: both(german, english), news: { event: 'orderStatus', title } };
}

interface SentOrder {
  readonly recipient: string;
  readonly number: string;
  readonly link: string;
  readonly product: string;
  readonly customer: string;
}

/** To the partner, once an order has arrived. */
export const orderReceivedMail = ({ recipient, number, link, product, customer }: SentOrder): Mail => {
  const { subject, title } = newsTitle({ name: customer, happened: orderStatusNames.received, kind, number });
  return {
    recipient,
    subject,
    news: { event: 'orderStatus', title },
    body: both(
      [
        'Guten Tag,',
        `Ihr Auftrag ${number} (${product} für ${customer}) ist eingegangen und wird geprüft.`,
        'Im Portal ansehen:',
        link,
      ],
      [
        'Hello,',
        `Your order ${number} (${product}) has arrived and is being reviewed.`,
        'View it in the portal:',
        link,
      ],
    ),
  };
};

interface AskedCustomer {
  readonly recipient: string;
  readonly signer: string;
  readonly partner: string;
  readonly product: string;
  readonly link: string;
  /** The last day, `YYYY-MM-DD`. */
  readonly until: string;
}

interface OfferedTo {
  readonly recipient: string;
  readonly partner: string;
  readonly product: string;
  /** The sender, and the sender's address for answers. */
  readonly by: { readonly name: string; readonly email?: string | undefined };
  readonly note?: string | undefined;
}

/** To a customer, with the offer attached. */
export const offerMail = ({ recipient, partner, product, by, note }: OfferedTo): Mail => {
  const from = by.email ? `${by.name}, ${by.email}` : by.name;
  return {
    recipient,
    subject: `Ihr Angebot: ${product} / Your offer`,
    body: both(
      [
        'Guten Tag,',
        `im Anhang finden Sie das Angebot von ${partner} über ${product}.`,
        ...(note ? [`Nachricht:\n${note}`] : []),
        `Fragen beantwortet Ihnen ${from}. Auf diese Nachricht können Sie nicht antworten.`,
      ],
      [
        'Hello,',
        `The offer from ${partner} for ${product} is attached.`,
        ...(note ? ['The message is above.'] : []),
        `If you have any questions, please contact ${from}. This mailbox is not monitored.`,
      ],
    ),
  };
};

interface ConfirmingCustomer extends Omit<AskedCustomer, 'link'> {
  readonly number: string;
}

/** To the customer who has placed an order by the link, with the order and all its papers attached. */
export const orderConfirmedMail = ({
  recipient,
  signer,
  partner,
  product,
  number,
  until,
}: ConfirmingCustomer): Mail => ({
  recipient,
  subject: `Ihr Auftrag: ${product} / Your order · ${number}`,
  body: both(
    [
      `Guten Tag ${signer},`,
      `vielen Dank. Sie haben den Auftrag ${number} über ${product} erteilt, den ${partner} für Sie vorbereitet hat.`,
      'Im Anhang finden Sie den Auftrag mit allen Unterlagen. Bitte bewahren Sie diese Nachricht auf.',
      `Bis zum ${formatCalendarDay(until, 'de')} können Sie die Unterlagen auch über den Link herunterladen, über den Sie den Auftrag erteilt haben. Fragen beantwortet Ihnen ${partner}.`,
    ],
    [
      `Hello ${signer},`,
      `Thank you. You have placed order ${number} for ${product}, which ${partner} prepared for you.`,
      'The order with all its documents is attached (in German). Please keep this message.',
      `Until ${formatCalendarDay(until, 'en')} you can also download the papers by the link that you placed the order with. For questions please turn to ${partner}.`,
    ],
  ),
});

/** To the customer, who reads and confirms an order by a link. */
export const confirmationMail = ({ recipient, signer, partner, product, link, until }: AskedCustomer): Mail => ({
  recipient,
  subject: `Bitte bestätigen Sie Ihren Auftrag: ${product} / Please confirm your order`,
  body: both(
    [
      `Guten Tag ${signer},`,
      `${partner} hat für Sie einen Auftrag über ${product} vorbereitet. Bitte lesen und bestätigen Sie ihn; erst damit wird er erteilt:`,
      link,
      `Der Link gilt bis zum ${formatCalendarDay(until, 'de')} und ist nur für Sie bestimmt. Haben Sie keinen Auftrag erwartet, brauchen Sie nichts zu tun.`,
    ],
    [
      `Hello ${signer},`,
      `${partner} has prepared an order for ${product} for you. Please read and confirm it; it is placed only then:`,
      link,
      `The link works until ${formatCalendarDay(until, 'en')} and is intended for you only. If you were not expecting an order, you do not need to do anything.`,
    ],
  ),
});
