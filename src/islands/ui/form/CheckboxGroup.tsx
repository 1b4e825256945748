import { Field, type FieldProps } from './Field.tsx';
import { CheckboxInput } from './inputs.tsx';
import type { Option } from './PlainSelect.tsx';
import { useFieldValue, useFormField } from './useFormField.ts';

interface Props extends FieldProps {
  options: readonly Option[];
}

/** Any number of a few choices; the field's value lists them in the order of the options. */
export function CheckboxGroup({ name, label, hint, required, options }: Props) {
  const field = useFormField(name, { label, required });
  const [value = [], setValue] = useFieldValue<string[] | undefined>(name);
  const set = (option: string, on: boolean) =>
    setValue(options.map((one) => one.value).filter((one) => (one === option ? on : value.includes(one))));
  return (
    <Field field={field} label={label} hint={hint} as="group">
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map((option, index) => (
          <label key={option.value} className="option items-start">
            <CheckboxInput
              name={name}
              value={option.value}
              id={index === 0 ? field.id : `${field.id}-${option.value}`}
              checked={value.includes(option.value)}
              onChange={({ target }) => set(option.value, target.checked)}
              aria-invalid={field.error ? true : undefined}
              className="mt-0.75"
            />
            {option.label}
          </label>
        ))}
      </div>
    </Field>
  );
}
