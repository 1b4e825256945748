import type { ChangeKind, ComparedColumn, ComparedRow } from '#contract/documents/comparison.ts';
import { type Difference, differenceOf } from './amount.ts';

/** What stands in a column of a row, before and after. */
export interface ShownCell {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly difference?: Difference;
}

const cellOf = (cells: readonly string[] | undefined, place: number | undefined) =>
  place === undefined ? '' : (cells?.[place] ?? '');

/** The words by which a row is known. */
export function rowTitle({ before, after }: ComparedRow, columns: readonly ComparedColumn[]): string {
  const words = (isWanted: (column: ComparedColumn) => boolean) =>
    columns
      .filter(isWanted)
      .map((column) => cellOf(after, column.after) || cellOf(before, column.before))
      .filter(Boolean)
      .join(' · ');
  return words(({ isKey, isName }) => Boolean(isKey || isName)) || words(() => true);
}

/** With how many decimals amounts are written. */
export const decimalsOf = (...cells: readonly string[]): number =>
  Math.max(...cells.map((cell) => /[.,](\d{1,2}|\d{4,6})(?!\d)/.exec(cell)?.[1]?.length ?? 0));

/** The cells of a row beside those that name it: of a changed one those that changed, of others all that say something. */
export function shownCells(row: ComparedRow, columns: readonly ComparedColumn[]): ShownCell[] {
  return columns.flatMap((column): ShownCell[] => {
    if (column.isKey || (column.isName && row.kind !== 'changed')) return [];
    const after = cellOf(row.after, column.after);
    // The older cells of a row that stayed the same are not repeated where they are the same too.
    const before = row.kind === 'same' && !row.before ? after : cellOf(row.before, column.before);
    if (
      row.kind === 'changed'
        ? before === after || column.before === undefined || column.after === undefined
        : !before && !after
    )
      return [];
    const difference = column.isAmount ? differenceOf(before, after) : undefined;
    return [{ name: column.name, before, after, ...(difference && { difference }) }];
  });
}

/** How much of each kind there is. */
export function countKinds(changes: readonly { readonly kind: ChangeKind }[]): Record<ChangeKind, number> {
  const counts = { same: 0, changed: 0, added: 0, dropped: 0 };
  for (const { kind } of changes) counts[kind] += 1;
  return counts;
}
