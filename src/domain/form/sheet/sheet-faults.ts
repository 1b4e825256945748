import { isShown, type Scope, scopeOf } from '../conditions.ts';
import { isRequiredNow, repetitions, uniqueValue } from '../form-contract.ts';
import type { FormContext, Values } from '../form-description.ts';
import { answerFault } from '../form-faults.ts';
import { isRequired, isUnset, missingKey, sentRow } from '../form-values.ts';
import type { SheetColumn, SheetContext } from './sheet-columns.ts';
import { countUp } from './sheet-fill.ts';
import type { SheetRow, SheetRows } from './sheet-rows.ts';

export interface CellFault {
  /** Message key. */
  readonly key: string;
  /** Nothing was answered, which is no fault before the row was left. */
  readonly isMissing: boolean;
  /** The row that has the value already. */
  readonly first?: number;
}
/** By column. */
export type RowFaults = ReadonlyMap<string, CellFault>;
/** By row; rows without faults are left out. */
type SheetFaults = ReadonlyMap<number, RowFaults>;

/** What is wrong with the cells of a row by themselves. */
function rowFaults(
  columns: readonly SheetColumn[],
  values: Values,
  { table, context, outer }: Pick<SheetContext, 'table' | 'outer'> & { context: FormContext },
): RowFaults {
  const scope: Scope = scopeOf(table.fields, values, '', outer);
  const faults = new Map<string, CellFault>();
  for (const { name, field } of columns) {
    if (!isShown(field, scope)) continue;
    const value = values[name];
    const isNothing = isUnset(value) || value === false;
    if (isNothing && !isRequired(field) && !isRequiredNow(field, scope)) continue;
    const key = isNothing ? missingKey(field) : answerFault(field, value, context, scope);
    if (key) faults.set(name, { key, isMissing: isNothing });
  }
  const sent = table.rules ? sentRow(scope) : {};
  for (const { path, key, isWarning } of (table.rules ?? []).flatMap((rule) => rule(sent, context)))
    if (!isWarning && !faults.has(path)) faults.set(path, { key, isMissing: isUnset(values[path]) });
  return faults;
}

/** Judges rows, and those alone that have changed since the last time. */
export function faultReader(): (
  rows: SheetRows,
  columns: readonly SheetColumn[],
  context: SheetContext,
  version: string,
) => SheetFaults {
  let cache = new WeakMap<SheetRow, RowFaults>();
  let cachedVersion = '';
  return (rows, columns, context, version) => {
    if (version !== cachedVersion) cache = new WeakMap();
    cachedVersion = version;
    const faults = new Map<number, Map<string, CellFault>>();
    rows.forEach((row, index) => {
      const own = cache.get(row) ?? rowFaults(columns, row.values, context);
      cache.set(row, own);
      if (own.size > 0) faults.set(index, new Map(own));
    });
    const values = rows.map((row) => row.values);
    for (const { row, column, first } of repetitions(context.table, values)) {
      const own = faults.get(row) ?? new Map<string, CellFault>();
      if (!own.has(column)) own.set(column, { key: 'duplicate', isMissing: false, first });
      faults.set(row, own);
    }
    return faults;
  };
}

/** With the faults that only the form knows, by paths in the table such as `3.ddi`. */
export function withFormFaults(
  faults: SheetFaults,
  known: ReadonlyMap<string, string>,
  valueAt: (row: number, column: string) => unknown,
): SheetFaults {
  if (known.size === 0) return faults;
  const merged = new Map([...faults].map(([row, own]) => [row, new Map(own)]));
  for (const [path, key] of known) {
    const [row = '', column = ''] = path.split('.');
    const at = Number(row);
    const own = merged.get(at) ?? new Map<string, CellFault>();
    const value = valueAt(at, column);
    if (!own.has(column)) own.set(column, { key, isMissing: isUnset(value) || value === false });
    merged.set(at, own);
  }
  return merged;
}

/** The values of a column, as far as they must differ. */
export const usedValues = (rows: SheetRows, { name, field }: Pick<SheetColumn, 'name' | 'field'>): Set<string> =>
  new Set(rows.flatMap(({ values }) => (isUnset(values[name]) ? [] : [uniqueValue(field, values[name])])));

/** A value that no other row has: the row's own number, else the next one; undefined where values do not count. */
export function freeValue(
  rows: SheetRows,
  row: number,
  column: SheetColumn,
  context: SheetContext,
): string | undefined {
  const { number, likeNumber = [] } = context.table.sheet ?? {};
  if (number === undefined || (column.name !== number && !likeNumber.includes(column.name))) return undefined;
  const used = usedValues(rows, column);
  const own = String(rows[row]?.values[number] ?? '').trim();
  if (column.name !== number && own !== '' && !used.has(own)) return own;
  const digits = [...used].filter((value) => /^\d{1,15}$/.test(value));
  const largest = digits.reduce<string | undefined>(
    (max, value) => (max === undefined || Number(value) > Number(max) ? value : max),
    undefined,
  );
  if (largest === undefined) return column.name === number ? context.table.sheet?.firstNumber : undefined;
  for (let step = 1; step <= digits.length + 1; step += 1)
    if (!used.has(countUp(largest, step))) return countUp(largest, step);
  return undefined;
}

/** The number of the row that comes next. */
export const nextNumber = (rows: SheetRows, context: SheetContext): string | undefined => {
  const name = context.table.sheet?.number;
  const field = name === undefined ? undefined : context.table.fields[name];
  return name !== undefined && field && 'contract' in field
    ? freeValue(rows, -1, { name, field, look: {} }, context)
    : undefined;
};

export interface FaultCount {
  readonly wrong: number;
  readonly missing: number;
  /** Rows with either, wrong ones first. */
  readonly rows: readonly number[];
}

/** What the bar says of the faults; missing cells count once their row was left. */
export function countFaults(faults: SheetFaults, isLeft: (row: number) => boolean): FaultCount {
  let [wrong, missing] = [0, 0];
  const [wrongRows, missingRows] = [new Set<number>(), new Set<number>()];
  for (const [row, own] of faults)
    for (const { isMissing } of own.values()) {
      if (!isMissing) {
        wrong += 1;
        wrongRows.add(row);
      } else if (isLeft(row)) {
        missing += 1;
        missingRows.add(row);
      }
    }
  const byPlace = (rows: Set<number>) => [...rows].toSorted((one, other) => one - other);
  return {
    wrong,
    missing,
    rows: [...byPlace(wrongRows), ...byPlace(missingRows).filter((row) => !wrongRows.has(row))],
  };
}
