import type { Paper } from '../../src/domain/orders/papers.ts';
import { siteSettings } from '../config/site-settings.ts';
import { notFound } from '../core/errors.ts';
import type { DocumentLanguage } from '../documents/document-words.ts';
import { makePaper, paperFileName } from '../documents/papers/make-paper.ts';
import type { PaperOrder } from '../documents/papers/paper-order.ts';
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

async function orderOf(services: RecordServices, row: RecordRow, by: string): Promise<PaperOrder> {
  const { papers } = recordType(services, row.type);
  if (!papers) throw notFound();
  const { trid, data, foreignid, modified } = row;
  const name = await nameOfFoundation(services.db, trid);
  const at = contextOf(services, { trid, by: { id: '', name: by, staff: false } });
  return papers(data, at, {
    number: foreignid ?? '',
    changed: modified,
    now: at.now,
    by,
    partner: { trid, name },
    provider: { name: siteSettings(services.config).company, ...services.config.provider },
  });
}

/** A document of a record as PDF. Throws 404 where its type, or this one record, has none of that kind. */
export async function recordPaper(
  services: RecordServices,
  row: RecordRow,
  { paper, language, by }: AskedPaper,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const document = makePaper(paper, await orderOf(services, row, by), language);
  if (!document) throw notFound();
  // Makers of PDFs take 20 MiB, which most servers never need.
  const { renderDocument } = await import('../documents/render-document.ts');
  return { name: paperFileName(paper, row.foreignid ?? '', language), bytes: await renderDocument(document) };
}
