import { berlinDay } from '#domain/date/berlin-day.ts';
import { typedDate } from '#domain/date/typed-date.ts';
import { Field, type FieldProps } from '../Field.tsx';
import { useFieldCheck, useFieldValue, useFormField } from '../useFormField.ts';
import { DayInput, type DayLimits } from './DayInput.tsx';

interface Props extends FieldProps, DayLimits {
  /** Message key for a day that must not be sent, wherever it came from. */
  check?: (day: string) => string | undefined;
}

/** A day of a form; the field's value is `YYYY-MM-DD`. */
export function DateField({ name, label, hint, required, check, ...limits }: Props) {
  const [value, setValue] = useFieldValue<string | undefined>(name);
  const field = useFormField(name, { label, required });
  const today = berlinDay(Date.now());
  useFieldCheck(name, check && ((day) => (typedDate(String(day ?? ''), today) ? check(String(day)) : undefined)));
  return (
    <Field field={field} label={label} hint={hint}>
      <DayInput
        {...limits}
        label={label}
        value={value ?? ''}
        onChange={setValue}
        input={{ ...field.aria(!!hint), name }}
      />
    </Field>
  );
}
