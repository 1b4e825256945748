import { cleanText } from '#contract/clean-text.ts';
import type { TableRow } from '../spreadsheet/table-row.ts';
import { certainty, headingCertainty } from './heading-match.ts';
import type { ImportTarget } from './import-target.ts';

/** Why a row is left out at first; the user may take it in all the same. */
export type LeftOutReason = 'total' | 'heading';

export interface SourceRow {
  /** As spreadsheets count it, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly leftOut?: LeftOutReason;
}

/** A table as it came, with its headings apart. */
export interface SourceTable {
  /** Empty texts where the table has no headings. */
  readonly heads: readonly string[];
  /** The line of the headings, from 1; undefined where there are none. */
  readonly headLine: number | undefined;
  readonly rows: readonly SourceRow[];
}

/** Headings stand among the first rows that hold something. */
const maxHeadRow = 12;

const filledCells = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '');

/** How many cells of a row name columns of the target. */
const matches = (cells: readonly string[], { columns }: ImportTarget, least: number = certainty.typo): number =>
  filledCells(cells).filter((cell) => columns.some((column) => headingCertainty(cell, column) >= least)).length;

/** A column of numbers, mails or days that begins with a word has a heading. */
const specificContents: readonly RegExp[] = [/^[\d\s.,/+()-]+$/, /@/, /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/];
function looksHeaded([first = [], ...rest]: readonly (readonly string[])[]): boolean {
  if (rest.length === 0 || first.some((cell) => /^[\d\s.,/+()-]+$/.test(cell.trim()) || cell.includes('@')))
    return false;
  return first.some((cell, column) => {
    const contents = rest.map((cells) => (cells[column] ?? '').trim()).filter(Boolean);
    return (
      cell.trim() !== '' &&
      contents.length > 0 &&
      specificContents.some((pattern) => contents.every((content) => pattern.test(content)))
    );
  });
}

/** The row of the headings among the first ones, by its place; -1 where there is none. */
function headingRow(rows: readonly TableRow[], target: ImportTarget): number {
  const counts = rows.slice(0, maxHeadRow).map(({ cells }) => matches(cells, target));
  const most = Math.max(0, ...counts);
  const best = counts.indexOf(most);
  const filled = filledCells(rows[best]?.cells ?? []).length;
  if (most >= 2) return best;
  // A word among answers may be in a heading too.
  if (filled > 0 && filled <= 2 && matches(rows[best]?.cells ?? [], target, certainty.ofKind) === 1) return best;
  return looksHeaded(rows.slice(0, 30).map(({ cells }) => cells)) ? 0 : -1;
}

/** A row above the headings that names groups of them, `Rechnungsadresse` over four columns; a title stands in the first cell alone. */
function groupsAbove(above: TableRow | undefined, width: number): string[] {
  const cells = Array.from({ length: width }, (_, column) => (above?.cells[column] ?? '').trim());
  const isTitle = cells.findLastIndex(Boolean) <= 0;
  let group = '';
  return cells.map((cell) => {
    group = cell || group;
    return isTitle ? '' : group;
  });
}

const bestMatch = (heading: string, { columns }: ImportTarget): number =>
  Math.max(0, ...columns.map((column) => headingCertainty(heading, column)));

/** Headings with the name of their group, where that says more. */
function headsOf(cells: readonly string[], groups: readonly string[], target: ImportTarget): string[] {
  return groups.map((group, column) => {
    const own = cleanText(cells[column] ?? '').replace(/\s+/g, ' ');
    const grouped = `${group} ${own}`.trim();
    return group !== '' && bestMatch(grouped, target) >= bestMatch(own, target) ? grouped : own;
  });
}

const totalWord = /^(?:gesamt|summen?|zwischensumme|total|sub-?total|sum|ergebnis)(?:\b|e?\s|:|$)/i;

/** A line of sums: its first text says so, and it fills fewer cells than most rows. */
const isTotal = (cells: readonly string[], usual: number): boolean => {
  const [first = '', ...others] = filledCells(cells);
  return totalWord.test(first.trim()) && others.length + 1 < Math.max(2, usual);
};

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

function reasonOf(cells: readonly string[], heads: readonly string[], usual: number): LeftOutReason | undefined {
  const filled = filledCells(cells);
  const isRepeated = heads.some(Boolean) && cells.every((cell, at) => cell.trim() === '' || cell.trim() === heads[at]);
  if (isRepeated && filled.length > 0) return 'heading';
  return isTotal(cells, usual) ? 'total' : undefined;
}

/**
 * Reads what stands where in a table: titles, headings in one or two lines, rows. `headings` says by the user whether
 * there are any; undefined lets the table tell.
 */
export function sourceTable(all: readonly TableRow[], target: ImportTarget, headings?: boolean): SourceTable {
  const present = all.filter(({ cells }) => filledCells(cells).length > 0);
  const guess = headings === false ? -1 : headingRow(present, target);
  const at = headings === true && guess < 0 ? 0 : guess;
  const head = present[at];
  const width = Math.max(0, ...present.map(({ cells }) => cells.length));
  const heads = head
    ? headsOf(head.cells, groupsAbove(present[at - 1], width), target)
    : Array.from({ length: width }, () => '');
  const below = present.slice(at + 1);
  // The same headings in another language, or what must be filled in, may stand in a line of their own.
  const second = head && below[0] && matches(below[0].cells, target) >= 2 ? 1 : 0;
  const usual = median(below.map(({ cells }) => filledCells(cells).length));
  const rows = below.map(({ row, cells }, index) => {
    const leftOut = index < second ? 'heading' : reasonOf(cells, heads, usual);
    return { line: row, cells, ...(leftOut && { leftOut }) } as const;
  });
  return { heads, headLine: head?.row, rows };
}
