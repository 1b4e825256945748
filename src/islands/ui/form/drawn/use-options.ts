import { answerTo, pathsTo } from '../../../../domain/form/conditions.ts';
import type { ChoiceField, FieldOption } from '../../../../domain/form/form-description.ts';
import { codesOf } from '../../../../domain/form/form-values.ts';
import { useDrawing, useFromAnswers, useRow } from './drawn-form.ts';

/** The choices of a field with their captions; drawn anew when an answer changes on which they depend. */
export function useOptions(field: ChoiceField): readonly FieldOption[] {
  const { words, context } = useDrawing();
  const row = useRow();
  const read = () => field.options?.(context(), (name) => answerTo(name, row)) ?? [];
  const paths = field.optionsFrom?.flatMap((name) => pathsTo(name, row)) ?? [];
  // A snapshot is compared by its value.
  useFromAnswers(paths, () => (paths.length > 0 ? JSON.stringify(read()) : ''));
  if (field.options) return read();
  return codesOf(field.contract).map((code) => ({ value: code, label: words.say(`${field.words}.${code}`) }));
}
