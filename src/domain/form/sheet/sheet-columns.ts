import type { Scope } from '../conditions.ts';
import type { AskedField, FieldOf, FormContext, SheetColumnLook } from '../form-description.ts';
import type { FormLabels } from '../form-facts.ts';
import type { SheetRows } from './sheet-rows.ts';

export interface SheetColumn {
  readonly name: string;
  readonly field: AskedField;
  readonly look: SheetColumnLook;
}

type Table = FieldOf<'table'>;

/** What is known of a sheet at the moment. */
export interface SheetContext {
  readonly table: FieldOf<'table'>;
  readonly labels: FormLabels;
  readonly context: FormContext;
  readonly outer: Scope | undefined;
}

/** The columns of a table: first those that its sheet names, in that order. */
export function sheetColumns(table: Table): SheetColumn[] {
  const looks = table.sheet?.columns ?? {};
  const names = new Set([...Object.keys(looks), ...Object.keys(table.fields)]);
  return [...names].flatMap((name): SheetColumn[] => {
    const field = table.fields[name];
    return field && 'contract' in field && (!field.isInternal || looks[name])
      ? [{ name, field, look: looks[name] ?? {} }]
      : [];
  });
}

/** What a user made of the columns of a sheet. */
export interface SheetLayout {
  /** Widths in px by column. */
  readonly widths?: Readonly<Record<string, number>>;
  /** Columns that were shown or hidden by hand. */
  readonly shown?: Readonly<Record<string, boolean>>;
}

const hasValue = (rows: SheetRows, name: string) =>
  rows.some(({ values }) => values[name] !== undefined && values[name] !== '' && values[name] !== false);

/** The columns that are shown: those by choice, and those in which there is something to see or to do. */
export const visibleColumns = (
  columns: readonly SheetColumn[],
  rows: SheetRows,
  { shown = {} }: SheetLayout,
  isRevealed: (column: string) => boolean,
): SheetColumn[] =>
  columns.filter(({ name, look: { startsHidden } }) => {
    if (shown[name] !== undefined) return shown[name];
    return !startsHidden || isRevealed(name) || (startsHidden === true && hasValue(rows, name));
  });

/** The columns that a block is laid over from the marked one on: hidden ones too where it is wider than those in sight. */
export function columnsForBlock(
  all: readonly SheetColumn[],
  visible: readonly SheetColumn[],
  left: number,
  width: number,
): readonly SheetColumn[] {
  const first = visible[left];
  if (!first || width <= visible.length - left) return visible;
  const taken = all
    .slice(all.indexOf(first))
    .filter((column) => visible.includes(column) || !column.field.isInternal)
    .slice(0, width);
  return all.filter((column) => visible.includes(column) || taken.includes(column));
}

/** Room of a letter, and beside the text of a cell and of a head, in px at a text of 13 px. */
const letterWidth = 7.3;
const headLetterWidth = 8.9;
const cellPadding = 26;
const headPadding = 36;
const defaultWidth = [64, 240] as const;
export const largestWidth = 640;

/** The width by the longest text, between the least and the largest of the column. */
export function contentWidth(
  { look }: SheetColumn,
  head: string,
  texts: Iterable<string>,
  [min, max] = look.width ?? defaultWidth,
): number {
  let longest = 0;
  for (const text of texts) longest = Math.max(longest, text.length);
  const wanted = Math.max(
    Math.ceil(longest * letterWidth) + cellPadding,
    Math.ceil(head.length * headLetterWidth) + headPadding,
  );
  return Math.max(min, Math.min(max, wanted));
}

/** How many frozen columns fit in so much of the width; the first always stays. */
export function frozenCount(columns: readonly SheetColumn[], widths: readonly number[], room: number): number {
  const frozen = columns.filter(({ look }) => look.frozen).length;
  let [count, sum] = [0, 0];
  for (const width of widths.slice(0, frozen)) {
    sum += width;
    if (sum > room && count > 0) break;
    count += 1;
  }
  return count;
}

/** Frozen columns take at most this share of the sheet. */
export const maxFrozenShare = 0.45;
