import type { Condition, Field, Fields, FormDescription, Values } from './form-description.ts';
import { isUnset } from './unset.ts';

/** Where a field stands: beside which fields, and in which form, group or row. */
export interface Scope {
  readonly fields: Fields;
  /** Before the names of its fields: ``, `site.`, `extensions.3.`. */
  readonly path: string;
  readonly value: (name: string) => unknown;
  /** Nothing stands where the group or row should be. */
  readonly isAbsent?: boolean;
  readonly outer?: Scope | undefined;
}

const fieldsByForm = new WeakMap<FormDescription, Fields>();

/** The fields of all sections by name. */
export function fieldsOf(form: FormDescription): Fields {
  const cachedFields = fieldsByForm.get(form);
  if (cachedFields) return cachedFields;
  const fields: Fields = Object.assign({}, ...form.sections.map((section) => section.fields));
  fieldsByForm.set(form, fields);
  return fields;
}

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values that are not of the shape, as in a foreign request, count as none. */
export const valuesIn = (value: unknown): Values => (isRecord(value) ? value : {});
export const rowsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const scopeOf = (fields: Fields, values: unknown, path = '', outer?: Scope): Scope => {
  const rowValues = valuesIn(values);
  return {
    fields,
    path,
    outer,
    isAbsent: !isRecord(values),
    value: (name) => (Object.hasOwn(rowValues, name) ? rowValues[name] : undefined),
  };
};

function scopeWith(name: string, scope: Scope): Scope | undefined {
  return Object.hasOwn(scope.fields, name) ? scope : scope.outer && scopeWith(name, scope.outer);
}

/** The answer to a visible question; an answer hidden by other answers counts as none. */
export function answerTo(name: string, scope: Scope): unknown {
  const at = scopeWith(name, scope);
  const field = at?.fields[name];
  return at && field && isShown(field, at) ? at.value(name) : undefined;
}

export function holds(condition: Condition, scope: Scope): boolean {
  if ('all' in condition) return condition.all.every((one) => holds(one, scope));
  if ('any' in condition) return condition.any.some((one) => holds(one, scope));
  if ('not' in condition) return !holds(condition.not, scope);
  const answer = answerTo(condition.field, scope);
  if ('isGiven' in condition) return answer !== false && !isUnset(answer);
  return condition.is.some((expectedValue) =>
    Array.isArray(answer) ? answer.includes(expectedValue) : answer === expectedValue,
  );
}

export const isShown = (field: Pick<Field, 'when'>, scope: Scope): boolean => !field.when || holds(field.when, scope);

/** Paths of the answers on which a condition depends, those that hide them among them. */
export function sourcesOf(condition: Condition | undefined, scope: Scope): string[] {
  if (!condition) return [];
  if ('all' in condition) return condition.all.flatMap((one) => sourcesOf(one, scope));
  if ('any' in condition) return condition.any.flatMap((one) => sourcesOf(one, scope));
  if ('not' in condition) return sourcesOf(condition.not, scope);
  return pathsTo(condition.field, scope);
}

/** Paths of the answer to a field and of those that hide it. */
export function pathsTo(name: string, scope: Scope): string[] {
  const at = scopeWith(name, scope);
  return at ? [at.path + name, ...sourcesOf(at.fields[name]?.when, at)] : [];
}
