import { isSameAnswer } from '../form-merge.ts';
import type { SheetRow, SheetRows } from './sheet-rows.ts';

/** What a step is called, as a key of the texts with what fills it. */
export interface StepName {
  readonly key: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
}

interface Step {
  readonly name: StepName;
  readonly before: SheetRows;
  readonly after: SheetRows;
}

export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export const maxSteps = 100;
export const emptyHistory: History = { past: [], future: [] };

export const record = ({ past }: History, step: Step): History => ({
  past: [...past, step].slice(-maxSteps),
  future: [],
});

/** The cells that a step changed go back where they still say what the step left in them. */
function revertRow(row: SheetRow, from: SheetRow, to: SheetRow): SheetRow {
  const names = Object.keys({ ...from.values, ...to.values }).filter(
    (name) => !isSameAnswer(from.values[name], to.values[name]) && isSameAnswer(row.values[name], from.values[name]),
  );
  if (names.length === 0) return row;
  return {
    key: row.key,
    values: { ...row.values, ...Object.fromEntries(names.map((name) => [name, to.values[name]])) },
  };
}

const isUntouched = (row: SheetRow, from: SheetRow) =>
  row.values === from.values || isSameAnswer(row.values, from.values);

/** Rows that the step took away go back behind those that stood before them. */
function returnRows(rows: SheetRow[], to: SheetRows): void {
  const keys = new Set(rows.map(({ key }) => key));
  to.forEach((row, index) => {
    if (keys.has(row.key)) return;
    const previous = to[index - 1];
    const at = previous ? rows.findIndex(({ key }) => key === previous.key) + 1 : 0;
    rows.splice(at, 0, row);
    keys.add(row.key);
  });
}

/**
 * The rows of now with what led from `from` to `to` done to them: cells and rows that others have changed since then stay.
 */
function revert(now: SheetRows, from: SheetRows, to: SheetRows): SheetRows {
  const [fromRows, toRows] = [from, to].map((rows) => new Map(rows.map((row) => [row.key, row])));
  const remaining = now.flatMap((row): SheetRow[] => {
    const before = fromRows?.get(row.key);
    const after = toRows?.get(row.key);
    if (!before) return [row];
    if (!after) return isUntouched(row, before) ? [] : [row];
    return before === after ? [row] : [revertRow(row, before, after)];
  });
  const taken = new Map(from.map((row) => [row.key, row]));
  const returned = [...remaining];
  returnRows(
    returned,
    to.filter(({ key }) => !taken.has(key) || remaining.some((row) => row.key === key)),
  );
  return inOrderOf(returned, from, to);
}

/** A step that only put rows into another order puts them back. */
function inOrderOf(rows: SheetRow[], from: SheetRows, to: SheetRows): SheetRows {
  const keysOf = (list: SheetRows) => list.map(({ key }) => key);
  const [first, second] = [keysOf(from), keysOf(to)];
  const isOrder = first.length === second.length && first.some((key, index) => key !== second[index]);
  if (!isOrder || [...first].sort().join() !== [...second].sort().join()) return rows;
  const places = new Map(second.map((key, index) => [key, index]));
  return rows.toSorted((one, other) => (places.get(one.key) ?? rows.length) - (places.get(other.key) ?? rows.length));
}

interface Outcome {
  readonly rows: SheetRows;
  readonly history: History;
  readonly step: Step;
}

export function undo({ past, future }: History, now: SheetRows): Outcome | undefined {
  const step = past.at(-1);
  if (!step) return undefined;
  return {
    step,
    rows: revert(now, step.after, step.before),
    history: { past: past.slice(0, -1), future: [step, ...future] },
  };
}

export function redo({ past, future }: History, now: SheetRows): Outcome | undefined {
  const [step, ...rest] = future;
  if (!step) return undefined;
  return { step, rows: revert(now, step.before, step.after), history: { past: [...past, step], future: rest } };
}
