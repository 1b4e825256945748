import { createContext, useContext } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { UploadLists } from '#islands/ui/upload/upload-lists.ts';
import type { FieldCheck } from './contract-resolver.ts';
import type { ErrorSignals, PathSignals } from './path-signals.ts';

/** What a field tells its form about itself. */
export interface FieldFacts {
  /** Id of the element that takes the focus. */
  id: string;
  label: string;
  step: number;
  /** The sentence for a message key, the same in the summary as at the field. */
  sentence: (key: string) => string;
  /** Of a table: the facts of a field in it, by its whole path. */
  inside?: (path: string) => FieldFacts | undefined;
}

/** The facts of a field, or those that the table around it gives. */
export const factsOf = (fields: ReadonlyMap<string, FieldFacts>, path: string): FieldFacts | undefined => {
  const own = fields.get(path);
  if (own) return own;
  for (let end = path.lastIndexOf('.'); end > 0; end = path.lastIndexOf('.', end - 1)) {
    const inside = fields.get(path.slice(0, end))?.inside?.(path);
    if (inside) return inside;
  }
  return undefined;
};

/** What a form offers its fields. */
export interface FormScope {
  id: string;
  /** How often the form was reset after success; each reset renders its fields again. */
  emptied: number;
  form: UseFormReturn<FieldValues>;
  fields: Map<string, FieldFacts>;
  checks: Map<string, FieldCheck>;
  lists: UploadLists;
  errors: Omit<ErrorSignals, 'set'>;
  /** Says which answers have changed. */
  answers: Pick<PathSignals, 'on'>;
  isRequired: (name: string) => boolean;
  /** In words, where an answer comes from that was not typed here. */
  origin?: (name: string) => string | undefined;
  /** True where the description says what is wrong with a field, so that those out of sight need not be drawn. */
  checksByDescription?: true;
  /** What was filled in so far, files among it. */
  values: () => FieldValues;
  /** True while the result of the last submit is unknown. */
  isAnswerOpen: () => boolean;
  /** Kept with the input, beside the values. */
  beside: { get: (name: string) => unknown; set: (name: string, value: unknown) => void };
}

export const FormScopeContext = createContext<FormScope | undefined>(undefined);
export const StepContext = createContext(0);

export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('A form field stands outside of a Form');
  return scope;
}
