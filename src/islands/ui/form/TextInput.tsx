import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { FieldWarning, type FieldWarningProps } from './FieldWarning.tsx';
import { useFieldInput, useFormField } from './useFormField.ts';

interface Props extends FieldProps {
  type?: 'text' | 'email' | 'url' | 'number';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  placeholder?: string;
  maxLength?: number;
  autoFocus?: boolean;
  /** Id of a `<datalist>` with proposals. */
  list?: string | undefined;
  spellCheck?: boolean;
  autoCapitalize?: 'none' | 'words';
  /** The message key for a valid but unusual value. */
  warning?: FieldWarningProps['of'];
}

export function TextInput({
  name,
  label,
  hint,
  required,
  type = 'text',
  autoComplete = 'off',
  warning,
  ...rest
}: Props) {
  const field = useFormField(name, { label, required });
  return (
    <Field field={field} label={label} hint={hint}>
      <input
        {...rest}
        {...useFieldInput(name)}
        {...field.aria(!!hint)}
        type={type}
        autoComplete={autoComplete}
        className="peer control"
      />
      {warning && <FieldWarning name={name} of={warning} />}
    </Field>
  );
}
