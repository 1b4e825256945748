import { texts } from '#i18n/client.ts';
import { Field, type FieldProps } from './Field.tsx';
import { type Option, PlainSelect } from './PlainSelect.tsx';
import { useFieldInput, useFormField } from './useFormField.ts';

interface Props extends FieldProps {
  options: readonly Option[];
  placeholder?: string;
}

export function Select({ name, label, hint, required, options, placeholder }: Props) {
  const field = useFormField(name, { label, required });
  return (
    <Field field={field} label={label} hint={hint}>
      <PlainSelect
        {...useFieldInput(name)}
        {...field.aria(!!hint)}
        options={options}
        placeholder={placeholder ?? texts('ui')('choose')}
      />
    </Field>
  );
}
