import { notFound } from '../core/errors.ts';
import type { RecordRow } from '../queries/records/record-columns.ts';
import { findRecord } from '../queries/records/records.ts';
import { recordType } from '../records/registry.ts';
import { type Actor, actFor } from '../session/actor.ts';
import type { DownloadServices } from './download-services.ts';

/** A record that the user may read on behalf of its foundation; everything else is the same 404. */
export async function readableRecord(
  services: DownloadServices,
  actor: Actor,
  trid: string,
  id: string,
): Promise<RecordRow> {
  const acting = await actFor(services, actor, trid);
  const record = await findRecord(services.db, trid, id);
  if (!record || !recordType(record.type).access.read(acting)) throw notFound();
  return record;
}
