import { and, asc, eq } from 'drizzle-orm';
import { uuidv7 } from '#server/core/uuid.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { checklistTicks, deskPresence, internalNotes, staffAssignments } from '#server/db/tables/staff-tables.ts';
import { users } from '#server/db/tables/tables.ts';

interface Place {
  readonly trid: string;
  readonly recordId: string;
}

const notesOf = ({ trid, recordId }: Place) => and(eq(internalNotes.trid, trid), eq(internalNotes.recordId, recordId));

/** Of employees, or of the organisation that has the record. */
export type House = (typeof internalNotes.$inferSelect)['house'];

/** Oldest first. */
export const listInternalNotes = (db: Db | Tx, place: Place, house: House = 'staff') =>
  db
    .select({
      id: internalNotes.id,
      time: internalNotes.time,
      author: internalNotes.author,
      text: internalNotes.text,
    })
    .from(internalNotes)
    .where(and(notesOf(place), eq(internalNotes.house, house)))
    .orderBy(asc(internalNotes.id));

export async function insertInternalNote(
  db: Db | Tx,
  note: Place & { readonly time: number; readonly author: string; readonly text: string; readonly house?: House },
): Promise<void> {
  await db.insert(internalNotes).values({ ...note, id: uuidv7(note.time) });
}

/** Who has the record, by id and name. */
export async function assigneeOf(db: Db | Tx, { trid, recordId }: Place) {
  const [userRow] = await db
    .select({ id: users.id, name: users.displayName })
    .from(staffAssignments)
    .innerJoin(users, eq(users.id, staffAssignments.userId))
    .where(and(eq(staffAssignments.trid, trid), eq(staffAssignments.recordId, recordId)));
  return userRow;
}

/** Of a record that is deleted nothing stays here either. */
export async function deleteStaffNotes(tx: Tx, place: Place): Promise<void> {
  const { trid, recordId } = place;
  for (const table of [internalNotes, staffAssignments, checklistTicks, deskPresence])
    await tx.delete(table).where(and(eq(table.trid, trid), eq(table.recordId, recordId)));
}
