import type { Values } from './form-description.ts';
import { isUnset } from './form-values.ts';

/** Answers without what says nothing, in an order of their own: controls speak of '' and false, records leave it out. */
function pruneEmpty(value: unknown): unknown {
  if (isUnset(value) || value === false) return undefined;
  if (Array.isArray(value)) return value.map(pruneEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, inside]): [string, unknown][] => {
    const prunedValue = pruneEmpty(inside);
    return prunedValue === undefined ? [] : [[name, prunedValue]];
  });
  return entries.length > 0 ? Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))) : undefined;
}

/** True where two answers say the same. */
export const isSameAnswer = (one: unknown, other: unknown): boolean =>
  JSON.stringify(pruneEmpty(one)) === JSON.stringify(pruneEmpty(other));

/** The changed fields in the form of an update: null removes an answer. */
export function fieldChanges(before: Values, after: Values): Record<string, unknown> {
  const changed = Object.keys(after).filter((name) => !isSameAnswer(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, pruneEmpty(after[name]) === undefined ? null : after[name]]));
}

export interface Merged {
  values: Record<string, unknown>;
  /** Fields into which went what the others have changed. */
  taken: readonly string[];
  /** Fields that both sides have changed, each in its way; `values` has the own answers. */
  disputed: readonly string[];
}

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Rows = readonly Values[];
const isTable = (value: unknown): value is Rows => Array.isArray(value) && value.every(isGroup);

/** What became of a table's rows, in their order, and which came behind them; undefined where rows went and others changed. */
function sinceThen(
  base: Rows,
  now: Rows,
): { readonly rows: readonly (Values | undefined)[]; readonly added: Rows } | undefined {
  if (now.length >= base.length) return { rows: now.slice(0, base.length), added: now.slice(base.length) };
  let at = 0;
  const rows = base.map((row) => {
    if (!isSameAnswer(row, now[at])) return undefined;
    at += 1;
    return row;
  });
  return at === now.length ? { rows, added: [] } : undefined;
}

/** Rows that one side alone changed, took away or added; undefined where both changed the same one, because rows have no names to tell whether it still is the same. */
function rowsTogether(base: Rows, mine: Rows, theirs: Rows): Rows | undefined {
  const [own, other] = [sinceThen(base, mine), sinceThen(base, theirs)];
  if (!own || !other) return undefined;
  const mergedRows: (Values | undefined)[] = [];
  for (const [at, row] of base.entries()) {
    const [here, there] = [own.rows[at], other.rows[at]];
    const isMine = isSameAnswer(row, there) || isSameAnswer(here, there);
    if (!isMine && !isSameAnswer(row, here)) return undefined;
    mergedRows.push(isMine ? here : there);
  }
  const added = own.added.filter((row) => !other.added.some((one) => isSameAnswer(one, row)));
  return [...mergedRows.filter((row) => row !== undefined), ...other.added, ...added];
}

/** What two sides made of one answer; undefined where both changed the same of it, each in its way. Groups go together field by field, tables row by row. */
function together(base: unknown, mine: unknown, theirs: unknown): { readonly value: unknown } | undefined {
  if (isSameAnswer(base, theirs) || isSameAnswer(mine, theirs)) return { value: mine };
  if (isSameAnswer(base, mine)) return { value: theirs };
  if (isTable(mine) && isTable(theirs)) {
    const rows = rowsTogether(isTable(base) ? base : [], mine, theirs);
    return rows && { value: rows };
  }
  if (!isGroup(mine) || !isGroup(theirs)) return undefined;
  const before = isGroup(base) ? base : {};
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const parts = names.map((name) => [name, together(before[name], mine[name], theirs[name])] as const);
  if (parts.some(([, part]) => part === undefined)) return undefined;
  return { value: Object.fromEntries(parts.map(([name, part]) => [name, part?.value])) };
}

/** Puts together what two sides made of the same answers. */
export function mergeForms(base: Values, mine: Values, theirs: Values): Merged {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const merged = names.map((name) => ({ name, part: together(base[name], mine[name], theirs[name]) }));
  const isChanged = ({ name, part }: (typeof merged)[number]) => part && !isSameAnswer(part.value, mine[name]);
  return {
    values: Object.fromEntries(merged.map(({ name, part }) => [name, part ? part.value : mine[name]])),
    taken: merged.filter(isChanged).map(({ name }) => name),
    disputed: merged.filter(({ part }) => part === undefined).map(({ name }) => name),
  };
}
