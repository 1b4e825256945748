import type { Paper } from '../../src/domain/orders/papers.ts';
import { siteSettings } from '../config/site-settings.ts';
import { notFound } from '../core/errors.ts';
import type { DocumentLanguage } from '../documents/document-words.ts';
import { makePaper, type PaperSource, paperFileName } from '../documents/papers/make-paper.ts';
import type { PaperAbout } from '../documents/papers/paper-source.ts';
import type { RecordRow } from '../queries/records/record-columns.ts';
import { nameOfFoundation } from '../queries/session/foundations.ts';
import type { ActionContext } from './definition/action.ts';
import type { RecordType } from './definition/define-record.ts';
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
  return aboutRow(services, row, { by, now: services.clock(), partner: await nameOfFoundation(services.db, row.trid) });
}

const aboutRow = (
  { config }: Pick<RecordServices, 'config'>,
  { trid, foreignid, modified }: RecordRow,
  { by, now, partner }: { readonly by: string; readonly now: number; readonly partner: string },
): PaperAbout => ({
  number: foreignid ?? '',
  changed: modified,
  now,
  by,
  partner: { trid, name: partner },
  provider: { name: siteSettings(config).company, ...config.provider },
});

/** A document as a file of a mail, made in the transaction that writes the mail. Throws 404 where there is none. */
export async function attachedPaper(
  services: Pick<RecordServices, 'config'>,
  { papers }: RecordType,
  row: RecordRow,
  at: ActionContext,
  paper: Paper,
) {
  if (!papers) throw notFound();
  const about = aboutRow(services, row, { by: at.by.name, now: at.now, partner: await at.foundation() });
  const order = await papers(row.data, at, about);
  const asked = { paper, language: 'de' } as const;
  return { name: paperName(order, asked), mimetype: 'application/pdf', bytes: await printPaper(order, asked) };
}

type Which = Omit<AskedPaper, 'by'>;

/** The name of a document. Throws 404 where the order has none of that kind. */
export function paperName(order: PaperSource, { paper, language }: Which): string {
  if (!makePaper(paper, order, language)) throw notFound();
  return paperFileName(paper, order.number, language);
}

/** A document as PDF. Throws 404 where the order has none of that kind. */
export async function printPaper(order: PaperSource, { paper, language }: Which): Promise<Buffer> {
  const document = makePaper(paper, order, language);
  if (!document) throw notFound();
  // Makers of PDFs take 20 MiB, which most servers never need.
  const { renderDocument } = await import('../documents/render-document.ts');
  return renderDocument(document);
}

/** What a record's documents are made of. Throws 404 where its type has none. */
export async function recordPaperOrder(services: RecordServices, row: RecordRow, by: string): Promise<PaperSource> {
  const { papers } = recordType(services, row.type);
  if (!papers) throw notFound();
  const at = contextOf(services, { trid: row.trid, by: { id: '', name: by, staff: false } });
  return papers(row.data, at, await paperAbout(services, row, by));
}
