import type { FieldOf, Values } from '../form-description.ts';
import { newRow } from '../form-values.ts';
import { countUp } from './sheet-fill.ts';

export interface NumberRange {
  readonly count: number;
  /** The first number, with as many digits as were typed. */
  readonly from: string;
}

const amount = /^(\d{1,4})\s*(?:×|x|ab|from|starting at|von)\s*(\d{1,6})$/i;
const ends = /^(\d{1,6})\s*(?:-|–|bis|to)\s*(\d{1,6})$/i;

/** `20 ab 10`, `20 from 10`, `10 bis 29`, `10-29`. */
export function readRange(text: string): NumberRange | undefined {
  const typed = text.trim().replace(/\s+/g, ' ');
  const byAmount = amount.exec(typed);
  if (byAmount) {
    const [, count = '', from = ''] = byAmount;
    return Number(count) > 0 ? { count: Number(count), from } : undefined;
  }
  const [, from = '', to = ''] = ends.exec(typed) ?? [];
  const count = Number(to) - Number(from) + 1;
  return from !== '' && to.length >= from.length && count > 0 ? { count, from } : undefined;
}

interface RangePreview {
  readonly numbers: readonly string[];
  /** Numbers that other rows have already. */
  readonly taken: readonly string[];
  /** How many find no room in the table. */
  readonly dropped: number;
}

/** The numbers of a range that become rows. */
export function previewRange(range: NumberRange, used: ReadonlySet<string>, room: number): RangePreview {
  const all = Array.from({ length: Math.min(range.count, 9999) }, (_, index) => countUp(range.from, index));
  const free = all.filter((number) => !used.has(number));
  return {
    numbers: free.slice(0, Math.max(0, room)),
    taken: all.filter((number) => used.has(number)),
    dropped: Math.max(0, free.length - room),
  };
}

/** A row of the table with its number, and with what begins as the number does. */
export function numberedRow(
  table: FieldOf<'table'>,
  number: string | undefined,
  used?: (column: string) => Set<string>,
) {
  const row: Record<string, unknown> = { ...newRow(table) };
  const column = table.sheet?.number;
  if (!column || number === undefined) return row as Values;
  row[column] = number;
  for (const name of table.sheet?.likeNumber ?? []) if (!used?.(name).has(number)) row[name] = number;
  return row as Values;
}
