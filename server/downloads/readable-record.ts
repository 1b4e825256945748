import type { RecordRow } from '../queries/records/record-columns.ts';
import { findReadable } from '../records/find-readable.ts';
import type { Services } from '../services.ts';
import { type Actor, actFor } from '../session/actor.ts';

/** A record that the user may read on behalf of its foundation; everything else is the same 404. */
export async function readableRecord(services: Services, actor: Actor, trid: string, id: string): Promise<RecordRow> {
  return findReadable(services, await actFor(services, actor, trid), id);
}
