import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { workItems } from '../db/tables/work-tables.ts';
import { assign } from '../queries/staff/assignments.ts';
import { insertInternalNote } from '../queries/staff/internal-notes.ts';
import type { DemoPerson } from './insert-ticket.ts';

const hour = 3_600_000;

/** One of the tickets that wait is somebody's already, with a note for the colleagues. */
export async function insertDemoDesk(tx: Tx, by: DemoPerson, now: number): Promise<void> {
  const [first] = await tx
    .select({ trid: workItems.trid, recordId: workItems.recordId })
    .from(workItems)
    .where(and(eq(workItems.side, 'staff'), eq(workItems.task, 'work')))
    .orderBy(asc(workItems.since))
    .limit(1);
  if (!first) return;
  await assign(tx, first, by.id, now - hour);
  const text = 'Rückfrage beim Netzbetreiber läuft, Antwort bis morgen zugesagt.';
  await insertInternalNote(tx, { ...first, time: now - hour, author: by.name, text });
}
