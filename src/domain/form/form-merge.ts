import type { Values } from './form-description.ts';
import { isUnset } from './form-values.ts';

/** Answers without what says nothing, in an order of their own: controls speak of '' and false, records leave it out. */
function told(value: unknown): unknown {
  if (isUnset(value) || value === false) return undefined;
  if (Array.isArray(value)) return value.map(told);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, inside]): [string, unknown][] => {
    const said = told(inside);
    return said === undefined ? [] : [[name, said]];
  });
  return entries.length > 0 ? Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))) : undefined;
}

/** True where two answers say the same. */
export const isSameAnswer = (one: unknown, other: unknown): boolean =>
  JSON.stringify(told(one)) === JSON.stringify(told(other));

/** The fields whose answers changed, as an update says them: null takes one away. */
export function fieldChanges(before: Values, after: Values): Record<string, unknown> {
  const changed = Object.keys(after).filter((name) => !isSameAnswer(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, told(after[name]) === undefined ? null : after[name]]));
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

/** What two sides made of one answer; undefined where both changed the same of it, each in its way. Groups go together field by field. */
function together(base: unknown, mine: unknown, theirs: unknown): { readonly value: unknown } | undefined {
  if (isSameAnswer(base, theirs) || isSameAnswer(mine, theirs)) return { value: mine };
  if (isSameAnswer(base, mine)) return { value: theirs };
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
