import type * as z from 'zod/mini';
import type { Field, Fields, FormContext, FormDescription, Values } from '#domain/form/form-description.ts';
import { ruleFaults } from '#domain/form/form-faults.ts';
import { codesOf, requestOf } from '#domain/form/form-values.ts';
import { contractResolver, errorsByPath, type FormContract } from '#islands/ui/form/kit/contract-resolver.ts';

/** Numbers between 0 and 1, the same at every run. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const texts = ['', ' ', 'x', 'Bäckerei Sonnental GmbH', '12 a', '12', '10115', 'a@b.de', '030 23125-100', '2026-12-08'];
const numbers = ['0', '030', '00', '99', '0171 3920010', 'DE02120300000000202051', '2027-03-01', '112', '08:30'];
const long = ['y'.repeat(81), 'z'.repeat(2001), 'Bitte rufen Sie mich zurück.'];
const unset = [null, undefined];

/** Any input that a user can leave in a field, right or wrong; covers the fields of groups and rows one by one. */
export function anyAnswer(field: Field, next: () => number): unknown {
  const of = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)];
  if (field.kind === 'note') return undefined;
  if (field.kind === 'group') return next() < 0.05 ? of(unset) : anyAnswers(field.fields, next);
  if (field.kind === 'table')
    return Array.from({ length: Math.floor(next() * 4) }, () => anyAnswers(field.fields, next));
  if (field.kind === 'files')
    return Array.from({ length: Math.floor(next() * 17) }, (_, n) => (next() < 0.02 ? '?' : `f${n}`));
  if (field.kind === 'checkbox') return next() < 0.5;
  const codes = codesOf(field.contract);
  if (field.kind === 'choices') return codes.filter(() => next() < 0.3);
  if (codes.length > 0 && next() < 0.85) return of(codes);
  return of([...texts, ...numbers, ...long, ...unset]);
}

export const anyAnswers = (fields: Fields, next: () => number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field.kind === 'note' ? [] : [[name, anyAnswer(field, next)]])),
  );

/** Right answers of which a share was left as anything else, inside groups and rows too. */
export function nearlyRight(fields: Fields, right: Values, next: () => number, share: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.kind === 'note') return [];
      const value = right[name];
      if (next() < share) return [[name, anyAnswer(field, next)]];
      if (field.kind === 'group' && value) return [[name, nearlyRight(field.fields, value as Values, next, share / 4)]];
      if (field.kind === 'table' && Array.isArray(value))
        return [[name, value.map((row) => nearlyRight(field.fields, row, next, share / 4))]];
      return [[name, value]];
    }),
  );
}

type Verdict = Record<string, string>;

/** What the form says of some values before it sends them, by path. */
export function browserVerdict(form: FormDescription, contract: z.ZodMiniType, context: FormContext) {
  const judge = contractResolver({
    contract: contract as FormContract,
    checks: new Map(),
    request: (values) => requestOf(form, values),
    rules: (values) => ruleFaults(form, values, context),
  });
  return async (values: Values): Promise<Verdict> => {
    const { errors } = await judge({ ...values }, undefined, { fields: {}, shouldUseNativeValidation: false });
    return Object.fromEntries(errorsByPath(errors).map(({ path, key }) => [path, key]));
  };
}

/** What the server says of a request, by path. */
export function serverVerdict(
  form: FormDescription,
  contract: z.ZodMiniType,
  context: FormContext,
  sent: Values,
): Verdict {
  const parsed = contract.safeParse(JSON.parse(JSON.stringify(sent)));
  const result: Verdict = {};
  for (const { path, message } of parsed.error?.issues ?? []) result[path.join('.')] ??= message;
  for (const { path, key } of ruleFaults(form, sent, context)) result[path] = key;
  return result;
}
