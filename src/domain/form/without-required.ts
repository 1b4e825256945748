import * as z from 'zod/mini';
import { valuesIn } from './conditions.ts';
import { contractOf } from './form-contract.ts';
import type { ContractOf, Field, Fields, FormDescription, Rule, Values } from './form-description.ts';
import { isUnset } from './form-values.ts';

/** A type of which nothing need be there. */
export type Incomplete<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: Incomplete<T[K]> | undefined }
    : T;

const answerAt = (values: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => valuesIn(at)[name], values);

/** A fault of an empty answer is a demand; all others stay. */
const lenient =
  (rule: Rule): Rule =>
  (values, context) =>
    rule(values, context).filter(({ path, isWarning }) => isWarning || !isUnset(answerAt(values, path)));

function lenientField(field: Field): Field {
  if (field.kind === 'note') return field;
  const { requiredWhen: _demanded, ...optionalField } = field as Exclude<Field, { kind: 'note' }>;
  if (optionalField.kind === 'group' || optionalField.kind === 'table') {
    const rules = optionalField.rules?.map(lenient);
    const inside = { ...optionalField, fields: lenientFields(optionalField.fields), ...(rules && { rules }) };
    return inside.kind === 'table' ? { ...inside, min: 0 } : inside;
  }
  if (optionalField.kind === 'checkbox') return { ...optionalField, contract: z.optional(z.boolean()) };
  return { ...optionalField, contract: z.optional(optionalField.contract) } as Field;
}

const lenientFields = (fields: Fields, except: readonly string[] = []): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, except.includes(name) ? field : lenientField(field)]),
  );

/** A form in which only some fields are required; answers are checked as before. */
export const withoutRequired = (form: FormDescription, except: readonly string[] = []): FormDescription => ({
  ...form,
  sections: form.sections.map((section) => ({ ...section, fields: lenientFields(section.fields, except) })),
  ...(form.rules && { rules: form.rules.map(lenient) }),
});

type IncompleteShape<Shape extends z.core.$ZodShape> = {
  [Name in keyof Shape]: z.ZodMiniOptional<z.ZodMiniType<Incomplete<z.output<Shape[Name]>>>>;
};

/** The contract of a form in which nothing of another one is required. */
export const contractWithoutRequired = <D extends FormDescription>(_complete: D, form: FormDescription) =>
  contractOf(form) as unknown as z.ZodMiniObject<IncompleteShape<ContractOf<D>['shape']>, z.core.$strict>;
