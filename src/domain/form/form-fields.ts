import type * as z from 'zod/mini';
import { optionalText, text, uploadIds } from '#contract/fields.ts';
import type { ChoiceField, FieldOf, Fields, FormDescription } from './form-description.ts';

/** What a field may say beside its kind, label and contract. */
type More<F> = F extends unknown ? Partial<Omit<F, 'kind' | 'label' | 'contract' | 'fields'>> : never;

type Plain = 'line' | 'email' | 'phone' | 'number' | 'money' | 'checkbox' | 'date';
type OfKind<K extends Plain | ChoiceField['kind']> = K extends Plain ? FieldOf<K> : ChoiceField;

const defineInput =
  <K extends Plain | ChoiceField['kind']>(kind: K) =>
  <const C extends z.ZodMiniType, const M extends More<OfKind<K>>>(label: string, contract: C, more: M = {} as M) => ({
    kind,
    label,
    contract,
    ...more,
  });

export const line = defineInput('line');
export const emailField = defineInput('email');
export const phoneField = defineInput('phone');
export const numberField = defineInput('number');
export const money = defineInput('money');
export const checkbox = defineInput('checkbox');
export const date = defineInput('date');
export const select = defineInput('select');
export const combobox = defineInput('combobox');
export const radio = defineInput('radio');
/** Several of a few choices; the contract is a list of codes. */
export const choices = defineInput('choices');

/** Several lines of `min` to `max` characters; where `min` is 0, none need to be there. */
export const long = <const Min extends number, const M extends More<FieldOf<'long'>>>(
  label: string,
  min: Min,
  max: number,
  more: M = {} as M,
) => ({
  kind: 'long' as const,
  label,
  max,
  contract: (min === 0 ? optionalText(max) : text(min, max)) as ReturnType<
    Min extends 0 ? typeof optionalText : typeof text
  >,
  ...more,
});

export const files = <const M extends More<FieldOf<'files'>>>(
  label: string,
  min: number,
  max: number,
  more: M = {} as M,
) => ({ kind: 'files' as const, label, min, max, contract: uploadIds(min, max), ...more });

export const group = <const G extends Fields, const M extends More<FieldOf<'group'>>>(
  label: string,
  fields: G,
  more: M = {} as M,
) => ({ kind: 'group' as const, label, fields, ...more });

/** Rows of the same fields; the values of `unique` ones differ from row to row. */
export const table = <const G extends Fields, const M extends More<FieldOf<'table'>>>(
  label: string,
  min: number,
  max: number,
  fields: G,
  more: M = {} as M,
) => ({ kind: 'table' as const, label, min, max, fields, ...more });

export const note = <const M extends More<FieldOf<'note'>>>(more: M = {} as M) => ({ kind: 'note' as const, ...more });

export const defineForm = <const D extends FormDescription>(form: D): D => form;
