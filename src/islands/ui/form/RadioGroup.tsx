import { Field, type FieldProps } from './Field.tsx';
import { RadioInput } from './inputs.tsx';
import { useFieldInput, useFormField } from './useFormField.ts';

interface RadioOption {
  value: string;
  label: string;
  hint?: string;
}

interface Props extends FieldProps {
  options: readonly RadioOption[];
  /** How many stand side by side on wide screens. */
  columns?: 1 | 2 | 3;
}

const grids = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' } as const;

export function RadioGroup({ name, label, hint, required, options, columns = 1 }: Props) {
  const field = useFormField(name, { label, required });
  const input = useFieldInput(name);
  return (
    <Field field={field} label={label} hint={hint} as="group">
      <div className={`grid gap-2 ${grids[columns]}`}>
        {options.map((option, index) => (
          <label key={option.value} className="option items-start">
            <RadioInput
              {...input}
              value={option.value}
              id={index === 0 ? field.id : `${field.id}-${option.value}`}
              aria-invalid={field.error ? true : undefined}
              aria-describedby={field.error && index === 0 ? field.errorId : undefined}
              className="mt-0.75"
            />
            <span className="grid">
              <span className={option.hint ? 'font-semibold' : ''}>{option.label}</span>
              {option.hint && <span className="text-muted text-sm">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </Field>
  );
}
