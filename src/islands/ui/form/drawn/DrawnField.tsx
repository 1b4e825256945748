import { sourcesOf } from '#domain/form/conditions.ts';
import { isDemandedNow } from '#domain/form/form-contract.ts';
import type { ChoiceField, Field, FieldOf } from '#domain/form/form-description.ts';
import { isDemanded } from '#domain/form/form-values.ts';
import { Checkbox } from '../Checkbox.tsx';
import { CheckboxGroup } from '../CheckboxGroup.tsx';
import { PhoneInput } from '../PhoneInput.tsx';
import { RadioGroup } from '../RadioGroup.tsx';
import { Select } from '../Select.tsx';
import { TextArea } from '../TextArea.tsx';
import { TextInput } from '../TextInput.tsx';
import { DrawnDate } from './DrawnDate.tsx';
import { useDrawing, useFromAnswers, useRow } from './drawn-form.ts';
import { BlockEditor, ComboboxField, DrawnTable, FileDrop } from './field-parts.ts';
import { useOptions } from './use-options.ts';

function DrawnFiles({ name, field }: { name: string; field: FieldOf<'files'> }) {
  const { words, uploader } = useDrawing();
  const row = useRow();
  const isNeeded = useFromAnswers(sourcesOf(field.demandedWhen, row), () => isDemandedNow(field, row));
  const hint = isNeeded ? field.demandedHint : field.hint;
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

function DrawnChoice({ field, ...common }: ChoiceProps) {
  const options = useOptions(field);
  const { finders, words } = useDrawing();
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

interface DrawnProps {
  path: string;
  field: Exclude<Field, { kind: 'note' | 'group' }>;
}

/** Says that it must be answered as long as the other answers demand it. */
function SometimesDemanded({ path, field }: DrawnProps) {
  const row = useRow();
  const condition = 'demandedWhen' in field ? field.demandedWhen : undefined;
  const isNeeded = useFromAnswers(sourcesOf(condition, row), () => isDemandedNow(field, row));
  return <Control path={path} field={field} required={isNeeded || isDemanded(field)} />;
}

/** One field of a description with its control; `path` is where its value stands. */
export function DrawnField({ path, field }: DrawnProps) {
  if ('demandedWhen' in field && field.demandedWhen && field.kind !== 'files')
    return <SometimesDemanded path={path} field={field} />;
  return <Control path={path} field={field} required={isDemanded(field)} />;
}

function Control({ path, field, required }: DrawnProps & { required: boolean }) {
  const { translate } = useDrawing().words;
  const autoComplete = field.autoComplete && { autoComplete: field.autoComplete };
  const inputMode = field.inputMode && { inputMode: field.inputMode };
  const common = {
    name: path,
    label: translate(field.ask ?? field.label),
    required,
    ...(field.hint && { hint: translate(field.hint) }),
  };
  switch (field.kind) {
    case 'line':
      return (
        <TextInput {...common} {...autoComplete} {...inputMode} {...(field.warning && { warning: field.warning })} />
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
      return <DrawnDate {...common} field={field} />;
    case 'select':
    case 'combobox':
    case 'radio':
    case 'choices':
      return <DrawnChoice {...common} field={field} />;
    case 'files':
      return <DrawnFiles name={path} field={field} />;
    case 'table':
      return field.look === 'blocks' ? (
        <BlockEditor path={path} field={field} />
      ) : (
        <DrawnTable path={path} field={field} />
      );
  }
}
