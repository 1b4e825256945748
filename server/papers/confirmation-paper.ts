import type { OrderData } from '#contract/sales/order.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { acceptedAt } from '#domain/sales/orders/papers.ts';
import type { PrintedDocument } from '../pdf/document.ts';
import { type DocumentLabels, type DocumentLanguage, documentLabels } from '../pdf/document-labels.ts';
import { customerLines, customerName, ownLetterhead, type PaperOrder, priceBlocks } from './paper-order.ts';

const words = {
  de: {
    title: 'Auftragsbestätigung',
    to: 'Für',
    contract: 'Vertragsnummer',
    ordered: 'Auftrag vom',
    accepted: 'Angenommen am',
    term: 'Mindestvertragslaufzeit',
    desired: 'Wunschtermin',
    confirmed: 'Bestätigter Termin',
    mandate: 'Mandatsreferenz (SEPA-Lastschrift)',
    reference: 'Ihre Referenz',
    intro: (product: string) =>
      `Guten Tag,\n\nvielen Dank für Ihren Auftrag über ${product}. Wir nehmen ihn an; damit ist der Vertrag geschlossen.`,
    next: 'Vereinbart ist, was im Auftrag und in der Vertragszusammenfassung steht. Es gelten die Allgemeinen Geschäftsbedingungen, die Leistungsbeschreibung und die Preisliste, die Sie vor der Unterschrift erhalten haben. Den Termin der Schaltung bestätigen wir Ihnen eigens, wenn er hier noch nicht genannt ist.',
    greeting: 'Mit freundlichen Grüßen',
  },
  en: {
    title: 'Order confirmation',
    to: 'For',
    contract: 'Contract number',
    ordered: 'Ordered on',
    accepted: 'Accepted on',
    term: 'Minimum term',
    desired: 'Desired date',
    confirmed: 'Confirmed date',
    mandate: 'Mandate reference (SEPA direct debit)',
    reference: 'Your reference',
    intro: (product: string) =>
      `Hello,\n\nthank you for your order for ${product}. We accept it; the contract is thereby concluded. The German version is the binding one.`,
    next: 'What the order and the contract summary say is agreed. The general terms, the service description and the price list that you received before you signed apply. Where no date is named here yet, we confirm it separately.',
    greeting: 'Kind regards',
  },
} as const;

/** The provider's word that an order is accepted. */
export function confirmationPaper(
  order: PaperOrder & { readonly sent: OrderData },
  language: DocumentLanguage,
): PrintedDocument | undefined {
  const [t, own]: [DocumentLabels, (typeof words)[DocumentLanguage]] = [documentLabels[language], words[language]];
  const { sent, provider, values, customer } = order;
  const accepted = acceptedAt(sent);
  if (accepted === undefined) return undefined;
  const term = Number(values['contractTerm']);
  const dayIn = (day: unknown) => (typeof day === 'string' && day !== '' ? t.day(day) : '');
  const facts = [
    [own.to, customerLines(customer, t).join('\n')],
    [t.orderNumber, order.number],
    [own.contract, sent.contractNumber ?? ''],
    [t.product, order.product],
    [own.ordered, t.day(berlinDay(sent.submittedAt))],
    [own.accepted, t.day(berlinDay(accepted))],
    [own.term, term > 0 ? t.months(term) : ''],
    [own.desired, dayIn(values['desiredDate'])],
    [own.confirmed, dayIn(sent.confirmedDate)],
    [own.mandate, sent.mandateReference ?? ''],
    [own.reference, String(values['externalReference'] ?? '')],
    [t.partner, order.partner.name],
  ] as const;
  return {
    language,
    title: own.title,
    subtitle: `${order.number} · ${order.product}`,
    letterhead: ownLetterhead(provider.name, [provider.address, provider.contact], order.brand),
    reference: `${own.title} ${order.number} · ${customerName(customer)}`,
    created: accepted,
    blocks: [
      { kind: 'facts', facts: facts.filter(([, text]) => text !== '') },
      { kind: 'text', text: own.intro(order.product) },
      { kind: 'heading', text: t.prices.title },
      ...priceBlocks(order, language),
      { kind: 'text', text: own.next },
      { kind: 'text', text: `${own.greeting}\n${provider.name}` },
    ],
  };
}
