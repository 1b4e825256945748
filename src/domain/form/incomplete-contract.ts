import * as z from 'zod/mini';
import { normalizeText } from '#contract/clean-text.ts';
import { fieldsOf } from './conditions.ts';
import type { Field, Fields, FormDescription } from './form-description.ts';

/** As much as anybody types into one field before a contract judges it; a blank at its end may be followed by a word. */
const typed = z.string().check(z.overwrite(normalizeText), z.maxLength(4000, 'tooLong:4000'));
const codes = z.array(typed).check(z.maxLength(100, 'maxRows:100'));

function shapeOfKind(field: Exclude<Field, { kind: 'note' }>): z.ZodMiniType {
  switch (field.kind) {
    case 'checkbox':
      return z.boolean();
    case 'number':
    case 'money':
      return z.union([typed, z.number()]);
    case 'choices':
    case 'files':
      return codes;
    case 'group':
      return z.strictObject(incompleteShape(field.fields));
    case 'table':
      return z
        .array(z.strictObject(incompleteShape(field.fields)))
        .check(z.maxLength(field.max, `maxRows:${field.max}`));
    default:
      return typed;
  }
}

const incompleteShape = (fields: Fields): Record<string, z.ZodMiniType> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'note' ? [] : [[name, z.optional(shapeOfKind(field))]],
    ),
  );

/** What a form may hold before it is complete: every field by itself, of any content that has its shape. */
export const incompleteFields = (form: FormDescription): Record<string, z.ZodMiniType> =>
  incompleteShape(fieldsOf(form));
