import type { ComponentProps, ReactNode } from 'react';
import { texts } from '#i18n/client.ts';
import { CheckboxInput } from './inputs.tsx';
import { useFieldInput, useFormField } from './useFormField.ts';

interface Props {
  name: string;
  /** The sentence beside the box. */
  label: string;
  /** Shown in place of the label's text, where it holds a link. */
  children?: ReactNode;
  /** How the error summary calls it; without, the summary shows the error's sentence alone. */
  short?: string;
  hint?: ReactNode;
  required?: boolean;
}

/** A box and the sentence beside it. */
export const CheckboxLine = ({ children, ...input }: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <label className="option items-start">
    <CheckboxInput {...input} className="mt-0.75" />
    {children}
  </label>
);

export function Checkbox({ name, label, short = '', children, hint, required }: Props) {
  const field = useFormField(name, { label: short, required });
  return (
    <div className="grid gap-1.5">
      {field.error && (
        <p id={field.errorId} className="font-semibold text-danger text-sm">
          {field.error}
        </p>
      )}
      <CheckboxLine {...useFieldInput(name)} {...field.aria(!!hint)}>
        <span className="grid">
          <span>
            {children ?? label}
            {field.required && (
              <span aria-hidden="true" title={texts('ui')('required')} className="text-danger">
                {' *'}
              </span>
            )}
          </span>
          {hint && (
            <span id={field.hintId} className="text-muted text-sm">
              {hint}
            </span>
          )}
        </span>
      </CheckboxLine>
    </div>
  );
}
