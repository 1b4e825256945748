import { texts } from '#i18n/client.ts';
import { Field, type FieldProps } from './Field.tsx';
import { useFieldInput, useFormField, useOtherValue } from './useFormField.ts';

interface Props extends FieldProps {
  rows?: number;
  /** Most characters; counted below the field, and not cut off while typing. */
  max?: number;
  placeholder?: string;
}

function Counter({ name, max }: { name: string; max: number }) {
  const length = String(useOtherValue(name) ?? '').trim().length;
  return (
    <p className={`text-end text-sm ${length > max ? 'font-semibold text-danger' : 'text-muted'}`}>
      {texts('ui')('characters', { n: length, max })}
    </p>
  );
}

export function TextArea({ name, label, hint, required, rows = 5, max, placeholder }: Props) {
  const field = useFormField(name, { label, required });
  return (
    <Field field={field} label={label} hint={hint}>
      <textarea
        {...useFieldInput(name)}
        {...field.aria(!!hint)}
        rows={rows}
        placeholder={placeholder}
        className="control field-sizing-content max-h-100 min-h-28 resize-y"
      />
      {max !== undefined && <Counter name={name} max={max} />}
    </Field>
  );
}
