import type { ComponentProps } from 'react';
import type { AskedField, ChoiceField } from '#domain/form/form-description.ts';
import { isChoice, isRequired } from '#domain/form/form-values.ts';
import { texts } from '#i18n/client.ts';
import { CheckboxInput } from '../inputs.tsx';
import { PlainSelect } from '../PlainSelect.tsx';
import { useSchemaContext, useShown } from '../schema/schema-context.ts';
import { useOptions } from '../schema/use-options.ts';
import { useFieldInput, useFormField } from '../useFormField.ts';

interface Props {
  path: string;
  field: AskedField;
  /** The row, for the summary of errors. */
  around: string;
}

const inputType = { email: 'email', phone: 'tel', checkbox: 'checkbox' } as const;

/** One control of a row: its caption stands above the column, and beside it on phones. */
export function BlockCell({ path, field, around }: Props) {
  const schemaContext = useSchemaContext();
  const isVisible = useShown(field);
  const label = schemaContext.words.translate(field.label);
  return (
    <div className="grid min-w-0 content-start">
      {isVisible && <Control path={path} field={field} label={label} around={around} />}
    </div>
  );
}

function ChoiceCell({ input, field }: { input: object; field: ChoiceField }) {
  return (
    <PlainSelect
      {...(input as ComponentProps<typeof PlainSelect>)}
      options={useOptions(field)}
      placeholder={texts('ui')('choose')}
    />
  );
}

function Control({ path, field, label, around }: Props & { label: string }) {
  const state = useFormField(path, { label: `${around}, ${label}`, required: isRequired(field) });
  const input = { ...useFieldInput(path), ...state.aria(false), 'aria-label': label };
  return (
    <>
      <span aria-hidden="true" className="text-muted text-sm sm:hidden">
        {label}
      </span>
      {isChoice(field) ? (
        <ChoiceCell input={input} field={field} />
      ) : field.kind === 'checkbox' ? (
        <CheckboxInput {...input} className="my-2.5" />
      ) : (
        <input
          {...input}
          type={field.kind in inputType ? inputType[field.kind as keyof typeof inputType] : 'text'}
          inputMode={field.kind === 'number' || field.kind === 'money' ? 'decimal' : field.inputMode}
          autoComplete="off"
          className="control"
        />
      )}
      {state.error && (
        <p id={state.errorId} className="font-semibold text-danger text-sm">
          {state.error}
        </p>
      )}
    </>
  );
}
