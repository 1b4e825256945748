import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { answerTo, isShown, sourcesOf } from '#domain/form/conditions.ts';
import type { AskedField, Field, Section } from '#domain/form/form-description.ts';
import { answerText } from '#domain/form/form-facts.ts';
import { answerFault } from '#domain/form/form-faults.ts';
import { useFormScope } from '../kit/form-scope.ts';
import { FactRow } from './FactList.tsx';
import { useFromAnswers, useRow, useSchemaContext } from './schema-context.ts';

const isAsked = (field: Field | undefined): field is AskedField => field !== undefined && 'contract' in field;

/** Answers that would be accepted, as they read: those of a part joined by blanks, the parts by commas. */
function useAnswerText(parts: readonly (readonly string[])[]): string {
  const { words, context } = useSchemaContext();
  const { lists } = useFormScope();
  const row = useRow();
  useStore(lists.$changes);
  const textOf = (name: string) => {
    const field = row.fields[name];
    if (!isAsked(field) || !isShown(field, row)) return '';
    // Files are counted while they are still too few.
    const answers = (other: string) => answerTo(other, row);
    if (field.kind === 'files') return answerText(field, lists.values()[name] ?? [], words, context(), answers);
    const value = row.value(name);
    return answerFault(field, value, context(), row) ? '' : answerText(field, value, words, context(), answers);
  };
  const filled = (texts: readonly string[], between: string) => texts.filter(Boolean).join(between);
  const paths = parts.flat().flatMap((name) => [name, ...sourcesOf(row.fields[name]?.when, row)]);
  return useFromAnswers(paths, () =>
    filled(
      parts.map((names) => filled(names.map(textOf), ' ')),
      ', ',
    ),
  );
}

function SummaryFact({ label, of: parts }: NonNullable<Section['brief']>) {
  const text = useAnswerText(parts);
  return (
    <FactRow label={useSchemaContext().words.translate(label)} className="line-clamp-3" onPaper={false}>
      {text}
    </FactRow>
  );
}

/** What has been filled in so far, seen from every step, between what else belongs to it. */
export function FormSummary({ before, after }: { before: ReactNode; after: ReactNode }) {
  const { form } = useSchemaContext();
  return (
    <dl className="grid gap-3">
      {before}
      {form.sections.map(({ name, fields, brief }) =>
        brief ? (
          <SummaryFact key={name} {...brief} />
        ) : (
          Object.entries<Field>(fields).map(
            ([own, field]) => isAsked(field) && <SummaryFact key={own} label={field.label} of={[[own]]} />,
          )
        ),
      )}
      {after}
    </dl>
  );
}
