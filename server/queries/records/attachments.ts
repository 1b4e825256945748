import { and, arrayOverlaps, asc, count, desc, eq, inArray, sql, sum } from 'drizzle-orm';
import { sortKey } from '#server/db/fold.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { attachments, records, storedFiles } from '#server/db/tables/record-tables.ts';
import type { RelatedRecords } from './record-lists.ts';

export type AttachmentRow = typeof attachments.$inferSelect;

/** An attachment with what must be known of its record. */
export interface RecordAttachment extends AttachmentRow {
  type: string;
  foreignid: string | null;
}

/** A record by its foundation and id. */
export interface RecordPlace {
  readonly trid: string;
  readonly recordId: string;
}

/** An attachment by its foundation and id. */
export interface AttachmentPlace {
  readonly trid: string;
  readonly id: string;
}

type NewAttachment = typeof attachments.$inferInsert & Pick<typeof storedFiles.$inferSelect, 'sha256'>;

export async function insertAttachments(tx: Tx, rows: readonly NewAttachment[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.insert(attachments).values(rows.map(({ sha256: _sha256, ...row }) => row));
  const files = rows.map(({ id, trid, recordId, size, sha256 }) => ({ id, trid, recordId, size, sha256 }));
  await tx.insert(storedFiles).values(files);
}

const ofRecord = ({ trid, recordId }: RecordPlace) =>
  and(eq(attachments.trid, trid), eq(attachments.recordId, recordId));

/** Oldest first, files that came together by name. */
export function attachmentsOf(db: Db | Tx, place: RecordPlace): Promise<AttachmentRow[]> {
  return db
    .select()
    .from(attachments)
    .where(ofRecord(place))
    .orderBy(asc(attachments.created), asc(attachments.name), asc(attachments.id));
}

/** Files of the records of a type that name one in a column, the newest first. */
export async function attachmentsNaming(
  db: Db,
  { trid, recordId }: RecordPlace,
  { type, by }: RelatedRecords,
  limit: number,
  keys?: readonly string[],
): Promise<RecordAttachment[]> {
  const attachmentRows = await db
    .select({ attachment: attachments, type: records.type, foreignid: records.foreignid })
    .from(attachments)
    .innerJoin(records, and(eq(records.trid, attachments.trid), eq(records.id, attachments.recordId)))
    .where(
      and(
        eq(attachments.trid, trid),
        eq(records.type, type),
        sql`${sortKey(records[by])} = sort_key(${recordId}::text)`,
        eq(records[by], recordId),
        keys && arrayOverlaps(records.audience, [...keys]),
      ),
    )
    .orderBy(desc(attachments.created), desc(attachments.id))
    .limit(limit);
  return attachmentRows.map(({ attachment, ...record }) => ({ ...attachment, ...record }));
}

/** The records of attachments that are known only by id. */
export function placesOf(db: Db, ids: readonly string[]): Promise<AttachmentPlace[]> {
  return db
    .select({ trid: storedFiles.trid, id: storedFiles.id })
    .from(storedFiles)
    .where(inArray(storedFiles.id, [...ids]));
}

export async function findAttachments(db: Db, places: readonly AttachmentPlace[]): Promise<RecordAttachment[]> {
  const byTrid = Map.groupBy(places, ({ trid }) => trid);
  const attachmentRows = await Promise.all([...byTrid].map(([trid, some]) => attachmentsIn(db, trid, some)));
  return attachmentRows.flat();
}

async function attachmentsIn(db: Db, trid: string, places: readonly AttachmentPlace[]): Promise<RecordAttachment[]> {
  const ids = places.map(({ id }) => id);
  const attachmentRows = await db
    .select({ attachment: attachments, type: records.type, foreignid: records.foreignid })
    .from(attachments)
    .innerJoin(records, and(eq(records.trid, attachments.trid), eq(records.id, attachments.recordId)))
    .where(and(eq(attachments.trid, trid), inArray(attachments.id, ids)));
  return attachmentRows.map(({ attachment, ...record }) => ({ ...attachment, ...record }));
}

/** Keeps when employees first opened files, and says how many of them there still are. */
export async function markRead(tx: Tx, places: readonly AttachmentPlace[], now: number): Promise<number> {
  let attachmentCount = 0;
  for (const [trid, some] of Map.groupBy(places, (place) => place.trid)) {
    const ids = some.map(({ id }) => id);
    const marked = await tx
      .update(attachments)
      .set({ read: sql`coalesce(${attachments.read}, ${now})` })
      .where(and(eq(attachments.trid, trid), inArray(attachments.id, ids)))
      .returning({ id: attachments.id });
    attachmentCount += marked.length;
  }
  return attachmentCount;
}

/** A file of a record, held until the transaction ends. */
export async function holdAttachment(tx: Tx, place: RecordPlace, id: string): Promise<AttachmentRow | undefined> {
  const attachmentCondition = and(ofRecord(place), eq(attachments.id, id));
  const [attachmentRow] = await tx.select().from(attachments).where(attachmentCondition).for('update');
  return attachmentRow;
}

/** The slots of a record that have files. */
export async function filledSlots(tx: Tx, place: RecordPlace): Promise<Set<string>> {
  const rows = await tx.selectDistinct({ field: attachments.field }).from(attachments).where(ofRecord(place));
  return new Set(rows.map(({ field }) => field));
}

/** Makes a record's files, or some of them, those of another one of the foundation. */
export async function moveAttachments(
  tx: Tx,
  from: RecordPlace,
  recordId: string,
  ids?: readonly string[],
): Promise<void> {
  const some = ids && inArray(attachments.id, [...ids]);
  await tx
    .update(attachments)
    .set({ recordId })
    .where(and(ofRecord(from), some));
  const { trid } = storedFiles;
  await tx
    .update(storedFiles)
    .set({ recordId })
    .where(and(eq(trid, from.trid), eq(storedFiles.recordId, from.recordId), ids && inArray(storedFiles.id, [...ids])));
}

/** Gives a record's files up, or one of them, and says how many: their bytes have no row any more and are swept up. */
export async function deleteAttachments(tx: Tx, place: RecordPlace, id?: string): Promise<number> {
  const attachmentCondition = and(ofRecord(place), id === undefined ? undefined : eq(attachments.id, id));
  const deletedRows = await tx.delete(attachments).where(attachmentCondition).returning({ id: attachments.id });
  const ids = deletedRows.map((one) => one.id);
  if (ids.length > 0) await tx.delete(storedFiles).where(inArray(storedFiles.id, ids));
  return ids.length;
}

/** Number and size of the files of a record. */
export async function totalsOf(db: Db | Tx, place: RecordPlace): Promise<{ files: number; bytes: number }> {
  const [row] = await db
    .select({ files: count(), bytes: sum(attachments.size) })
    .from(attachments)
    .where(ofRecord(place));
  return { files: row?.files ?? 0, bytes: Number(row?.bytes ?? 0) };
}

/** Whether a record has a file of the same content. */
export async function hasFileLike(db: Db | Tx, { trid, recordId }: RecordPlace, sha256: string): Promise<boolean> {
  const rows = await db
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(and(eq(storedFiles.trid, trid), eq(storedFiles.recordId, recordId), eq(storedFiles.sha256, sha256)))
    .limit(1);
  return rows.length > 0;
}

/**
 * Number and bytes of a record's attachments, and how many stand in one slot. Locks the record until the transaction ends, so that two writes at once
 * cannot pass the limits together.
 */
export async function attachmentTotals(tx: Tx, place: RecordPlace, slot: string) {
  const { trid, recordId } = place;
  await tx
    .select({ id: records.id })
    .from(records)
    .where(and(eq(records.trid, trid), eq(records.id, recordId)))
    .for('update');
  const [row] = await tx
    .select({
      files: count(),
      bytes: sum(attachments.size),
      inSlot: sql<number>`(count(*) filter (where ${attachments.field} = ${slot}))::int`,
    })
    .from(attachments)
    .where(ofRecord(place));
  return { files: row?.files ?? 0, bytes: Number(row?.bytes ?? 0), inSlot: row?.inSlot ?? 0 };
}
