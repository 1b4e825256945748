import { Field, type FieldProps } from './Field.tsx';
import { RadioInput } from './inputs.tsx';
import { useFieldInput, useFormField } from './useFormField.ts';

interface Props extends FieldProps {
  options: readonly { value: string; label: string }[];
}

/** A choice that changes what stands below it: its options share one line, and one below the other on phones. */
export function Segments({ name, label, hint, required, options }: Props) {
  const field = useFormField(name, { label, required });
  const input = useFieldInput(name);
  return (
    <Field field={field} label={label} hint={hint} as="group">
      <div className="grid overflow-clip rounded-control border border-control bg-field max-sm:divide-y max-sm:divide-line sm:inline-flex sm:justify-self-start sm:divide-x sm:divide-line">
        {options.map(({ value, label: text }, index) => (
          <label
            key={value}
            className="cursor-pointer px-4 py-2 has-checked:bg-brand-soft has-checked:font-semibold has-checked:text-link has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]"
          >
            <RadioInput
              {...input}
              value={value}
              id={index === 0 ? field.id : `${field.id}-${value}`}
              className="sr-only"
            />
            {text}
          </label>
        ))}
      </div>
    </Field>
  );
}
