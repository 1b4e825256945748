import { type FileEntry, fileSortings } from '#contract/file.ts';
import { byMonthName, namedMonth } from '../date/month-names.ts';
import { monthOf } from '../date/months.ts';
import { sortFiles } from '../documents/file-order.ts';
import { shownName } from '../documents/shown-name.ts';
import { readDescription } from '../text/description.ts';
import { naturalOrder } from '../text/natural-order.ts';

type Entry = Pick<
  FileEntry,
  'name' | 'extension' | 'type' | 'modified' | 'size' | 'description' | 'expired' | 'superseded'
>;

/** What an entry is called on the screen. */
type NameOf<T> = (entry: T) => string;

const isOver = ({ expired, superseded }: Entry) => Number(Boolean(expired || superseded));
const isFolder = ({ type }: Entry) => type !== 'file';

const isMode = (mode: string): boolean => fileSortings.some((sorting) => sorting === mode);

/**
 * The position that the editors gave an entry; the sorting mode of a folder applies to its content and is no position.
 */
function placeOf({ description }: Entry): string | undefined {
  const { directive } = readDescription(description);
  return directive && isMode(directive) ? undefined : directive;
}

/** The orders of entries that are called by `nameOf`. */
function ordersOf<T extends Entry>(nameOf: NameOf<T>) {
  const byName = (a: T, b: T) => naturalOrder(nameOf(a), nameOf(b));

  /** Entries that carry a directive come first, in its order; what holds no more comes last. */
  function byDirective(a: T, b: T): number {
    if (isOver(a) !== isOver(b)) return isOver(a) - isOver(b);
    const [first, second] = [placeOf(a), placeOf(b)];
    if (first && second) return naturalOrder(first, second) || byName(a, b);
    if (first || second) return first ? -1 : 1;
    return byName(a, b);
  }

  function sortBy(entries: readonly T[], sort: string): T[] {
    const sign = sort.startsWith('-') ? -1 : 1;
    if (sort.endsWith('size')) return entries.toSorted((a, b) => sign * (a.size - b.size) || byName(a, b));
    if (sort.endsWith('name')) return entries.toSorted((a, b) => sign * byName(a, b));
    return entries.toSorted(byDirective);
  }

  /** Folders named by months follow the calendar: the latest first unless an ascending order is asked for (§9-4). */
  function sortFolders(folders: readonly T[], sort: string): T[] {
    const ascending = sort === 'file:oldest' || sort === 'name';
    if (!sort.endsWith('size') && folders.every(({ name }) => namedMonth(name))) {
      const latestFirst = folders.toSorted((a, b) => byMonthName(a.name, b.name));
      return ascending ? latestFirst.reverse() : latestFirst;
    }
    if (!sort.startsWith('file:')) return sortBy(folders, sort);
    const sign = ascending ? 1 : -1;
    return folders.toSorted((a, b) => sign * (a.modified - b.modified) || byName(a, b));
  }

  return { sortBy, sortFolders };
}

/**
 * Folders first, then files, by the names that `nameOf` gives them. `sort` is `name`, `size` (`-` before it for
 * descending) or one of the two modes of §5-4; '' follows the directives of the entries, then the names. Undefined for a
 * mode that §5-4 refuses, which is logged.
 */
export function sortEntries<T extends Entry>(
  entries: readonly T[],
  sort: string,
  nameOf: NameOf<T> = shownName,
): T[] | undefined {
  const { sortBy, sortFolders } = ordersOf(nameOf);
  const { folders = [], files = [] } = Object.groupBy(entries, (entry) => (isFolder(entry) ? 'folders' : 'files'));
  if (!sort.startsWith('file:')) return [...sortFolders(folders, sort), ...sortBy(files, sort)];
  const sorted = sortFiles(files, sort);
  return isMode(sort) ? [...sortFolders(folders, sort), ...sorted] : undefined;
}

/** The order that a folder's own directive asks for, such as `file:newest`; else the one given. */
export function ownOrder(folder: Pick<FileEntry, 'description'> | undefined, otherwise: string): string {
  const { directive = '' } = readDescription(folder?.description);
  return isMode(directive) ? directive : otherwise;
}

/** Sorted files under their months (`2026-12`), in the order in which they come. */
export const monthGroups = <T extends Pick<FileEntry, 'modified'>>(files: readonly T[]): Map<string, T[]> =>
  Map.groupBy(files, ({ modified }) => monthOf(modified));
