import { formatPhone } from '#contract/numbering/phone-number.ts';
import { fieldsOf, rowsIn, valuesIn } from './conditions.ts';
import type { Fields, FormDescription, Values } from './form-description.ts';
import { emptyRow } from './form-values.ts';

function filledRow(fields: Fields, stored: unknown): Record<string, unknown> {
  const storedValues = valuesIn(stored);
  const filled = Object.entries(emptyRow(fields)).map(([name, empty]): [string, unknown] => {
    const field = fields[name];
    const value = Object.hasOwn(storedValues, name) ? storedValues[name] : undefined;
    if (field?.kind === 'group') return [name, filledRow(field.fields, value)];
    if (field?.kind === 'table') return [name, rowsIn(value).map((row) => filledRow(field.fields, row))];
    if (field?.kind === 'phone' && typeof value === 'string') return [name, formatPhone(value)];
    return [name, value ?? empty];
  });
  return Object.fromEntries(filled);
}

/** What the controls of a form hold of a record that has answered some of its questions; telephone numbers as they read. */
export const filledForm = (form: FormDescription, stored: Values): Record<string, unknown> =>
  filledRow(fieldsOf(form), stored);
