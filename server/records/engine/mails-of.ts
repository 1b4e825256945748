import type { RecordMail } from '#contract/record-mail.ts';
import { listRecordMails, type RecordMailRow } from '#server/queries/records/record-mails.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { auditRead } from './audit-read.ts';
import { findReadable } from './find-readable.ts';
import type { RecordServices } from './record-services.ts';

function serializeMail({ id, recipient, title, created, sent, refused }: RecordMailRow): RecordMail {
  const mail = { id, recipient, title };
  if (sent !== null) return { ...mail, state: 'sent', at: sent };
  return refused === null ? { ...mail, state: 'planned', at: created } : { ...mail, state: 'undelivered', at: refused };
}

/** Who was written to about a record, for who may read it. */
export async function mailsOf(
  services: RecordServices,
  acting: ActingFor,
  id: string,
): Promise<{ items: RecordMail[] }> {
  const row = await findReadable(services, acting, id);
  const [rows] = await Promise.all([
    listRecordMails(services.db, { trid: row.trid, recordId: row.id }),
    auditRead(services, acting, row, 'mails'),
  ]);
  return { items: rows.map(serializeMail) };
}
