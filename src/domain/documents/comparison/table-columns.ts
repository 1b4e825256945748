import type { ComparedColumn } from '#contract/documents/comparison.ts';
import { amountOf } from './amount.ts';

type Rows = readonly (readonly string[])[];
export interface Table {
  readonly columns: readonly string[];
  readonly rows: Rows;
}

/** A column that both tables have. */
interface Pair {
  readonly before: number;
  readonly after: number;
}

const plain = (name: string) => name.toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Columns of the same name, the first with the first; then those that differ by digits alone, since `Preis 2025` is `Preis 2026`
 * now; of those left, where there are as many on both sides, the first with the first.
 */
function pairColumns(before: readonly string[], after: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  let [old, now] = [[...before.keys()], [...after.keys()]];
  const pair = (isSame: (was: number, is: number) => boolean) => {
    for (const is of now) {
      const was = old.find((one) => isSame(one, is));
      if (was === undefined) continue;
      old = old.filter((one) => one !== was);
      now = now.filter((one) => one !== is);
      pairs.push({ before: was, after: is });
    }
  };
  const nameOf = (names: readonly string[], at: number) => plain(names[at] ?? '');
  const bare = (names: readonly string[], at: number) => nameOf(names, at).replace(/\d+/g, '#');
  pair((was, is) => nameOf(before, was) === nameOf(after, is) && (nameOf(after, is) !== '' || was === is));
  pair((was, is) => nameOf(after, is) !== '' && bare(before, was) === bare(after, is));
  if (old.length === now.length) pair(() => true);
  return pairs;
}

const cellsOf = (rows: Rows, column: number): string[] =>
  rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');

const priceName = /preis|betrag|gebühr|kosten|netto|brutto|provision|rabatt|€|eur\b|price|amount|fee|cost/i;
/** What names a row, the surest first. */
const keyNames = [
  /(?:artikel|bestell|material|produkt|tarif|options?|item|article|product)?[\s.-]*(?:nr\.?|nummer|number|code|kürzel|sku|id)$/i,
  /tarif|artikel|produkt|option|bezeichnung|leistung|name|article|product|item/i,
];
const keyRank = (name: string): number => {
  const rank = keyNames.findIndex((one) => one.test(name.trim()));
  return rank < 0 ? keyNames.length : rank;
};

/** Most of its cells are amounts, and either its name or their decimals say that they are no mere numbers. */
function isAmounts(name: string, cells: readonly string[]): boolean {
  if (keyRank(name) === 0 && !priceName.test(name)) return false;
  const amounts = cells.filter((cell) => amountOf(cell) !== undefined);
  if (amounts.length === 0 || amounts.length < 0.6 * cells.length) return false;
  return priceName.test(name) || amounts.some((cell) => /[.,]\d{1,4}(?!\d)|€|eur/i.test(cell));
}

/** Which share of the rows one can tell apart by some columns; rows that say nothing there do not count. */
function distinct(rows: Rows, columns: readonly number[]): number {
  const keys = rows
    .map((row) => columns.map((at) => plain(row[at] ?? '')).join('\u0001'))
    .filter((key) => key.replaceAll('\u0001', '') !== '');
  return keys.length === 0 ? 0 : new Set(keys).size / keys.length;
}
const sure = 0.95;

/** The columns by which rows are told apart in both tables: as few as do, those first that are called so; all where none do. */
function keyOf(before: Table, after: Table, pairs: readonly (Pair & { isAmount: boolean })[]): Set<Pair> {
  const rankOf = ({ after: at }: Pair) => keyRank(after.columns[at] ?? '');
  const candidates = pairs
    .filter(({ isAmount }) => !isAmount)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.after - b.after);
  const tellsApart = (chosen: readonly Pair[]) =>
    distinct(
      before.rows,
      chosen.map((pair) => pair.before),
    ) >= sure &&
    distinct(
      after.rows,
      chosen.map((pair) => pair.after),
    ) >= sure;
  const keyCandidates = candidates.filter((one) => rankOf(one) < keyNames.length);
  const single = (keyCandidates.length > 0 ? keyCandidates : candidates).find((one) => tellsApart([one]));
  if (single) return new Set([single]);
  const chosen: Pair[] = [];
  for (const one of candidates) {
    chosen.push(one);
    if (tellsApart(chosen)) return new Set(chosen);
  }
  return new Set(candidates.length > 0 ? candidates : pairs);
}

/** The columns of both tables, in the order of the newer one; those that it has no more stand behind the one they stood behind. */
export function compareColumns(before: Table, after: Table): ComparedColumn[] {
  const pairs = pairColumns(before.columns, after.columns).map((pair) => {
    const name = after.columns[pair.after] ?? '';
    const cells = [...cellsOf(before.rows, pair.before), ...cellsOf(after.rows, pair.after)];
    return { ...pair, isAmount: isAmounts(name, cells) };
  });
  const keys = keyOf(before, after, pairs);
  const namePair = pairs.find(
    (pair) => !keys.has(pair) && !pair.isAmount && keyRank(after.columns[pair.after] ?? '') < keyNames.length,
  );
  const byBefore = new Map(pairs.map((pair) => [pair.before, pair]));
  const byAfter = new Map(pairs.map((pair) => [pair.after, pair]));
  const columns: ComparedColumn[] = after.columns.map((name, at) => {
    const pair = byAfter.get(at);
    if (!pair) return { name, after: at };
    const was = before.columns[pair.before] ?? '';
    return {
      name,
      before: pair.before,
      after: at,
      ...(plain(was) !== plain(name) && { was }),
      ...(keys.has(pair) && { isKey: true as const }),
      ...(pair === namePair && { isName: true as const }),
      ...(pair.isAmount && { isAmount: true as const }),
    };
  });
  for (const [at, name] of before.columns.entries()) {
    if (byBefore.has(at)) continue;
    const behind = columns.findIndex((column) => column.before === at - 1);
    columns.splice(behind + 1, 0, { name, before: at });
  }
  return columns;
}
