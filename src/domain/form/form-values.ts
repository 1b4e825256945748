import type * as z from 'zod/mini';
import { fieldsOf, isShown, rowsIn, type Scope, scopeOf } from './conditions.ts';
import type { AskedField, ChoiceField, Field, FieldOf, Fields, FormDescription, Values } from './form-description.ts';
import { isUnset } from './unset.ts';

export { isUnset };

const refuses = ({ contract }: AskedField, value: unknown) => !contract.safeParse(value).success;

const demanded = new WeakMap<Field, boolean>();

/** True where a field, once it is asked for, must be answered. */
export function isRequired(field: Field): boolean {
  const cachedResult = demanded.get(field);
  if (cachedResult !== undefined) return cachedResult;
  const is =
    'contract' in field ? ['', undefined, [], false].every((value) => refuses(field, value)) : isTableRequired(field);
  demanded.set(field, is);
  return is;
}
const isTableRequired = (field: Field) => field.kind === 'table' && field.min > 0;

/** The codes that a choice takes, in the order of its contract. */
export function codesOf(contract: z.ZodMiniType): readonly string[] {
  if ('options' in contract && Array.isArray(contract.options)) return contract.options.map(String);
  const { def } = contract as { def: { element?: z.ZodMiniType; innerType?: z.ZodMiniType } };
  const inside = def.element ?? def.innerType;
  return inside ? codesOf(inside) : [];
}

const choiceKinds: readonly string[] = ['select', 'combobox', 'radio', 'choices'] satisfies ChoiceField['kind'][];
export const isChoice = (field: Field): field is ChoiceField => choiceKinds.includes(field.kind);

/** Message key for an answer that is missing. */
export const missingKey = (field: Field): string =>
  field.kind === 'files' ? 'noFile' : isChoice(field) ? 'choose' : 'required';

const emptyValue = (field: Field): unknown => {
  if (field.kind === 'group') return emptyRow(field.fields);
  if (field.kind === 'checkbox') return false;
  return field.kind === 'files' || field.kind === 'table' || field.kind === 'choices' ? [] : '';
};

/** A value for every field of a group or row, as controls hold it where nothing was answered. */
export const emptyRow = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field.kind === 'note' ? [] : [[name, emptyValue(field)]])),
  );

/** What is added to a table. */
export const newRow = ({ fields, initial }: FieldOf<'table'>): Record<string, unknown> => ({
  ...emptyRow(fields),
  ...initial,
});

export const emptyForm = (form: FormDescription): Record<string, unknown> => emptyRow(fieldsOf(form));

/** The value as sent, or undefined if it is left out. */
function sentValue(field: Field, value: unknown, path: string, scope: Scope): unknown {
  if (field.kind === 'group') return sentRow(scopeOf(field.fields, value, `${path}.`, scope));
  if (field.kind === 'table')
    return rowsIn(value).map((row, index) => sentRow(scopeOf(field.fields, row, `${path}.${index}.`, scope)));
  if (field.kind === 'note') return undefined;
  if (value !== '' && value !== null && value !== undefined) return value;
  // Controls speak of nothing chosen as '' or null; contracts leave the field out, or say that it is missing.
  return field.contract._zod.optin === 'optional' ? undefined : emptyValue(field);
}

/** What is sent of a form, group or row. */
export const sentRow = (scope: Scope): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(scope.fields).flatMap(([name, field]) => {
      const value = isShown(field, scope) ? sentValue(field, scope.value(name), scope.path + name, scope) : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** What is sent for the values of a form: questions that other answers have hidden again stay out. */
export const requestOf = (form: FormDescription, values: Values): Record<string, unknown> =>
  sentRow(scopeOf(fieldsOf(form), values));
