import { useState } from 'react';
import { texts } from '../../i18n/client.ts';
import { Field, type FieldProps } from './Field.tsx';
import { useFieldInput, useFormField } from './useFormField.ts';

interface Props extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordInput({ name, label, hint, required, autoComplete }: Props) {
  const t = texts('ui');
  const field = useFormField(name, { label, required });
  const [shown, setShown] = useState(false);
  return (
    <Field field={field} label={label} hint={hint}>
      <div className="relative">
        <input
          {...useFieldInput(name)}
          {...field.aria(!!hint)}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className="control pe-24"
        />
        <button
          type="button"
          aria-label={shown ? t('passwordHideLabel') : t('passwordShowLabel')}
          aria-controls={field.id}
          onClick={() => setShown(!shown)}
          className="btn btn-quiet btn-small absolute end-1.5 top-1/2 -translate-y-1/2"
        >
          {shown ? t('passwordHide') : t('passwordShow')}
        </button>
      </div>
    </Field>
  );
}
