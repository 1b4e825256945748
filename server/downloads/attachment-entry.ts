import type { AttachmentEntry } from '#contract/file.ts';
import { extensionOf } from '#domain/documents/file-extension.ts';
import { downloadPath } from '../files/download-path.ts';
import { fileType } from '../files/inspection/file-type.ts';
import type { AttachmentRow } from '../queries/records/attachments.ts';
import type { RecordType } from '../records/engine/definition/define-record.ts';

const folderPattern = /^home(\d{1,20})_([\w-]{1,64})$/;

/** The folder of a record's attachments, `home{trid}_{id}` (§7-13). */
export function parseHome(path: string): { trid: string; id: string } | undefined {
  const [, trid, id] = folderPattern.exec(path) ?? [];
  return trid && id ? { trid, id } : undefined;
}

export function attachmentEntry(
  record: RecordType,
  { trid, id, recordId, field, name, mimetype, size, created, staff, read }: AttachmentRow,
): AttachmentEntry {
  return {
    name,
    path: `home${trid}_${recordId}/${id}`,
    type: 'file',
    modified: created,
    size,
    extension: extensionOf(name),
    mimetype,
    icon: fileType(name).icon,
    properties: { shortcuturl: '' },
    fileurl: downloadPath(name),
    slot: field,
    ...(Object.hasOwn(record.actions, 'takeBack') && !staff && read === null && { unread: true }),
    description: record.files?.slots[field]?.label ?? '',
  };
}
