import { Field, type FieldProps } from '../Field.tsx';
import { useFieldValue, useFormField } from '../useFormField.ts';
import { Combobox } from './Combobox.tsx';
import type { ComboboxOptionData } from './combobox-option.ts';

interface Props extends FieldProps {
  options: readonly ComboboxOptionData[];
  placeholder?: string;
  /** Called while the user types, if more options exist on the server. */
  onType?: ((text: string) => void) | undefined;
}

/** A choice among many, found by typing; the field's value is the option's. */
export function ComboboxField({ name, label, hint, required, options, placeholder, onType }: Props) {
  const field = useFormField(name, { label, required });
  const [value, setValue] = useFieldValue<string | undefined>(name);
  const aria = field.aria(!!hint);
  return (
    <Field field={field} label={label} hint={hint}>
      <Combobox
        id={field.id}
        describedBy={aria['aria-describedby']}
        invalid={!!field.error}
        required={field.required}
        value={options.find((option) => option.value === value)}
        onChange={(option) => setValue(option.value)}
        options={options}
        placeholder={placeholder}
        onType={onType}
      />
    </Field>
  );
}
