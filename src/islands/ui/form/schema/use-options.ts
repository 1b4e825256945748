import { answerTo, pathsTo } from '#domain/form/conditions.ts';
import type { ChoiceField, FieldOption } from '#domain/form/form-description.ts';
import { codesOf } from '#domain/form/form-values.ts';
import { useFromAnswers, useRow, useSchemaContext } from './schema-context.ts';

/** The choices of a field with their captions; renders again when an answer that they depend on changes. */
export function useOptions(field: ChoiceField): readonly { value: string; label: string }[] {
  const { words, context } = useSchemaContext();
  const row = useRow();
  const read = () => field.options?.(context(), (name) => answerTo(name, row)) ?? [];
  const paths = field.optionsFrom?.flatMap((name) => pathsTo(name, row)) ?? [];
  // A snapshot is compared by its value.
  useFromAnswers(paths, () => (paths.length > 0 ? JSON.stringify(read()) : ''));
  const labelOption = ({ value, label }: FieldOption) => ({
    value,
    label: label ?? words.translate(`${field.words}.${value}`),
  });
  return (field.options ? read() : codesOf(field.contract).map((value) => ({ value }))).map(labelOption);
}
