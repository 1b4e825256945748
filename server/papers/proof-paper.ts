import type { OrderData } from '#contract/sales/order.ts';
import { declaredText } from '#domain/sales/orders/consent-texts.ts';
import type { PrintedDocument } from '../pdf/document.ts';
import { type DocumentLabels, type DocumentLanguage, documentLabels } from '../pdf/document-labels.ts';
import { customerLines, customerName, letterheadOf, type PaperOrder } from './paper-order.ts';

const words = {
  de: {
    title: 'Nachweis der Beauftragung',
    intro:
      'Dieses Blatt gibt wieder, was bei der Übermittlung des Auftrags erklärt und unterschrieben wurde. Alle Angaben auf diesem Blatt sind seit der Übermittlung unverändert mit dem Auftrag gespeichert; der Prüfwert wird aus ihnen berechnet und ändert sich mit jedem Zeichen darin.',
    order: 'Auftrag',
    sent: 'Übermittelt',
    by: 'von',
    draft: 'Aus Entwurf',
    revision: 'Stand',
    priceList: 'Preisliste',
    terms: 'Nutzungsbedingungen, Fassung',
    amounts: 'Beträge',
    amountText: (monthly: string, oneOff: string) => `monatlich ${monthly} netto, einmalig ${oneOff} netto`,
    consents: 'Erklärungen',
    text: 'Wortlaut',
    version: 'Fassung',
    at: 'Zeitpunkt',
    person: 'Abgegeben von',
    warnings: 'Bestätigte Hinweise',
    noWarnings: 'keine',
    signature: 'Unterschrift',
    modes: {
      upload: 'Unterschriebenes Dokument hochgeladen',
      drawn: 'Am Bildschirm unterschrieben',
      link: 'Vom Kunden über den zugesandten Link bestätigt',
    },
    kind: 'Art',
    signer: 'Unterzeichner',
    placeAndDate: 'Ort, Datum',
    signedAt: 'Zeitpunkt',
    hash: 'Prüfwert (SHA-256) des unterschriebenen Dokuments',
    mandate: 'Mandatsreferenz',
  },
  en: {
    title: 'Proof of order',
    intro:
      'This page shows what was declared and signed when the order was submitted. All of it has been kept unchanged with the order since; the hash is computed from it and changes with each character. Declarations were given in German.',
    order: 'Order',
    sent: 'Submitted',
    by: 'by',
    draft: 'From draft',
    revision: 'revision',
    priceList: 'Price list',
    terms: 'Terms of use, version',
    amounts: 'Amounts',
    amountText: (monthly: string, oneOff: string) => `${monthly} monthly, ${oneOff} one-off, net`,
    consents: 'Declarations',
    text: 'Text',
    version: 'Version',
    at: 'Time',
    person: 'Given by',
    warnings: 'Confirmed warnings',
    noWarnings: 'none',
    signature: 'Signature',
    modes: {
      upload: 'Signed document uploaded',
      drawn: 'Signed on screen',
      link: 'Confirmed by the customer through the link sent to them',
    },
    kind: 'Kind',
    signer: 'Signer',
    placeAndDate: 'Place, date',
    signedAt: 'Time',
    hash: 'Hash (SHA-256) of the signed document',
    mandate: 'Mandate reference',
  },
} as const;

/** What a court could read: texts, versions, times, signer and hash of an order. */
export function proofPaper(
  order: PaperOrder & { readonly sent: OrderData },
  language: DocumentLanguage,
): PrintedDocument {
  const [t, own]: [DocumentLabels, (typeof words)[DocumentLanguage]] = [documentLabels[language], words[language]];
  const { sent } = order;
  const { signature } = sent;
  const place = [signature.place, signature.date && t.day(signature.date)].filter(Boolean).join(', ');
  const signatureFacts = [
    [own.kind, own.modes[signature.mode]],
    [own.signer, signature.signer],
    [own.placeAndDate, place],
    [own.signedAt, t.moment(signature.at)],
    [own.mandate, sent.mandateReference ?? ''],
    [own.hash, signature.sha256],
  ] as const;
  return {
    language,
    title: own.title,
    subtitle: `${order.number} · ${order.product}`,
    letterhead: letterheadOf(order, t),
    reference: `${own.title} ${order.number}`,
    created: sent.submittedAt,
    blocks: [
      { kind: 'text', text: own.intro, look: 'muted' },
      { kind: 'heading', text: own.order },
      {
        kind: 'facts',
        facts: [
          [t.orderNumber, order.number],
          [own.draft, `${sent.draftNumber}, ${own.revision} ${sent.draftRevision}`],
          [t.product, order.product],
          [t.customer, customerLines(order.customer, t).join(', ') || customerName(order.customer)],
          [t.provider, order.provider.name],
          [own.sent, `${t.moment(sent.submittedAt)} ${own.by} ${sent.submittedBy}`],
          [own.amounts, own.amountText(t.money(sent.prices.monthly), t.money(sent.prices.oneOff))],
          [own.priceList, sent.prices.priceListTitle ?? sent.priceListId],
          [own.terms, sent.termsVersion],
          [own.warnings, sent.confirmedWarnings.map(order.findingIn(language)).join('\n') || own.noWarnings],
        ],
      },
      { kind: 'heading', text: own.consents },
      {
        kind: 'table',
        heads: [own.text, own.version, own.person, own.at],
        widths: [42, 14, 18, 26],
        rows: sent.consents.map(({ key, textVersion, by, at }) => [
          declaredText(key, textVersion)?.de ?? key,
          textVersion,
          by,
          t.moment(at),
        ]),
      },
      { kind: 'heading', text: own.signature },
      { kind: 'facts', facts: signatureFacts.filter(([, text]) => text !== '') },
    ],
  };
}
