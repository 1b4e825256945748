import { texts } from '#i18n/client.ts';
import { useFieldInput, useFormField, useOtherValue } from '#islands/ui/form/useFormField.ts';

interface Props {
  name: string;
  /** For screen readers: in sight, the tab above says it. */
  label: string;
  max: number;
  /** For colleagues alone. */
  isNote?: boolean;
}

/** Characters left from which on they are told. */
const minLeft = 400;

/** The text of a composer, as high as what is written in it. */
export function ComposerText({ name, label, max, isNote = false }: Props) {
  const field = useFormField(name, { label });
  const length = String(useOtherValue(name) ?? '').trim().length;
  return (
    <div className="grid gap-1">
      {field.error && (
        <p id={field.errorId} className="font-semibold text-danger text-sm">
          {field.error}
        </p>
      )}
      <textarea
        {...useFieldInput(name)}
        {...field.aria(false)}
        aria-label={label}
        rows={3}
        className={`control field-sizing-content max-h-[calc(50dvh-13rem)] min-h-22 resize-none ${isNote ? 'border-dashed bg-warn-tint' : ''}`}
      />
      {length > max - minLeft && (
        <p className={`text-end text-sm ${length > max ? 'font-semibold text-danger' : 'text-muted'}`}>
          {texts('ui')('characters', { n: length, max })}
        </p>
      )}
    </div>
  );
}
