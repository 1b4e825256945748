import { fieldsOf, rowsIn, valuesIn } from './conditions.ts';
import type { Fields, FormDescription, Values } from './form-description.ts';
import { emptyRow } from './form-values.ts';

function filledRow(fields: Fields, stored: unknown): Record<string, unknown> {
  const known = valuesIn(stored);
  const filled = Object.entries(emptyRow(fields)).map(([name, empty]): [string, unknown] => {
    const field = fields[name];
    const value = Object.hasOwn(known, name) ? known[name] : undefined;
    if (field?.kind === 'group') return [name, filledRow(field.fields, value)];
    if (field?.kind === 'table') return [name, rowsIn(value).map((row) => filledRow(field.fields, row))];
    return [name, value ?? empty];
  });
  return Object.fromEntries(filled);
}

/** What the controls of a form hold of a record that has answered some of its questions. */
export const filledForm = (form: FormDescription, stored: Values): Record<string, unknown> =>
  filledRow(fieldsOf(form), stored);
