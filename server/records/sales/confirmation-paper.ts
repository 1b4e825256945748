import type { paperNamed } from '../../../src/domain/orders/papers.ts';
import { notFound } from '../../core/errors.ts';
import { draftForPaper } from '../../documents/papers/paper-source.ts';
import { findRecord } from '../../queries/records/records.ts';
import { paperAbout, printPaper, recordPaper } from '../record-papers.ts';
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
  const asked = { paper, language, by: confirmation.by };
  const order = orderId === undefined ? undefined : await findRecord(services.db, row.trid, orderId);
  if (order) return recordPaper(services, order, asked);
  const { customer, prices } = confirmation;
  return printPaper(
    draftForPaper(draft, { customer, prices }, await paperAbout(services, row, confirmation.by)),
    asked,
  );
}
