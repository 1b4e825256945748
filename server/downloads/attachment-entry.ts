import type { AttachmentEntry } from '../../src/contract/file.ts';
import { extensionOf } from '../../src/domain/documents/upload-rules.ts';
import { fileType } from '../files/content/file-type.ts';
import { downloadPath } from '../files/download-path.ts';
import type { AttachmentRow } from '../queries/records/attachments.ts';

const folderPattern = /^home(\d{1,20})_([\w-]{1,64})$/;

/** The folder of a record's attachments, `home{trid}_{id}` (§7). */
export function parseHome(path: string): { trid: string; id: string } | undefined {
  const [, trid, id] = folderPattern.exec(path) ?? [];
  return trid && id ? { trid, id } : undefined;
}

/** What a file is in the request, by the field that it came with. */
const descriptions: Readonly<Record<string, string>> = {
  excelFile: 'Ausgefüllte Vorlage',
  proofFiles: 'Nachweis',
};

export function attachmentEntry(
  trid: string,
  { id, recordId, field, name, mimetype, size, created }: AttachmentRow,
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
    description: descriptions[field] ?? '',
  };
}
