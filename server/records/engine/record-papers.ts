import type { Paper } from '#domain/sales/orders/papers.ts';
import { paperBrandOf, providerOf } from '#server/brand/brand-source.ts';
import { notFound } from '#server/core/errors.ts';
import { makePaper, type PaperSource, paperFileName } from '#server/papers/make-paper.ts';
import type { PaperAbout } from '#server/papers/paper-source.ts';
import type { DocumentLanguage } from '#server/pdf/document-labels.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { findPaper, keepPaper } from '#server/queries/records/record-papers.ts';
import { findLogo } from '#server/queries/session/foundation-logos.ts';
import { nameOfFoundation } from '#server/queries/session/foundations.ts';
import type { RecordType } from './definition/define-record.ts';
import type { RecordServices } from './record-services.ts';
import { recordType } from './record-types.ts';
import { contextOf, type Scope } from './scope.ts';

interface AskedPaper {
  readonly paper: Paper;
  readonly language: DocumentLanguage;
  /** Who asks. */
  readonly by: string;
}

/** What a record's documents say beside it. */
export async function paperAbout(services: RecordServices, row: RecordRow, by: string): Promise<PaperAbout> {
  const { db } = services;
  const [partner, logo] = [await nameOfFoundation(db, row.trid), await findLogo(db, row.trid)];
  return aboutRow(services, row, { by, now: services.clock(), partner, logo });
}

const aboutRow = (
  { config }: Pick<RecordServices, 'config'>,
  { trid, foreignid, modified }: RecordRow,
  {
    by,
    now,
    partner,
    logo,
  }: {
    readonly by: string;
    readonly now: number;
    readonly partner: string;
    readonly logo: Buffer | undefined;
  },
): PaperAbout => ({
  number: foreignid ?? '',
  changed: modified,
  now,
  by,
  partner: { trid, name: partner, logo },
  provider: providerOf(config),
  brand: paperBrandOf(config),
});

/** A document as a file of a mail, made in the transaction that writes the mail. Throws 404 where there is none. */
export async function attachedPaper(
  { tx, services, at }: Pick<Scope, 'tx' | 'services' | 'at'>,
  { papers }: RecordType,
  row: RecordRow,
  paper: Paper,
) {
  if (!papers) throw notFound();
  const logo = await findLogo(tx, row.trid);
  const about = {
    ...aboutRow(services, row, { by: at.by.name, now: at.now, partner: await at.foundation(), logo }),
    isForCustomer: true,
  };
  const order = await papers(row.data, at, about);
  const paperOptions = { paper, language: 'de' } as const;
  return {
    name: paperName(order, paperOptions),
    mimetype: 'application/pdf',
    bytes: await printPaper(order, paperOptions),
  };
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
  const { renderDocument } = await import('#server/pdf/render-document.ts');
  return renderDocument(document);
}

/** What proves something is made once, and stays as it was made. */
const keptPapers: readonly Paper[] = ['proof'];

/** A document of a record as PDF, as it is now or as it was made first. Throws 404 where the record has none of that kind. */
export async function paperOfRecord(
  services: RecordServices,
  row: RecordRow,
  { by, paper, language }: AskedPaper,
): Promise<Buffer> {
  const print = async () => printPaper(await recordPaperOrder(services, row, by), { paper, language });
  if (!keptPapers.includes(paper)) return print();
  const place = { trid: row.trid, recordId: row.id, paper, language };
  const storedPaper = await findPaper(services.db, place);
  if (storedPaper) return storedPaper;
  const bytes = await print();
  await keepPaper(services.db, { ...place, bytes, made: services.clock() });
  return (await findPaper(services.db, place)) ?? bytes;
}

/** What a record's documents are made of. Throws 404 where its type has none. */
export async function recordPaperOrder(
  services: RecordServices,
  row: RecordRow,
  by: string,
  isForCustomer = false,
): Promise<PaperSource> {
  const { papers } = recordType(services, row.type);
  if (!papers) throw notFound();
  const at = contextOf(services, { trid: row.trid, by: { id: '', name: by, staff: false } });
  return papers(row.data, at, { ...(await paperAbout(services, row, by)), isForCustomer });
}
