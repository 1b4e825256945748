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
  /** Fields that the others alone have changed. */
  taken: readonly string[];
  /** Fields that both sides have changed, each in its way; `values` has the own answers. */
  disputed: readonly string[];
}

/** Puts together what two sides made of the same answers. */
export function mergeForms(base: Values, mine: Values, theirs: Values): Merged {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const isOurs = (name: string) => !isSameAnswer(base[name], mine[name]);
  const isTheirs = (name: string) => !isSameAnswer(base[name], theirs[name]) && !isSameAnswer(mine[name], theirs[name]);
  return {
    values: Object.fromEntries(
      names.map((name) => [name, !isOurs(name) && isTheirs(name) ? theirs[name] : mine[name]]),
    ),
    taken: names.filter((name) => !isOurs(name) && isTheirs(name)),
    disputed: names.filter((name) => isOurs(name) && isTheirs(name)),
  };
}
