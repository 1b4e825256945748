import { asc, count, eq, inArray, sum } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { attachments, records } from '../db/tables.ts';

export type AttachmentRow = typeof attachments.$inferSelect;

/** An attachment with the record it belongs to. */
export interface RecordAttachment extends AttachmentRow {
  trid: string;
  type: string;
  foreignid: number;
}

export async function insertAttachments(tx: Tx, rows: (typeof attachments.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(attachments).values(rows);
}

/** Oldest first, files that came together by name. */
export function attachmentsOf(db: Db | Tx, recordId: string): Promise<AttachmentRow[]> {
  return db
    .select()
    .from(attachments)
    .where(eq(attachments.recordId, recordId))
    .orderBy(asc(attachments.created), asc(attachments.name), asc(attachments.id));
}

export async function findAttachments(db: Db, ids: readonly string[]): Promise<RecordAttachment[]> {
  const found = await db
    .select({ attachment: attachments, trid: records.trid, type: records.type, foreignid: records.foreignid })
    .from(attachments)
    .innerJoin(records, eq(records.id, attachments.recordId))
    .where(inArray(attachments.id, [...ids]));
  return found.map(({ attachment, ...record }) => ({ ...attachment, ...record }));
}

/**
 * Number and bytes of a record's attachments. Locks the record until the transaction ends, so that two writes at once
 * cannot pass the limits together.
 */
export async function attachmentTotals(tx: Tx, recordId: string): Promise<{ files: number; bytes: number }> {
  await tx.select({ id: records.id }).from(records).where(eq(records.id, recordId)).for('update');
  const [row] = await tx
    .select({ files: count(), bytes: sum(attachments.size) })
    .from(attachments)
    .where(eq(attachments.recordId, recordId));
  return { files: row?.files ?? 0, bytes: Number(row?.bytes ?? 0) };
}
