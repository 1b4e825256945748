import * as z from 'zod/mini';
import { normalisePhone } from '#contract/numbering/phone-number.ts';
import { fieldsOf, holds, isShown, rowsIn, scopeOf, valuesIn } from './conditions.ts';
import type { ContractOf, Field, FieldOf, Fields, FormDescription } from './form-description.ts';
import { type Entry, isTable, shownEntries } from './form-entries.ts';
import { isRequired, isUnset, missingKey } from './form-values.ts';

function contractOfField(field: Field): z.ZodMiniType | undefined {
  if (field.kind === 'note') return undefined;
  const own =
    field.kind === 'group'
      ? z.strictObject(shapeOf(field.fields))
      : field.kind === 'table'
        ? z
            .array(z.strictObject(shapeOf(field.fields)))
            .check(z.minLength(field.min, 'required'), z.maxLength(field.max, `maxRows:${field.max}`))
        : field.contract;
  return field.when || isLeftOut(field) ? z.optional(own) : own;
}

/** A group in which nothing is demanded may be absent. */
const isLeftOut = (field: Field): boolean =>
  field.kind === 'group' && Object.values(field.fields).every((inner) => isLeftOut(inner) || mayMiss(inner));
const mayMiss = (field: Field) =>
  field.kind === 'note' || ('contract' in field && field.contract._zod.optin === 'optional');

const shapeOf = (fields: Fields): Record<string, z.ZodMiniType> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const contract = contractOfField(field);
      return contract ? [[name, contract]] : [];
    }),
  );

export interface Fault {
  readonly path: string;
  readonly key: string;
}

/** What the conditions demand of an answer that a contract of its own lets be missing. */
function demandFault({ field, path, value, scope }: Entry): Fault[] {
  const isMissing = scope.isAbsent
    ? isRequired(field)
    : field.when !== undefined && value === undefined && !isOptional(field);
  return isMissing || (isRequiredNow(field, scope) && isUnset(value)) ? [{ path, key: missingKey(field) }] : [];
}
const isOptional = (field: Field) => !('contract' in field) || field.contract._zod.optin === 'optional';

/** True where a condition demands a field that could be left out otherwise. */
export const isRequiredNow = (field: Field, scope: Entry['scope']): boolean =>
  'requiredWhen' in field && field.requiredWhen !== undefined && holds(field.requiredWhen, scope);

interface Repetition {
  readonly row: number;
  readonly column: string;
  /** The row that has the value already. */
  readonly first: number;
}

/** By what two values of a column that must differ are the same. */
export const uniqueValue = (field: Field | undefined, value: unknown): string =>
  field?.kind === 'phone' ? normalisePhone(String(value)) : String(value).trim().toLowerCase();

/** Values that stand in two rows of a table and must not. */
export const repetitions = ({ unique = [], fields }: FieldOf<'table'>, rows: readonly unknown[]): Repetition[] =>
  unique.flatMap((column) => {
    const usedValues = new Map<string, number>();
    return rows.flatMap((values, row) => {
      const value = valuesIn(values)[column];
      if (isUnset(value)) return [];
      const same = uniqueValue(fields[column], value);
      const first = usedValues.get(same);
      if (first === undefined) usedValues.set(same, row);
      return first === undefined ? [] : [{ row, column, first }];
    });
  });

const repeated = (entry: Entry): Fault[] =>
  isTable(entry)
    ? repetitions(entry.field, rowsIn(entry.value)).map(({ row, column }) => ({
        path: `${entry.path}.${row}.${column}`,
        key: 'duplicate',
      }))
    : [];

/** Takes out what other answers have hidden, and leaves what the description does not know. */
const withoutHidden = (fields: Fields, values: unknown, path = '', outer?: Entry['scope']): Record<string, unknown> => {
  const scope = scopeOf(fields, values, path, outer);
  return Object.fromEntries(
    Object.entries(valuesIn(values)).flatMap(([name, value]): [string, unknown][] => {
      const field = fields[name];
      if (!field) return [[name, value]];
      if (!isShown(field, scope)) return [];
      if (field.kind === 'group') return [[name, withoutHidden(field.fields, value, `${path}${name}.`, scope)]];
      if (field.kind !== 'table') return [[name, value]];
      return [[name, rowsIn(value).map((row, n) => withoutHidden(field.fields, row, `${path}${name}.${n}.`, scope))]];
    }),
  );
};

/** Judges the conditions even where other answers are still wrong, so that a step names all its faults at once. */
const whatever = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

/** The contract of a form's request: each field by its own, each condition as the description says it. */
export function contractOf<const D extends FormDescription>(form: D): ContractOf<D> {
  const fields = fieldsOf(form);
  const byConditions = z.check<Record<string, unknown>>((payload) => {
    const faults = shownEntries(form, payload.value).flatMap((entry) => [...demandFault(entry), ...repeated(entry)]);
    for (const { path, key } of faults)
      payload.issues.push({
        code: 'custom',
        message: key,
        path: path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
        input: payload.value,
        continue: true,
      });
    if (payload.issues.length === 0) payload.value = withoutHidden(fields, payload.value);
  }, whatever);
  return z.strictObject(shapeOf(fields)).check(byConditions) as unknown as ContractOf<D>;
}
