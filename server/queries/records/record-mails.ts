import { and, asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { recordMails } from '#server/db/tables/record-mail-table.ts';

export type RecordMailRow = typeof recordMails.$inferSelect;
type MailPlace = Pick<RecordMailRow, 'trid' | 'recordId' | 'id'>;

export async function insertRecordMail(db: Db | Tx, row: typeof recordMails.$inferInsert): Promise<void> {
  await db.insert(recordMails).values(row);
}

/** The mails about a record, oldest first. */
export const listRecordMails = (
  db: Db,
  { trid, recordId }: Pick<MailPlace, 'trid' | 'recordId'>,
): Promise<RecordMailRow[]> =>
  db
    .select()
    .from(recordMails)
    .where(and(eq(recordMails.trid, trid), eq(recordMails.recordId, recordId)))
    .orderBy(asc(recordMails.created), asc(recordMails.id));

const there = ({ trid, recordId, id }: MailPlace) =>
  and(eq(recordMails.trid, trid), eq(recordMails.recordId, recordId), eq(recordMails.id, id));

export async function setMailState(
  db: Db,
  place: MailPlace,
  state: Pick<RecordMailRow, 'sent'> | Pick<RecordMailRow, 'refused'>,
): Promise<void> {
  await db.update(recordMails).set(state).where(there(place));
}

/** A mail that is not sent after all leaves nothing behind. */
export async function deleteRecordMail(db: Db, place: MailPlace): Promise<void> {
  await db.delete(recordMails).where(there(place));
}

/** A mail that was sent came back from its recipient. */
export async function setMailBounced(
  db: Db,
  place: MailPlace,
  { email, at }: { readonly email: string; readonly at: number },
): Promise<void> {
  await db
    .update(recordMails)
    .set({ sent: null, refused: at })
    .where(and(there(place), eq(recordMails.recipient, email)));
}
