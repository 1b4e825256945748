import { uploadExtensionOf } from './file-extension.ts';

export const allowedExtensions = ['pdf', 'jpg', 'jpeg', 'png', 'xlsx', 'xls', 'docx', 'msg', 'eml', 'zip'] as const;
/** Announcements and music on hold; taken where a field asks for them alone. */
export const soundExtensions = ['wav', 'mp3'] as const;
export const uploadedExtensions = [...allowedExtensions, ...soundExtensions] as const;
export const spreadsheetExtensions = ['xlsx', 'xls'] as const;
/** Statements of operators, which employees upload. */
export const statementExtensions = ['csv', 'xlsx'] as const;
export const maxFileSize = 10 * 1024 ** 2;
export const maxSoundSize = 5 * 1024 ** 2;
export const maxTotalSize = 50 * 1024 ** 2;
/** Of one statement: a hundred thousand lines take a quarter of it. */
export const maxStatementSize = 64 * 1024 ** 2;

interface PickedFile {
  name: string;
  size: number;
}
export interface UploadRules {
  max: number;
  extensions: readonly string[];
  /** Most bytes of one file, where that is less than any may have. */
  maxSize?: number | undefined;
  /** Most bytes of all files, where that is more than a record may have. */
  maxTotal?: number;
}
export type UploadFault = 'fileType' | 'fileSize' | 'fileEmpty' | 'totalSize' | 'tooMany';

/** Splits picked files into those that fit beside the ones already there and those that do not, each with its reason (§5-11). */
export function sortPicked<T extends PickedFile>(
  newFiles: readonly T[],
  present: readonly PickedFile[],
  rules: UploadRules,
) {
  const accepted: T[] = [];
  const refusedFiles: { file: T; fault: UploadFault }[] = [];
  let count = present.length;
  let total = present.reduce((sum, file) => sum + file.size, 0);
  for (const file of newFiles) {
    const fault = faultOf(file, count, total, rules);
    if (fault) refusedFiles.push({ file, fault });
    else {
      accepted.push(file);
      count += 1;
      total += file.size;
    }
  }
  return { accepted, refused: refusedFiles };
}

function faultOf(file: PickedFile, count: number, total: number, rules: UploadRules): UploadFault | undefined {
  if (!rules.extensions.includes(uploadExtensionOf(file.name))) return 'fileType';
  if (file.size === 0) return 'fileEmpty';
  if (file.size > (rules.maxSize ?? maxFileSize)) return 'fileSize';
  if (count >= rules.max) return 'tooMany';
  return total + file.size > (rules.maxTotal ?? maxTotalSize) ? 'totalSize' : undefined;
}
