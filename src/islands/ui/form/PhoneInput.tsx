import { isPhone } from '../../../contract/fields.ts';
import { formatPhone } from '../../../domain/text/phone.ts';
import { Field, type FieldProps } from './Field.tsx';
import { useFormScope } from './kit/form-scope.ts';
import { useFieldInput, useFormField } from './useFormField.ts';

/** Takes any notation and shows it by DIN 5008 once the field is left. */
export function PhoneInput({ name, label, hint, required }: FieldProps) {
  const field = useFormField(name, { label, required });
  const { form } = useFormScope();
  const input = useFieldInput(name);
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
          const typed = event.target.value;
          if (isPhone(typed)) form.setValue(name, formatPhone(typed), { shouldDirty: true });
          return input.onBlur(event);
        }}
      />
    </Field>
  );
}
