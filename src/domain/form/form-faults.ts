import type * as z from 'zod/mini';
import { answerTo, fieldsOf, isShown, rowsIn, type Scope, scopeOf } from './conditions.ts';
import { type Fault, isRequiredNow } from './form-contract.ts';
import type { Answers, AskedField, FormContext, FormDescription, Rule, RuleFault, Values } from './form-description.ts';
import { type Entry, isAsked, isTable, shownEntries } from './form-entries.ts';
import { isRequired, isUnset, requestOf, sentRow } from './form-values.ts';

/** What stands against an answer that its contract takes: by the day, the choices, and what else is known at the moment. */
function ruleFault(field: AskedField, value: unknown, context: FormContext, scope: Scope): string | undefined {
  const answers: Answers = (name) => answerTo(name, scope);
  if (field.kind === 'date') return field.days?.(context, answers).fault(String(value));
  if (!('options' in field)) return undefined;
  const options = field.options?.(context, answers);
  const chosen = Array.isArray(value) ? value : [value];
  return !options || chosen.every((one) => options.some((option) => option.value === one)) ? undefined : 'choose';
}

const hasRule = (field: AskedField) => ('days' in field && field.days) || ('options' in field && field.options);

/** The message key of what is wrong with an answer by itself, or undefined where it can be sent. */
export function answerFault(field: AskedField, value: unknown, context: FormContext, scope: Scope): string | undefined {
  const result = field.contract.safeParse(value);
  if (!result.success) return result.error.issues[0]?.message ?? 'invalid';
  return isUnset(value) ? undefined : ruleFault(field, value, context, scope);
}

/** What the rules of a form, its groups and its rows find. */
function foundByRules(form: FormDescription, values: unknown, context: FormContext): RuleFault[] {
  const collectFaults = (rules: readonly Rule[] | undefined, scope: Scope): RuleFault[] => {
    if (!rules || rules.length === 0) return [];
    const sent = sentRow(scope);
    return rules.flatMap((rule) => rule(sent, context).map((fault) => ({ ...fault, path: scope.path + fault.path })));
  };
  const inside = (scope: Scope): RuleFault[] =>
    Object.entries(scope.fields).flatMap(([name, field]) => {
      if ((field.kind !== 'group' && field.kind !== 'table') || !isShown(field, scope)) return [];
      const path = scope.path + name;
      const scopes =
        field.kind === 'group'
          ? [scopeOf(field.fields, scope.value(name), `${path}.`, scope)]
          : rowsIn(scope.value(name)).map((row, n) => scopeOf(field.fields, row, `${path}.${n}.`, scope));
      return scopes.flatMap((at) => [...collectFaults(field.rules, at), ...inside(at)]);
    });
  const root = scopeOf(fieldsOf(form), values);
  return [...collectFaults(form.rules, root), ...inside(root)];
}

/** Faults that a contract cannot find, because they depend on the day, the organisation or several answers together. */
export const ruleFaults = (form: FormDescription, values: unknown, context: FormContext): Fault[] => [
  ...shownEntries(form, values).flatMap((entry) => {
    if (!isAsked(entry) || !hasRule(entry.field) || isUnset(entry.value)) return [];
    if (!entry.field.contract.safeParse(entry.value).success) return [];
    const key = ruleFault(entry.field, entry.value, context, entry.scope);
    return key ? [{ path: entry.path, key }] : [];
  }),
  ...foundByRules(form, values, context).flatMap(({ path, key, isWarning }) => (isWarning ? [] : [{ path, key }])),
];

const ownWarning = (entry: Entry): Fault[] => {
  const key = isAsked(entry) && !isUnset(entry.value) ? entry.field.warning?.(String(entry.value)) : undefined;
  return key === undefined ? [] : [{ path: entry.path, key }];
};

/** Warnings about the answers; they no longer block after confirmation. */
export const ruleWarnings = (form: FormDescription, values: unknown, context: FormContext): Fault[] => [
  ...shownEntries(form, values).flatMap(ownWarning),
  ...foundByRules(form, values, context).flatMap(({ path, key, isWarning }) => (isWarning ? [{ path, key }] : [])),
];

const isNeeded = ({ field, scope }: Entry) => isRequired(field) || isRequiredNow(field, scope);

const isGiven = (entry: Entry) =>
  isTable(entry) ? rowsIn(entry.value).length > 0 : entry.value !== false && !isUnset(entry.value);

/** How far a section is: of its mandatory answers how many are there, and what is wrong with those. */
export interface SectionState {
  readonly name: string;
  readonly step: string;
  readonly needed: number;
  readonly filledCount: number;
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
      filledCount: needed.filter(isGiven).length,
      faults: faults.filter(({ path }) => Object.hasOwn(fields, path.split('.')[0] ?? '')),
    };
  });
}
