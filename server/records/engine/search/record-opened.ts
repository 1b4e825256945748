import type { Db } from '#server/db/open.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { recordVisit } from '#server/queries/search/record-visits.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { searchedTypes } from './searched-types.ts';

/** Opened records are suggested again in the search of the user; viewing the portal of a partner leaves no trace. */
export async function recordOpened(
  { db, clock }: { readonly db: Db; readonly clock: () => number },
  { user, viewed }: ActingFor,
  { trid, id, type }: RecordRow,
): Promise<void> {
  if (viewed !== undefined || !searchedTypes[type] || searchedTypes[type]?.byNumber) return;
  await recordVisit(db, user.id, { trid, recordId: id }, clock());
}
