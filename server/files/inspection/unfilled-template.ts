import { buffer } from 'node:stream/consumers';
import { extensionOf } from '#domain/documents/file-extension.ts';
import { textOf } from '../extract/text-of.ts';
import type { FileServices } from '../file-services.ts';
import { inFileThread } from '../reading/file-thread.ts';
import { operatorTemplate } from './operator-template.ts';

/** A blank template stays far below this size in bytes, even if another program saved it. */
const largestUnfilled = 65_536;

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** True for a workbook in which nothing stands but what the operator's template brings along. */
export async function isUnfilledTemplate(
  { storage }: Pick<FileServices, 'storage'>,
  operator: string,
  file: { id: string; name: string; size: number },
): Promise<boolean> {
  if (extensionOf(file.name) !== 'xlsx' || file.size > largestUnfilled) return false;
  const { bytes } = await operatorTemplate(operator);
  const own = new Set(linesOf(await textOf('xlsx', bytes)));
  const filled = { bytes: await buffer(storage.open(file.id)) };
  // What cannot be read may well be filled in.
  const text = await inFileThread(filled, (thread) => thread.text('xlsx')).catch(() => undefined);
  return text !== undefined && linesOf(text).every((line) => own.has(line));
}
