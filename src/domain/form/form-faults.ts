import type * as z from 'zod/mini';
import { rowsIn } from './conditions.ts';
import { type Fault, isDemandedNow } from './form-contract.ts';
import type { AskedField, FormContext, FormDescription, Values } from './form-description.ts';
import { type Entry, isAsked, isTable, shownEntries } from './form-entries.ts';
import { isDemanded, isUnset, requestOf } from './form-values.ts';

/** What stands against an answer that its contract takes: by the day, the choices, and what else is known at the moment. */
function ruleFault(field: AskedField, value: unknown, context: FormContext): string | undefined {
  if (field.kind === 'date') return field.days?.(context).fault(String(value));
  if (!('options' in field)) return undefined;
  const options = field.options?.(context);
  return !options || options.some((option) => option.value === value) ? undefined : 'choose';
}

const hasRule = (field: AskedField) => ('days' in field && field.days) || ('options' in field && field.options);

/** The message key of what is wrong with an answer by itself, or undefined where it can be sent. */
export function answerFault(field: AskedField, value: unknown, context: FormContext): string | undefined {
  const judged = field.contract.safeParse(value);
  if (!judged.success) return judged.error.issues[0]?.message ?? 'invalid';
  return isUnset(value) ? undefined : ruleFault(field, value, context);
}

/** Faults that a contract cannot find, because they depend on the day or the organisation. */
export const ruleFaults = (form: FormDescription, values: unknown, context: FormContext): Fault[] =>
  shownEntries(form, values).flatMap((entry) => {
    if (!isAsked(entry) || !hasRule(entry.field) || isUnset(entry.value)) return [];
    if (!entry.field.contract.safeParse(entry.value).success) return [];
    const key = ruleFault(entry.field, entry.value, context);
    return key ? [{ path: entry.path, key }] : [];
  });

const isNeeded = ({ field, scope }: Entry) => isDemanded(field) || isDemandedNow(field, scope);

const isGiven = (entry: Entry) =>
  isTable(entry) ? rowsIn(entry.value).length > 0 : entry.value !== false && !isUnset(entry.value);

/** How far a section is: of its mandatory answers how many are there, and what is wrong with those. */
export interface SectionState {
  readonly name: string;
  readonly step: string;
  readonly needed: number;
  readonly given: number;
  readonly faults: readonly Fault[];
}

/** Completeness per section; the values may be a draft's, and so of any content. */
export function completeness(
  form: FormDescription,
  contract: z.ZodMiniType,
  values: Values,
  context: FormContext,
): SectionState[] {
  const request = requestOf(form, values);
  const issues = contract.safeParse(request).error?.issues ?? [];
  const faults = [
    ...issues.map(({ path, message }) => ({ path: path.map(String).join('.'), key: message })),
    ...ruleFaults(form, request, context),
  ];
  return form.sections.map(({ name, step, fields }) => {
    const needed = shownEntries(form, values, fields).filter(isNeeded);
    return {
      name,
      step,
      needed: needed.length,
      given: needed.filter(isGiven).length,
      faults: faults.filter(({ path }) => Object.hasOwn(fields, path.split('.')[0] ?? '')),
    };
  });
}
