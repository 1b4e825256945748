import type { RecordRow } from '../queries/records/record-columns.ts';
import { findReadable } from '../records/engine/find-readable.ts';
import { type Actor, actFor } from '../session/actor.ts';
import type { DownloadServices } from './download-services.ts';

/** A record that the user may read on behalf of its foundation; everything else is the same 404. */
export async function readableRecord(
  services: DownloadServices,
  actor: Actor,
  trid: string,
  id: string,
): Promise<RecordRow> {
  return findReadable(services, await actFor(services, actor, trid), id);
}
