import X from 'lucide/dist/esm/icons/x.mjs';
import { texts } from '#i18n/client.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
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

/** Several choices among many, found by typing; the field's value lists those of the options. */
export function ComboboxList({ name, label, hint, required, options, placeholder, onType }: Props) {
  const t = texts('ui');
  const field = useFormField(name, { label, required });
  const [value = [], setValue] = useFieldValue<string[] | undefined>(name);
  const aria = field.aria(!!hint);
  const remove = (removedValue: string) => {
    setValue(value.filter((one) => one !== removedValue));
    document.getElementById(field.id)?.focus();
  };
  return (
    <Field field={field} label={label} hint={hint}>
      <Combobox
        id={field.id}
        describedBy={aria['aria-describedby']}
        invalid={!!field.error}
        required={field.required}
        value={undefined}
        onChange={(option) => setValue([...value, option.value])}
        options={options.filter((option) => !value.includes(option.value))}
        placeholder={placeholder}
        onType={onType}
      />
      {value.length > 0 && (
        <ul aria-label={label} className="mt-0.5 flex flex-wrap gap-2">
          {value.map((one) => {
            const { label: caption, hint: more } = options.find((option) => option.value === one) ?? { label: one };
            return (
              <li
                key={one}
                className="flex min-h-8.5 items-center gap-1.5 rounded-full bg-brand-soft ps-3.5 pe-1 text-sm"
              >
                <span>
                  {caption} {more && <span className="text-muted">{more}</span>}
                </span>
                <Button
                  small
                  look="quiet"
                  aria-label={t('comboboxRemove', { label: caption })}
                  icon={<Icon of={X} size={16} />}
                  onClick={() => remove(one)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </Field>
  );
}
