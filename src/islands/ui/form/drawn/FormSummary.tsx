import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { isShown, sourcesOf } from '../../../../domain/form/conditions.ts';
import type { AskedField, Field, Section } from '../../../../domain/form/form-description.ts';
import { answerText } from '../../../../domain/form/form-facts.ts';
import { answerFault } from '../../../../domain/form/form-faults.ts';
import { useFormScope } from '../kit/form-scope.ts';
import { useAnswers, useDrawing, useRow } from './drawn-form.ts';
import { FactRow } from './FactList.tsx';

const isAsked = (field: Field | undefined): field is AskedField => field !== undefined && 'contract' in field;

/** Answers that would be accepted, as they read; drawn anew only when one of these or their conditions changes. */
function useAnswerTexts(names: readonly string[]): string[] {
  const { words, context } = useDrawing();
  const { lists } = useFormScope();
  const row = useRow();
  useStore(lists.$changes);
  useAnswers(names.flatMap((name) => [name, ...sourcesOf(row.fields[name]?.when, row)]));
  const files = lists.values();
  return names.map((name) => {
    const field = row.fields[name];
    if (!isAsked(field) || !isShown(field, row)) return '';
    // Files are counted while they are still too few.
    if (field.kind === 'files') return answerText(field, files[name] ?? [], words, context());
    const value = row.value(name);
    return answerFault(field, value, context()) ? '' : answerText(field, value, words, context());
  });
}

function FieldFact({ name, label }: { name: string; label: string }) {
  const [text] = useAnswerTexts([name]);
  return (
    <FactRow label={label} className="line-clamp-3">
      {text}
    </FactRow>
  );
}

function BriefFact({ label, of: parts }: NonNullable<Section['brief']>) {
  const { say } = useDrawing().words;
  const texts = useAnswerTexts(parts.flat());
  const known = new Map(parts.flat().map((name, index) => [name, texts[index] ?? '']));
  const joined = parts.map((names) =>
    names
      .map((name) => known.get(name))
      .filter(Boolean)
      .join(' '),
  );
  return (
    <FactRow label={say(label)} className="line-clamp-3">
      {joined.filter(Boolean).join(', ')}
    </FactRow>
  );
}

/** What has been filled in so far, seen from every step, between what else belongs to it. */
export function FormSummary({ before, after }: { before: ReactNode; after: ReactNode }) {
  const { form, words } = useDrawing();
  return (
    <dl className="grid gap-3">
      {before}
      {form.sections.map(({ name, fields, brief }) =>
        brief ? (
          <BriefFact key={name} {...brief} />
        ) : (
          Object.entries(fields).map(
            ([field, { ...described }]) =>
              'contract' in described && <FieldFact key={field} name={field} label={words.say(described.label)} />,
          )
        ),
      )}
      {after}
    </dl>
  );
}
