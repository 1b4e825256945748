import { hasDebit } from '#domain/sales/orders/consents.ts';
import type { Paper } from '#domain/sales/orders/papers.ts';
import type { PrintedDocument } from '../pdf/document.ts';
import type { DocumentLanguage } from '../pdf/document-labels.ts';
import { confirmationPaper } from './confirmation-paper.ts';
import { contractSummary } from './contract-summary.ts';
import { mandatePaper } from './mandate-paper.ts';
import { offerPaper } from './offer-paper.ts';
import { orderPaper } from './order-paper.ts';
import type { PaperOrder } from './paper-order.ts';
import { proofPaper } from './proof-paper.ts';
import { type SipSheet, sipSheet } from './sip-sheet.ts';

type Make = (order: PaperOrder, language: DocumentLanguage) => PrintedDocument | undefined;

/** What documents are made of: a draft or an order, or a SIP account. */
export type PaperSource = PaperOrder | SipSheet;

const makers: Record<Exclude<Paper, 'sipSheet'>, Make> = {
  order: orderPaper,
  summary: contractSummary,
  mandate: (order, language) => (hasDebit(order.values) ? mandatePaper(order, language) : undefined),
  offer: (order, language) => (order.isSent ? undefined : offerPaper(order, language)),
  confirmation: ({ sent, ...order }, language) => (sent ? confirmationPaper({ ...order, sent }, language) : undefined),
  proof: ({ sent, ...order }, language) => (sent ? proofPaper({ ...order, sent }, language) : undefined),
};

const fileNames: Record<Paper, Record<DocumentLanguage, string>> = {
  order: { de: 'Auftrag', en: 'Order' },
  summary: { de: 'Vertragszusammenfassung', en: 'Contract summary' },
  mandate: { de: 'SEPA-Mandat', en: 'SEPA mandate' },
  offer: { de: 'Angebot', en: 'Offer' },
  confirmation: { de: 'Auftragsbestätigung', en: 'Order confirmation' },
  proof: { de: 'Nachweis', en: 'Proof' },
  sipSheet: { de: 'Konfigurationsblatt', en: 'Configuration sheet' },
};

/** `Auftrag A-2026-000123.pdf` */
export const paperFileName = (paper: Paper, number: string, language: DocumentLanguage): string =>
  `${fileNames[paper][language]} ${number}.pdf`;

/** A document of a record; undefined where it has no such one, as a mandate without direct debit. */
export function makePaper(paper: Paper, source: PaperSource, language: DocumentLanguage): PrintedDocument | undefined {
  if ('account' in source) return paper === 'sipSheet' ? sipSheet(source, language) : undefined;
  return paper === 'sipSheet' ? undefined : makers[paper](source, language);
}
