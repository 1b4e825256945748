import type { Paper } from '../../src/domain/orders/papers.ts';
import { siteSettings } from '../config/site-settings.ts';
import { notFound } from '../core/errors.ts';
import type { DocumentLanguage } from '../documents/document-words.ts';
import { makePaper, paperFileName } from '../documents/papers/make-paper.ts';
import type { PaperOrder } from '../documents/papers/paper-order.ts';
import type { PaperAbout } from '../documents/papers/paper-source.ts';
import type { RecordRow } from '../queries/records/record-columns.ts';
import { nameOfFoundation } from '../queries/session/foundations.ts';
import type { RecordServices } from './record-services.ts';
import { recordType } from './registry.ts';
import { contextOf } from './scope.ts';

export interface AskedPaper {
  readonly paper: Paper;
  readonly language: DocumentLanguage;
  /** Who asks. */
  readonly by: string;
}

/** What a record's documents say beside it. */
export async function paperAbout(services: RecordServices, row: RecordRow, by: string): Promise<PaperAbout> {
  const { trid, foreignid, modified } = row;
  return {
    number: foreignid ?? '',
    changed: modified,
    now: services.clock(),
    by,
    partner: { trid, name: await nameOfFoundation(services.db, trid) },
    provider: { name: siteSettings(services.config).company, ...services.config.provider },
  };
}

type Which = Omit<AskedPaper, 'by'>;

/** The name of a document. Throws 404 where the order has none of that kind. */
export function paperName(order: PaperOrder, { paper, language }: Which): string {
  if (!makePaper(paper, order, language)) throw notFound();
  return paperFileName(paper, order.number, language);
}

/** A document as PDF. Throws 404 where the order has none of that kind. */
export async function printPaper(order: PaperOrder, { paper, language }: Which): Promise<Buffer> {
  const document = makePaper(paper, order, language);
  if (!document) throw notFound();
  // Makers of PDFs take 20 MiB, which most servers never need.
  const { renderDocument } = await import('../documents/render-document.ts');
  return renderDocument(document);
}

/** What a record's documents are made of. Throws 404 where its type has none. */
export async function recordPaperOrder(services: RecordServices, row: RecordRow, by: string): Promise<PaperOrder> {
  const { papers } = recordType(services, row.type);
  if (!papers) throw notFound();
  const at = contextOf(services, { trid: row.trid, by: { id: '', name: by, staff: false } });
  return papers(row.data, at, await paperAbout(services, row, by));
}
