import { openSound } from '#server/files/storage/open-sound.ts';
import { attachmentsOf, insertAttachments } from '#server/queries/records/attachments.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import type { RecordType } from './definition/define-record.ts';
import type { Scope } from './scope.ts';

/** Copies the files of a record that another one of the foundation names; bytes that a failed transaction leaves behind are swept up. */
export async function copyFiles(
  { tx, services, trid, at }: Scope,
  from: RecordRow,
  { id: recordId, data }: RecordRow,
  { files: rules }: RecordType,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const referencedFiles = new Set(Object.values(rules?.named?.(data) ?? {}).flat());
  const files = await attachmentsOf(tx, { trid, recordId: from.id });
  const copies = [];
  for (const file of files) {
    const id = ids.get(file.id);
    if (id === undefined || !referencedFiles.has(id)) continue;
    const { sha256 } = await services.storage.put(
      id,
      await openSound({ storage: services.storage, db: tx, clock: () => at.now }, file),
    );
    copies.push({
      ...file,
      id,
      sha256,
      recordId,
      created: at.now,
      createdBy: at.by.name,
      staff: at.by.staff,
      read: null,
    });
  }
  await insertAttachments(tx, copies);
}
