import { Field, type FieldProps } from './Field.tsx';
import { PasswordBox } from './PasswordBox.tsx';
import { useFieldInput, useFormField } from './useFormField.ts';

interface Props extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordInput({ name, label, hint, required, autoComplete }: Props) {
  const field = useFormField(name, { label, required });
  return (
    <Field field={field} label={label} hint={hint}>
      <PasswordBox {...useFieldInput(name)} {...field.aria(!!hint)} autoComplete={autoComplete} />
    </Field>
  );
}
