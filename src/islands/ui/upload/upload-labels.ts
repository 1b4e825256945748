import { formatSize } from '#domain/documents/file-size.ts';
import { maxFileSize, maxTotalSize } from '#domain/documents/upload-rules.ts';
import { message, pageLocale, texts } from '#i18n/client.ts';
import type { RefusedFile } from './upload-list.ts';

interface FileCount {
  min: number;
  max: number;
}

const mib = 1024 ** 2;

/** Why one file was not taken by a field for at most `max` files of at most `maxSize` bytes each. */
export const faultText = (fault: string, max: number, maxSize: number): string => {
  const numbers: Record<string, number> = { fileSize: maxSize / mib, totalSize: maxTotalSize / mib, tooMany: max };
  return message(fault in numbers ? `${fault}:${numbers[fault]}` : fault);
};

/** Why an upload stopped, by the HTTP status. */
export function stoppedText(status: number): string {
  if (status === 413) return message(`fileSize:${maxFileSize / mib}`);
  if (status === 429) return message('filesWaiting');
  return texts('ui')('fileFailed');
}

/** `2 bis 15 Dateien`. */
function rangeText({ min, max }: FileCount): string {
  const t = texts('ui');
  if (min === max) return t('filesExact', { count: max });
  return min > 0 ? t('filesRange', { min, max }) : t('filesUpTo', { count: max });
}

/** `3 von höchstens 15 Dateien`; `3 von 2 bis 15 Dateien` where one is not enough (decision 12). */
export function countText({ min, max }: FileCount, n: number): string {
  const t = texts('ui');
  return min > 1 ? t('fileCountBetween', { n, min, max }) : t('fileCount', { n, count: max });
}

/** The hint above a field for files: how many, how large, of which types. */
export function ruleText(count: FileCount, extensions: readonly string[], maxSize: number): string {
  const types = [...new Set(extensions.map((ending) => (ending === 'jpeg' ? 'JPG' : ending.toUpperCase())))].join(', ');
  const t = texts('ui');
  const range = rangeText(count);
  const words = {
    range: range.charAt(0).toUpperCase() + range.slice(1),
    size: formatSize(maxSize, pageLocale()).replace(/[.,]00/, ''),
    types,
  };
  return count.max === 1 ? t('fileRuleOne', words) : t('fileRule', words);
}

/** Sentences that tell the numbers of this field, where the message key alone could not. */
export function fileSentence(key: string, count: FileCount, chosen: number): string {
  const t = texts('validation');
  if (key.startsWith('fileCount:')) return t('fileCountRange', { ...count, n: chosen });
  if (key.startsWith('maxFiles:') && count.max === 1) return t('singleFile');
  return message(key);
}

/** What stands above the list of refused files: the rule that was broken, then how many were not taken (§5-11). */
export function refusalText(refusedFiles: readonly RefusedFile[], max: number): string {
  if (refusedFiles.some(({ isUploaded }) => isUploaded)) return message(`uploadsRefused:${refusedFiles.length}`);
  const some = message(`someRefused:${refusedFiles.length}`);
  if (!refusedFiles.some(({ fault }) => fault === 'tooMany')) return some;
  return `${max === 1 ? message('singleFile') : message(`maxFiles:${max}`)} ${some}`;
}
