import type { PrintedDocument } from '../pdf/document.ts';
import { type DocumentLabels, type DocumentLanguage, documentLabels } from '../pdf/document-labels.ts';
import { customerLines, customerName, factBlocks, letterheadOf, type PaperOrder, priceBlocks } from './paper-order.ts';

const words = {
  de: {
    title: 'Angebot',
    to: 'Für',
    from: 'Ihr Ansprechpartner',
    date: 'Datum',
    validUntil: 'Gültig bis',
    number: 'Angebotsnummer',
    intro: (product: string) =>
      `Guten Tag,\n\nvielen Dank für Ihr Interesse. Gern bieten wir Ihnen ${product} zu den folgenden Konditionen an.`,
    prices: 'Ihre Preise',
    oldPrices: (title: string, day: string) =>
      `Diese Preise sind die der Liste „${title}“. Seit dem ${day} gilt eine neuere; die hier genannten Preise gelten für dieses Angebot weiter.`,
    services: 'Ihre Leistungen',
    close: (day: string) =>
      `Dieses Angebot gilt bis zum ${day}. Es gelten die Allgemeinen Geschäftsbedingungen, die Leistungsbeschreibung und die Preisliste des Anbieters. Vor Vertragsschluss erhalten Sie eine Vertragszusammenfassung.`,
    greeting: 'Mit freundlichen Grüßen',
  },
  en: {
    title: 'Offer',
    to: 'For',
    from: 'Your contact',
    date: 'Date',
    validUntil: 'Valid until',
    number: 'Offer number',
    intro: (product: string) =>
      `Hello,\n\nthank you for your interest. We are pleased to offer you ${product} on the following conditions.`,
    prices: 'Your prices',
    oldPrices: (title: string, day: string) =>
      `These prices are those of the list “${title}”. Since ${day} there is a newer one; the prices named here still hold for this offer.`,
    services: 'Your services',
    close: (day: string) =>
      `This offer is valid until ${day}. The provider's general terms, service description and price list apply. You receive a contract summary before the contract is concluded.`,
    greeting: 'Kind regards',
  },
} as const;

/** What belongs to the order alone and not into an offer. */
const internal =
  /^(customerId|voNumber|externalReference|remark|attachments|bank|paymentMethod|contactTech|ident\w*)(\.|$)/;

/** An offer to the customer, in the partner's own name. */
export function offerPaper(order: PaperOrder, language: DocumentLanguage): PrintedDocument {
  const { offer } = order;
  const { oldPrices } = offer;
  const [t, own]: [DocumentLabels, (typeof words)[DocumentLanguage]] = [documentLabels[language], words[language]];
  const sections = order
    .factsIn(language)
    .map((section) => ({ ...section, facts: section.facts.filter(({ path }) => !internal.test(path)) }))
    .filter(({ facts }) => facts.length > 0);
  return {
    language,
    title: `${own.title} ${order.product}`,
    letterhead: {
      ...letterheadOf(order, t),
      lines: [],
      ...(order.partner.logo && { logo: order.partner.logo }),
    },
    reference: `${own.title} ${order.number} · ${customerName(order.customer)}`,
    created: order.created,
    blocks: [
      {
        kind: 'facts',
        facts: [
          [own.to, customerLines(order.customer, t).join('\n')],
          [own.from, `${offer.contact}\n${order.partner.name}`],
          [own.number, order.number],
          [own.date, t.day(offer.date)],
          [own.validUntil, t.day(offer.validUntil)],
        ],
      },
      { kind: 'text', text: own.intro(order.product) },
      { kind: 'heading', text: own.prices },
      ...priceBlocks(order, language),
      ...(oldPrices ? [{ kind: 'text' as const, text: own.oldPrices(oldPrices.title, t.day(oldPrices.since)) }] : []),
      { kind: 'heading', text: own.services },
      ...factBlocks(sections),
      { kind: 'notice', text: own.close(t.day(offer.validUntil)) },
      { kind: 'text', text: `${own.greeting}\n${offer.contact}\n${order.partner.name}` },
    ],
  };
}
