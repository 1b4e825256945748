import type { Completeness } from '#contract/record.ts';
import { fieldsOf } from '#domain/form/conditions.ts';
import type { Fault } from '#domain/form/form-contract.ts';
import type { FormContext, Values } from '#domain/form/form-description.ts';
import { completeness, ruleWarnings, type SectionState } from '#domain/form/form-faults.ts';
import { requestOf } from '#domain/form/form-values.ts';
import { portingContract, portingForm } from './porting-form.ts';
import { type PortingContext, preflight } from './preflight.ts';

type Moment = Pick<FormContext, 'today' | 'holidays'>;

/** The answers of a porting: what its form knows of what is stored. */
export function portingAnswers(porting: Values): Record<string, unknown> {
  const fields = fieldsOf(portingForm);
  return Object.fromEntries(Object.entries(porting).filter(([name]) => Object.hasOwn(fields, name)));
}

/** Each section with one fault per answer at most. */
export const portingSections = (porting: Values, moment: Moment): SectionState[] =>
  completeness(portingForm, portingContract, portingAnswers(porting), moment).map((section) => ({
    ...section,
    faults: [...Map.groupBy(section.faults, ({ path }) => path).values()].flatMap(([first]) => (first ? [first] : [])),
  }));

export const portingCompleteness = (porting: Values, moment: Moment): Completeness =>
  portingSections(porting, moment).map(({ name, needed, filledCount, faults }) => ({
    section: name,
    filled: filledCount,
    needed,
    missing: faults.map(({ path, key }) => ({ path, message: key })),
  }));

interface CheckResult {
  readonly blocking: { path: string; message: string }[];
  readonly warnings: { path: string; message: string }[];
}
const toMessages = (faults: readonly Fault[]) => faults.map(({ path, key }) => ({ path, message: key }));

/** What keeps a request from being sent, and what carriers refuse requests for; both sides judge by it. */
export function portingFindings(porting: Values, context: PortingContext): CheckResult {
  const { today, holidays } = context;
  const answers = portingAnswers(porting);
  const preflightResult = preflight(answers, context);
  const faults = portingSections(porting, { today, holidays }).flatMap((section) => section.faults);
  return {
    blocking: toMessages([...faults, ...preflightResult.blocking]),
    warnings: toMessages([
      ...ruleWarnings(portingForm, requestOf(portingForm, answers), { today, holidays }),
      ...preflightResult.warnings,
    ]),
  };
}
