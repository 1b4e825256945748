import { and, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { notifications } from '#server/db/tables/notification-tables.ts';
import { recordMails } from '#server/db/tables/record-mail-table.ts';
import { recordEvents, recordPapers } from '#server/db/tables/record-tables.ts';
import { internalNotes } from '#server/db/tables/staff-tables.ts';
import { activities, idempotencyKeys, outbox } from '#server/db/tables/tables.ts';
import type { RecordPlace } from '../records/attachments.ts';

/** News, activities, answers to repeated calls and waiting mails (all, or those to one address) that name a record. */
export async function dropTraces(tx: Tx, { trid, recordId }: RecordPlace, waitingTo?: string): Promise<void> {
  const named = `%${recordId}%`;
  await tx.delete(activities).where(and(eq(activities.trid, trid), like(activities.link, named)));
  await tx.delete(notifications).where(like(notifications.link, named));
  await tx
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.trid, trid), sql`position(${recordId} in ${idempotencyKeys.answer}::text) > 0`));
  const waiting = sql`${outbox.about} ->> 'recordId' = ${recordId}`;
  const to = waitingTo === undefined ? undefined : sql`lower(${outbox.recipient}) = lower(${waitingTo})`;
  await tx.delete(outbox).where(and(waiting, to));
}

/** Papers are made of the record as it is now the next time that one is asked for. */
export async function dropPapers(tx: Tx, { trid, recordId }: RecordPlace): Promise<void> {
  await tx.delete(recordPapers).where(and(eq(recordPapers.trid, trid), eq(recordPapers.recordId, recordId)));
}

export async function movePapers(tx: Tx, { trid, recordId }: RecordPlace, to: string): Promise<void> {
  await tx
    .update(recordPapers)
    .set({ recordId: to })
    .where(and(eq(recordPapers.trid, trid), eq(recordPapers.recordId, recordId)));
}

/** All mails about a record, or those to one address. */
export async function dropMails(tx: Tx, { trid, recordId }: RecordPlace, recipient?: string): Promise<void> {
  const about = and(eq(recordMails.trid, trid), eq(recordMails.recordId, recordId));
  const to = recipient === undefined ? undefined : sql`lower(${recordMails.recipient}) = lower(${recipient})`;
  await tx.delete(recordMails).where(and(about, to));
}

const eventsOf = ({ trid, recordId }: RecordPlace) =>
  and(eq(recordEvents.trid, trid), eq(recordEvents.recordId, recordId));
const notesOf = ({ trid, recordId }: RecordPlace) =>
  and(eq(internalNotes.trid, trid), eq(internalNotes.recordId, recordId));

/** What the timeline and the notes of a record say, each text once. */
export async function textsOf(db: Db | Tx, place: RecordPlace): Promise<string[]> {
  const events = await db
    .select({ text: recordEvents.text, said: sql<string | null>`${recordEvents.said}::text` })
    .from(recordEvents)
    .where(eventsOf(place));
  const notes = await db.select({ text: internalNotes.text }).from(internalNotes).where(notesOf(place));
  return [...new Set([...events.flatMap(({ text, said }) => [text, said]), ...notes.map(({ text }) => text)])].filter(
    (text) => text !== null,
  );
}

/** Changes what the timeline and the notes of a record say; `undefined` takes a text away. */
export async function rewriteTexts(
  tx: Tx,
  place: RecordPlace,
  rewrite: (text: string) => string | undefined,
): Promise<void> {
  const { trid, subject, id, text, said } = recordEvents;
  const events = await tx
    .select({ subject, id, text, said: sql<string | null>`${said}::text` })
    .from(recordEvents)
    .where(and(eventsOf(place), or(sql`${text} is not null`, sql`${said} is not null`)));
  for (const event of events) {
    const after = { text: event.text && rewrite(event.text), said: event.said && rewrite(event.said) };
    if (after.text === event.text && after.said === event.said) continue;
    await tx
      .update(recordEvents)
      .set({ text: after.text || null, said: after.said ? sql`${after.said}::jsonb` : null })
      .where(and(eq(trid, place.trid), eq(subject, event.subject), eq(id, event.id)));
  }
  const notes = await tx.select().from(internalNotes).where(notesOf(place));
  const gone: string[] = [];
  for (const note of notes) {
    const after = rewrite(note.text);
    if (after === undefined) gone.push(note.id);
    else if (after !== note.text)
      await tx
        .update(internalNotes)
        .set({ text: after })
        .where(and(eq(internalNotes.trid, place.trid), eq(internalNotes.id, note.id)));
  }
  if (gone.length > 0)
    await tx.delete(internalNotes).where(and(eq(internalNotes.trid, place.trid), inArray(internalNotes.id, gone)));
}
