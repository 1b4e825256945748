import { fieldsOf, valuesIn } from '#domain/form/conditions.ts';
import type { Field, FormDescription, Values } from '#domain/form/form-description.ts';
import { isUnset } from '#domain/form/form-values.ts';

/** What the form of a new customer says by itself. */
const byDefault: readonly string[] = ['clientKind', 'salutation', 'prospectStage', 'voNumber'];
const groupDefaults: readonly string[] = ['country'];

const isEmpty = (field: Field, value: unknown): boolean =>
  field.kind === 'group'
    ? Object.entries(field.fields).every(
        ([name, inside]) => groupDefaults.includes(name) || isEmpty(inside, valuesIn(value)[name]),
      )
    : value === false || isUnset(value);

const merged = (field: Field, before: unknown, answer: unknown): unknown =>
  field.kind === 'group' ? { ...valuesIn(before), ...valuesIn(answer) } : answer;

/** The fields of a customer that are empty and have an answer; a group is filled as a whole or not at all. */
export const carriedFields = (form: FormDescription, customer: Values, answers: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fieldsOf(form)).flatMap(([name, field]) => {
      const isOpen = !byDefault.includes(name) && isEmpty(field, customer[name]) && !isEmpty(field, answers[name]);
      return isOpen ? [[name, merged(field, customer[name], answers[name])]] : [];
    }),
  );
