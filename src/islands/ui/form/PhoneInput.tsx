import { loadForeignPlan } from '#contract/numbering/load-foreign-plan.ts';
import { formatPhone, isPhone, normalisePhone } from '#contract/numbering/phone-number.ts';
import { Field, type FieldProps } from './Field.tsx';
import { useFormScope } from './kit/form-scope.ts';
import { useFieldInput, useFormField } from './useFormField.ts';

/** Takes any notation and shows it by DIN 5008 once the field is left. */
export function PhoneInput({ name, label, hint, required }: FieldProps) {
  const field = useFormField(name, { label, required });
  const { form } = useFormScope();
  const input = useFieldInput(name);
  async function format(typed: string) {
    if (!isPhone(typed)) return;
    form.setValue(name, formatPhone(typed), { shouldDirty: true });
    if (normalisePhone(typed).startsWith('+49')) return;
    await loadForeignPlan();
    if (normalisePhone(String(form.getValues(name))) === normalisePhone(typed))
      form.setValue(name, formatPhone(typed), { shouldDirty: true });
  }
  return (
    <Field field={field} label={label} hint={hint}>
      <input
        {...input}
        {...field.aria(!!hint)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        className="control"
        onBlur={(event) => {
          void format(event.target.value);
          return input.onBlur(event);
        }}
      />
    </Field>
  );
}
