import type { PrintedDocument } from '../pdf/document.ts';
import { type DocumentLabels, type DocumentLanguage, documentLabels } from '../pdf/document-labels.ts';
import {
  customerLines,
  customerName,
  factBlocks,
  letterheadOf,
  numberCaption,
  type PaperOrder,
  priceBlocks,
} from './paper-order.ts';

const words = {
  de: {
    title: 'Auftrag',
    draft:
      'Entwurf: Dieser Auftrag ist noch nicht übermittelt. Verbindlich wird er erst mit der Unterschrift und der Annahme durch den Anbieter.',
    order:
      'Der Kunde beauftragt den Anbieter mit den folgenden Leistungen. Es gelten die Allgemeinen Geschäftsbedingungen, die Leistungsbeschreibung und die Preisliste des Anbieters.',
    waiver: 'Verzicht nach § 71 Abs. 3 TKG',
    waiverText:
      'Der Kunde verzichtet ausdrücklich auf die Anwendung der in § 71 Abs. 3 TKG genannten Schutzvorschriften.',
    signed: 'Auftragserteilung durch den Kunden',
  },
  en: {
    title: 'Order',
    draft:
      'Draft: this order has not been submitted yet. It becomes binding only with the signature and the acceptance by the provider. The German version is the binding one.',
    order:
      "The customer orders the following services from the provider. The provider's general terms, service description and price list apply. The German version is the binding one.",
    waiver: 'Waiver under § 71(3) TKG',
    waiverText: 'The customer expressly waives the application of the protective provisions named in § 71(3) TKG.',
    signed: 'Order placed by the customer',
  },
} as const;

/** What the customer signs. */
export function orderPaper(order: PaperOrder, language: DocumentLanguage): PrintedDocument {
  const [t, own]: [DocumentLabels, (typeof words)[DocumentLanguage]] = [documentLabels[language], words[language]];
  const { provider, signature, customer, values } = order;
  return {
    language,
    title: `${own.title} ${order.product}`,
    subtitle: numberCaption(order, t),
    letterhead: letterheadOf(order, t),
    reference: `${own.title} ${order.number} · ${customerName(customer)}`,
    created: order.created,
    blocks: [
      { kind: 'notice', text: order.isSent ? own.order : own.draft },
      {
        kind: 'facts',
        facts: [
          [t.customer, customerLines(customer, t).join('\n')],
          [t.provider, `${provider.name}\n${provider.address}`],
          [t.partner, order.partner.name],
        ],
      },
      ...factBlocks(order.factsIn(language)),
      { kind: 'heading', text: t.prices.title },
      ...priceBlocks(order, language),
      ...(values['tkgWaiver'] === true
        ? [{ kind: 'heading', text: own.waiver } as const, { kind: 'text', text: own.waiverText } as const]
        : []),
      signatureBlock(own.signed, order, t, signature?.image),
    ],
  };
}

export const signatureBlock = (
  label: string,
  { signature, customer }: PaperOrder,
  t: DocumentLabels,
  image: Buffer | undefined,
) =>
  ({
    kind: 'signature',
    label,
    signer: signature?.signer ?? customerName(customer),
    placeAndDate: [signature?.place, signature?.date && t.day(signature.date)].filter(Boolean).join(', '),
    captions: t.signature,
    ...(image && { image }),
  }) as const;
