import { claimUploads, type FileLimits } from '#server/files/uploads/claim-uploads.ts';
import type { ClaimedFiles, UploadIds } from './definition/action.ts';
import type { RecordType } from './definition/define-record.ts';
import type { Scope } from './scope.ts';

/** The uploads that a request or an action names in fields called like the type's slots. */
export const uploadsOf = (slots: object = {}, input: unknown): UploadIds =>
  Object.fromEntries(
    Object.entries(input as object).filter(([field, ids]) => Object.hasOwn(slots, field) && Array.isArray(ids)),
  );

/** Makes uploads the record's files, slot by slot, in the transaction that writes the record. */
export async function claimFiles(
  { tx, services, trid, at }: Scope,
  { type, files }: RecordType,
  recordId: string,
  uploads: UploadIds,
): Promise<ClaimedFiles> {
  const claimed: Record<string, ClaimedFiles[string]> = {};
  const user = { id: at.by.id, displayName: at.by.name, staff: at.by.staff };
  for (const [field, uploadIds] of Object.entries(uploads)) {
    const slot = files?.slots[field];
    if (!files || !slot) throw new Error(`${type} has no place for files called ${field}`);
    const limits: FileLimits = { max: files.max, slot };
    const place = { trid, recordId };
    claimed[field] = await claimUploads(tx, services, { place, field, uploadIds, limits, user, now: at.now });
  }
  return claimed;
}
