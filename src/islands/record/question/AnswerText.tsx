import { texts } from '#i18n/client.ts';
import { Field } from '#islands/ui/form/Field.tsx';
import { useFieldInput, useFormField, useOtherValue } from '#islands/ui/form/useFormField.ts';

interface Props {
  name: string;
  label: string;
  max: number;
  /** Id of the question. */
  describedBy: string;
}

/** How many characters are left is said only where few are. */
const fewLeft = 200;

/** The field of an answer: three lines, and more as it grows. */
export function AnswerText({ name, label, max, describedBy }: Props) {
  const field = useFormField(name, { label });
  const length = String(useOtherValue(name) ?? '').trim().length;
  const aria = field.aria(false);
  return (
    <Field field={{ ...field, required: false }} label={label}>
      <textarea
        {...useFieldInput(name)}
        {...aria}
        aria-describedby={[describedBy, aria['aria-describedby']].filter(Boolean).join(' ')}
        rows={2}
        className="control field-sizing-content max-h-60 min-h-18 resize-y"
      />
      {length > max - fewLeft && (
        <p className={`text-end text-sm ${length > max ? 'font-semibold text-danger' : 'text-muted'}`}>
          {texts('ui')('characters', { n: length, max })}
        </p>
      )}
    </Field>
  );
}
