import type { paperNamed } from '../../../src/domain/orders/papers.ts';
import { notFound } from '../../core/errors.ts';
import { draftForPaper } from '../../documents/papers/paper-source.ts';
import { findRecord } from '../../queries/records/records.ts';
import { paperAbout, paperName, printPaper, recordPaperOrder } from '../record-papers.ts';
import type { RecordServices } from '../record-services.ts';
import { opened } from './confirm-order.ts';

/** What somebody without an account may read: not what partner and distributor keep for themselves. */
const forCustomers: readonly string[] = ['order', 'summary', 'mandate'];

/** A document for whoever holds the link: with the prices that he was told, and of the order once there is one. */
export async function confirmationPaper(
  services: RecordServices,
  token: string,
  { paper, locale: language }: NonNullable<ReturnType<typeof paperNamed>>,
) {
  if (!forCustomers.includes(paper)) throw notFound();
  const { row, draft } = await opened(services, token);
  const { confirmation, orderId } = draft;
  const order = orderId === undefined ? undefined : await findRecord(services.db, row.trid, orderId);
  const { customer, prices, by } = confirmation;
  const source = order
    ? await recordPaperOrder(services, order, by)
    : draftForPaper(draft, { customer, prices }, await paperAbout(services, row, by));
  const asked = { paper, language };
  return { name: paperName(source, asked), bytes: await printPaper(source, asked) };
}
