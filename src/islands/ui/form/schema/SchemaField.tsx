import { useContext } from 'react';
import { sourcesOf } from '#domain/form/conditions.ts';
import { isRequiredNow } from '#domain/form/form-contract.ts';
import type { ChoiceField, Field, FieldOf } from '#domain/form/form-description.ts';
import { isRequired } from '#domain/form/form-values.ts';
import { Checkbox } from '../Checkbox.tsx';
import { CheckboxGroup } from '../CheckboxGroup.tsx';
import { PhoneInput } from '../PhoneInput.tsx';
import { RadioGroup } from '../RadioGroup.tsx';
import { Select } from '../Select.tsx';
import { TextArea } from '../TextArea.tsx';
import { TextInput } from '../TextInput.tsx';
import { BlockEditor, ComboboxField, FileDrop } from './field-parts.ts';
import { SchemaDate } from './SchemaDate.tsx';
import { ProposalsContext, useFromAnswers, useRow, useSchemaContext } from './schema-context.ts';
import { useOptions } from './use-options.ts';

function SchemaFiles({ name, field }: { name: string; field: FieldOf<'files'> }) {
  const { words, uploader } = useSchemaContext();
  const row = useRow();
  const isNeeded = useFromAnswers(sourcesOf(field.requiredWhen, row), () => isRequiredNow(field, row));
  const hint = isNeeded ? field.requiredHint : field.hint;
  if (!uploader) throw new Error('A form with files was drawn without their uploader');
  return (
    <FileDrop
      name={name}
      label={words.translate(field.ask ?? field.label)}
      uploader={uploader}
      min={isNeeded ? Math.max(1, field.min) : field.min}
      max={field.max}
      {...(hint && { hint: words.translate(hint) })}
      {...(field.extensions && { extensions: field.extensions })}
      {...(field.maxSize && { maxSize: field.maxSize })}
    />
  );
}

/** What the product decides is no question. */
const FixedAnswer = ({ label, text }: { label: string; text: string | undefined }) => (
  <dl className="min-w-0">
    <dt className="font-semibold">{label}</dt>
    <dd className="mt-1.5">{text}</dd>
  </dl>
);

interface ChoiceProps {
  name: string;
  label: string;
  hint?: string;
  required: boolean;
  field: ChoiceField;
}

function SchemaChoice({ field, ...common }: ChoiceProps) {
  const options = useOptions(field);
  const { finders, words } = useSchemaContext();
  if (field.isFixed) return <FixedAnswer label={common.label} text={options[0]?.label} />;
  switch (field.kind) {
    case 'select':
      return (
        <Select {...common} options={options} {...(field.empty && { placeholder: words.translate(field.empty) })} />
      );
    case 'combobox':
      return <ComboboxField {...common} options={options} onType={finders?.[common.name]} />;
    case 'radio':
      return <RadioGroup {...common} columns={field.columns ?? 1} options={options} />;
    case 'choices':
      return <CheckboxGroup {...common} options={options} />;
  }
}

interface SchemaProps {
  path: string;
  field: Exclude<Field, { kind: 'note' | 'group' }>;
}

/** Says that it must be answered as long as the other answers demand it. */
function ConditionallyRequired({ path, field }: SchemaProps) {
  const row = useRow();
  const condition = 'requiredWhen' in field ? field.requiredWhen : undefined;
  const isNeeded = useFromAnswers(sourcesOf(condition, row), () => isRequiredNow(field, row));
  return <Control path={path} field={field} required={isNeeded || isRequired(field)} />;
}

/** One field of a description with its control; `path` is where its value stands. */
export function SchemaField({ path, field }: SchemaProps) {
  if ('requiredWhen' in field && field.requiredWhen && field.kind !== 'files')
    return <ConditionallyRequired path={path} field={field} />;
  return <Control path={path} field={field} required={isRequired(field)} />;
}

function Control({ path, field, required }: SchemaProps & { required: boolean }) {
  const { translate } = useSchemaContext().words;
  const autoComplete = field.autoComplete && { autoComplete: field.autoComplete };
  const inputMode = field.inputMode && { inputMode: field.inputMode };
  const proposals = useContext(ProposalsContext)[path];
  const common = {
    name: path,
    label: translate(field.ask ?? field.label),
    required,
    ...(field.hint && { hint: translate(field.hint) }),
  };
  switch (field.kind) {
    case 'line':
      return (
        <TextInput
          {...common}
          {...autoComplete}
          {...inputMode}
          list={proposals}
          {...(field.warning && { warning: field.warning })}
        />
      );
    case 'email':
      return <TextInput {...common} type="email" autoComplete="email" />;
    case 'number':
    case 'money':
      return <TextInput {...common} inputMode="decimal" />;
    case 'long':
      return <TextArea {...common} max={field.max} />;
    case 'phone':
      return <PhoneInput {...common} />;
    case 'checkbox':
      return <Checkbox {...common} short={translate(field.label)} />;
    case 'date':
      return <SchemaDate {...common} field={field} />;
    case 'select':
    case 'combobox':
    case 'radio':
    case 'choices':
      return <SchemaChoice {...common} field={field} />;
    case 'files':
      return <SchemaFiles name={path} field={field} />;
    case 'table':
      return <BlockEditor path={path} field={field} />;
  }
}
