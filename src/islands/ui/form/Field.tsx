import type { ReactNode } from 'react';
import { texts } from '#i18n/client.ts';
import type { FormField } from './useFormField.ts';

/** What every field of a form takes. */
export interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  /** By default what the contract says; set it for fields that only a rule between fields demands. */
  required?: boolean;
}

interface Props {
  field: FormField;
  label: string;
  hint?: ReactNode;
  /** `group` for several controls under one label (radio buttons, files). */
  as?: 'single' | 'group';
  className?: string;
  children: ReactNode;
}

function Label({ label, required }: { label: string; required: boolean }) {
  return (
    <>
      {label}
      {required && (
        <span aria-hidden="true" title={texts('ui')('required')} className="text-danger">
          {' *'}
        </span>
      )}
    </>
  );
}

const Origin = ({ field: { origin, originId } }: { field: FormField }) =>
  origin && (
    <span id={originId} className="text-muted text-sm">
      {origin}
    </span>
  );

/** Label, hint, error and control, in this order. */
export function Field({ field, label, hint, as = 'single', className = '', children }: Props) {
  const about = (
    <>
      {hint && (
        <p id={field.hintId} className="row-start-2 mt-0.5 text-muted text-sm">
          {hint}
        </p>
      )}
      {field.error && (
        <p id={field.errorId} className="row-start-3 mt-0.5 font-semibold text-danger text-sm">
          {field.error}
        </p>
      )}
    </>
  );
  if (as === 'group')
    return (
      <fieldset
        className={`min-w-0 ${className}`}
        aria-describedby={field.aria(!!hint)['aria-describedby']}
        {...(field.error && { 'data-invalid': true })}
      >
        <legend className="font-semibold">
          <Label label={label} required={field.required} />
          {field.required && <span className="sr-only"> ({texts('ui')('required')})</span>}
        </legend>
        <Origin field={field} />
        {about}
        <div className="mt-1.5 grid gap-1.5">{children}</div>
      </fieldset>
    );
  return (
    <div
      className={`grid min-w-0 content-start sm:in-data-row:row-span-4 sm:in-data-row:grid-rows-subgrid ${className}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={field.id} className="font-semibold">
          <Label label={label} required={field.required} />
        </label>
        <Origin field={field} />
      </div>
      {about}
      <div className="row-start-4 mt-1.5 grid content-start gap-1.5">{children}</div>
    </div>
  );
}
