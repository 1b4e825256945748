import { addMonths, monthsUpTo } from '../date/months.ts';

/** Something that was counted and added up. */
interface Summed {
  lines: number;
  amount: number;
}
interface Won extends Summed {
  won: number;
}

const none: Won = { lines: 0, amount: 0, won: 0 };
const plus = (sum: Won, { lines, amount, won = 0 }: Summed & { won?: number }): Won => ({
  lines: sum.lines + lines,
  amount: sum.amount + amount,
  won: sum.won + won,
});

/** What all of them come to. */
export const totalOf = (sums: readonly (Summed & { won?: number })[]): Won => sums.reduce(plus, none);

/** What they come to for each value of a field, in the order in which the values come first. */
export function totalsBy<Key extends string, S extends Summed & { won?: number } & Partial<Record<Key, string>>>(
  sums: readonly S[],
  key: Key,
): Map<string, Won> {
  const totals = new Map<string, Won>();
  for (const sum of sums) {
    const value = sum[key] ?? '';
    totals.set(value, plus(totals.get(value) ?? none, sum));
  }
  return totals;
}

/** The values of a field, each once and in the order of their names. */
export const valuesOf = <Key extends string>(rows: readonly Record<Key, string>[], key: Key): string[] =>
  [...new Set(rows.map((row) => row[key]))].sort();

/** With what a month is compared: the month before, the mean of the three before, the same month of the year before. */
export const comparisons = ['month', 'quarter', 'year'] as const;
export type ComparedWith = (typeof comparisons)[number];

/** The months with which a month is compared, the oldest first. */
export const comparedMonths = (month: string, against: ComparedWith): string[] =>
  against === 'year' ? [addMonths(month, -12)] : monthsUpTo(addMonths(month, -1), against === 'month' ? 1 : 3);

export interface Comparison {
  amount: number;
  /** Missing where nothing is known of the time before. */
  before?: number;
  difference?: number;
  /** Missing where there was nothing before, of which no part can be taken. */
  percent?: number;
}

/** An amount beside the one before, both in cents. */
export function compare(amount: number, before: number | undefined): Comparison {
  if (before === undefined) return { amount };
  const difference = amount - before;
  return {
    amount,
    before,
    difference,
    ...(before !== 0 && { percent: (difference / Math.abs(before)) * 100 }),
  };
}

export interface ComparedRow extends Comparison {
  /** Value of the field that the rows are of. */
  id: string;
  lines: number;
}

interface Compared<Key extends string, S> {
  sums: readonly S[];
  key: Key;
  month: string;
  against: ComparedWith;
  /** Months of which statements are known at all: a mean is one of these only. */
  knownMonths: readonly string[];
}

/**
 * What the lines of a month come to for each value of a field, beside the time before; the largest first. What was paid
 * before and is not any more is a row, too.
 */
export function comparedBy<Key extends string, S extends Summed & { month: string } & Partial<Record<Key, string>>>({
  sums,
  key,
  month,
  against,
  knownMonths,
}: Compared<Key, S>): ComparedRow[] {
  const earlier = comparedMonths(month, against).filter((one) => knownMonths.includes(one));
  const now = totalsBy(
    sums.filter((sum) => sum.month === month),
    key,
  );
  const before = totalsBy(
    sums.filter((sum) => earlier.includes(sum.month)),
    key,
  );
  return [...new Set([...now.keys(), ...before.keys()])]
    .map((id) => ({
      id,
      lines: now.get(id)?.lines ?? 0,
      ...compare(
        now.get(id)?.amount ?? 0,
        earlier.length > 0 ? Math.round((before.get(id)?.amount ?? 0) / earlier.length) : undefined,
      ),
    }))
    .sort((a, b) => size(b) - size(a) || (a.id < b.id ? -1 : 1));
}

const size = ({ amount, before = 0 }: Comparison) => Math.max(Math.abs(amount), Math.abs(before));

/** All of a month beside the time before. */
export function comparedTotal(rows: readonly Comparison[]): Comparison {
  const sum = (of: (row: Comparison) => number) => rows.reduce((all, row) => all + of(row), 0);
  const isKnown = rows.some(({ before }) => before !== undefined);
  return compare(
    sum(({ amount }) => amount),
    isKnown ? sum(({ before = 0 }) => before) : undefined,
  );
}

/** Rows by the month that they name, the newest first. */
export function byMonth<Row extends { month: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const months = new Map<string, Row[]>();
  for (const row of [...rows].sort((a, b) => (a.month < b.month ? 1 : a.month > b.month ? -1 : 0)))
    months.set(row.month, [...(months.get(row.month) ?? []), row]);
  return months;
}
