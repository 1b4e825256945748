import { fileSortings } from '#contract/file.ts';
import { naturalOrder } from '../text/natural-order.ts';

/** Files by time; for any other mode than the two of §5-4 nothing, and a line in the console. */
export function sortFiles<T extends { modified: number; name: string }>(files: readonly T[], mode: string): T[] {
  const sorting = fileSortings.find((candidate) => candidate === mode);
  if (!sorting) {
    console.error('no valid sorting mode provided!');
    return [];
  }
  const sign = sorting === 'file:newest' ? -1 : 1;
  return files.toSorted((a, b) => sign * (a.modified - b.modified) || naturalOrder(a.name, b.name));
}
