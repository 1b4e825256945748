import type { Tx } from '../db/open.ts';
import { assign } from '../queries/staff/assignments.ts';
import { insertInternalNote } from '../queries/staff/internal-notes.ts';
import { longestInWork } from '../queries/staff/work-queue.ts';
import type { DemoPerson } from './insert-ticket.ts';

/** The record that has been in progress longest is already assigned, with a note for the colleagues. */
export async function insertDemoDesk(tx: Tx, by: DemoPerson, time: number): Promise<void> {
  const place = await longestInWork(tx);
  if (!place) return;
  await assign(tx, place, by.id, time);
  const text = 'Rückfrage beim Netzbetreiber läuft, Antwort bis morgen zugesagt.';
  await insertInternalNote(tx, { ...place, time, author: by.name, text });
}
