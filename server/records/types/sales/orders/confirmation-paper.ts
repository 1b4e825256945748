import { draftPapers, paperNamed } from '#domain/sales/orders/papers.ts';
import { notFound } from '#server/core/errors.ts';
import { draftForPaper } from '#server/papers/paper-source.ts';
import { paperAbout, paperName, printPaper, recordPaperOrder } from '#server/records/engine/record-papers.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import { openedLink } from './confirm-order.ts';

interface ConfirmationFile {
  readonly name: string;
  readonly mimetype: string;
  readonly bytes: Buffer;
}

/** A document by the link: one of the order, with the prices that the customer was told, or one of its product. */
export async function confirmationFile(
  services: RecordServices,
  token: string,
  file: string,
): Promise<ConfirmationFile> {
  const { row, draft, order, documents } = await openedLink(services, token);
  const namedPaper = paperNamed(file);
  if (!namedPaper) {
    const document = documents.find(({ name }) => name === file);
    if (!document) throw notFound();
    return { name: document.name, mimetype: document.mimetype, bytes: await document.read() };
  }
  const { paper, locale: language } = namedPaper;
  if (!draftPapers.some((one) => one === paper)) throw notFound();
  const { customer, prices, by } = draft.confirmation;
  const source = order
    ? await recordPaperOrder(services, order, by, true)
    : draftForPaper(draft, { customer, prices }, { ...(await paperAbout(services, row, by)), isForCustomer: true });
  const which = { paper, language };
  return { name: paperName(source, which), mimetype: 'application/pdf', bytes: await printPaper(source, which) };
}
