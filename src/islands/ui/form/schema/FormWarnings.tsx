import { fieldsOf } from '#domain/form/conditions.ts';
import { shownEntries } from '#domain/form/form-entries.ts';
import { ruleWarnings } from '#domain/form/form-faults.ts';
import { message, texts } from '#i18n/client.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useFormScope } from '../kit/form-scope.ts';
import { useFromAnswers, useSchemaContext } from './schema-context.ts';

/** Warnings about the answers as soon as they apply; they do not block. */
export function FormWarnings() {
  const { form, words, context } = useSchemaContext();
  const scope = useFormScope();
  const warningsJson = useFromAnswers(Object.keys(fieldsOf(form)), () =>
    JSON.stringify(ruleWarnings(form, scope.values(), context())),
  );
  const entries = shownEntries(form, scope.values());
  const fieldAt = (path: string) => entries.find((entry) => entry.path === path)?.field;
  // A part of a form says nothing of what it does not ask for.
  const warnings = (JSON.parse(warningsJson) as ReturnType<typeof ruleWarnings>).filter(({ path }) => fieldAt(path));
  if (warnings.length === 0) return null;
  const labelOf = (path: string) => {
    const field = fieldAt(path);
    return field && 'label' in field ? words.translate(field.label) : '';
  };
  return (
    <Notice tone="warn" title={texts('ui')('formWarnings')}>
      <ul className="grid gap-1.5">
        {warnings.map(({ path, key }) => (
          <li key={`${path} ${key}`}>
            <span className="font-semibold">{labelOf(path)}:</span> {message(key)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
