import type { Tx } from '../db/open.ts';
import { claimUploads } from '../files/uploads/claim-uploads.ts';
import type { RecordPlace } from '../queries/records/attachments.ts';
import type { ActingUser } from '../session/actor.ts';
import type { ClaimedFiles, UploadIds } from './define-record.ts';
import type { RecordServices } from './record-services.ts';

/** Makes uploads the record's files, field by field, in the transaction that writes the record. */
export async function claimFiles(
  tx: Tx,
  services: RecordServices,
  place: RecordPlace,
  uploads: UploadIds,
  user: ActingUser,
  now: number,
): Promise<ClaimedFiles> {
  const claimed: Record<string, ClaimedFiles[string]> = {};
  for (const [field, uploadIds] of Object.entries(uploads)) {
    claimed[field] = await claimUploads(tx, services, { place, field, uploadIds, user, now });
  }
  return claimed;
}
