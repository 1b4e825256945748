import type { ComponentProps, ReactNode } from 'react';
import { pageLocale, texts } from '#i18n/client.ts';
import { DayInput } from '#islands/ui/form/date/DayInput.tsx';
import { CheckboxInput } from '#islands/ui/form/inputs.tsx';
import { PlainSelect } from '#islands/ui/form/PlainSelect.tsx';
import { type ContentFieldProps, inputOf } from './content-schema.ts';
import { fieldId, useEditor } from './editor-context.ts';
import { FieldList } from './FieldList.tsx';
import { choiceLabel, labelOf, nameOf } from './field-labels.ts';
import { LessonChoice } from './LessonChoice.tsx';
import { MomentInput } from './MomentInput.tsx';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

interface FrameProps {
  path: string;
  required: boolean;
  hint?: string | undefined;
  group?: boolean;
  children: (aria: ComponentProps<'input'>) => ReactNode;
}

/** Label, hint, what is wrong, control. */
function Frame({ path, required, hint, group = false, children }: FrameProps) {
  const { language, faults } = useEditor();
  const id = fieldId(language, path);
  const fault = faults.find((one) => one.language === language && one.field === path && !one.file);
  const about = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  const label = (
    <>
      {labelOf(path)}
      {required && (
        <span aria-hidden="true" title={texts('ui')('required')} className="text-danger">
          {' *'}
        </span>
      )}
    </>
  );
  const notes = (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="font-semibold text-danger text-sm">
          {fault.says[pageLocale()]}
        </p>
      )}
    </>
  );
  const aria = {
    id,
    ...(about && { 'aria-describedby': about }),
    ...(fault && { 'aria-invalid': true as const }),
    ...(required && { 'aria-required': true as const }),
  };
  if (group)
    return (
      <fieldset id={id} tabIndex={-1} className="grid min-w-0 gap-1.5" {...(about && { 'aria-describedby': about })}>
        <legend className="font-semibold">{label}</legend>
        {notes}
        {children(aria)}
      </fieldset>
    );
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {notes}
      {children(aria)}
    </div>
  );
}

/** One field of an entry, as the rules of its kind describe it. */
export function ContentField({ path, schema, value, german, required, onChange }: ContentFieldProps) {
  const t = texts('content');
  const { language } = useEditor();
  const name = nameOf(path);
  const input = inputOf(name, schema);
  const text = textOf(value);
  const germanHint =
    language === 'en' && textOf(german) !== '' ? t('hint.german', { text: textOf(german) }) : undefined;
  const hint = name === 'roles' || name === 'validFrom' || name === 'validUntil' ? t(`hint.${name}`) : germanHint;
  const frame = { path, required, hint };
  switch (input) {
    case 'group':
    case 'list':
      return (
        <Frame {...frame} group>
          {() => <FieldList {...{ path, schema, value, german, required, onChange }} Part={ContentField} />}
        </Frame>
      );
    case 'lessons':
      return (
        <Frame {...frame} group>
          {() => <LessonChoice value={Array.isArray(value) ? value.map(String) : []} onChange={onChange} />}
        </Frame>
      );
    case 'several': {
      const chosen = Array.isArray(value) ? value.map(String) : [];
      return (
        <Frame {...frame} group>
          {() => (
            <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
              {(schema.items?.enum ?? []).map((code) => (
                <label key={code} className="flex cursor-pointer items-start gap-2">
                  <CheckboxInput
                    className="mt-0.5"
                    checked={chosen.includes(code)}
                    onChange={(event) =>
                      onChange(event.target.checked ? [...chosen, code] : chosen.filter((one) => one !== code))
                    }
                  />
                  <span className="min-w-0 wrap-anywhere">{choiceLabel(name, code)}</span>
                </label>
              ))}
            </div>
          )}
        </Frame>
      );
    }
    case 'yesNo':
      return (
        <label className="flex cursor-pointer items-center gap-2">
          <CheckboxInput
            id={fieldId(language, path)}
            checked={value === true}
            onChange={(event) => onChange(event.target.checked ? true : undefined)}
          />
          {labelOf(path)}
        </label>
      );
    case 'choice':
      return (
        <Frame {...frame}>
          {({ id, 'aria-describedby': describedBy, 'aria-invalid': invalid }) => (
            <PlainSelect
              id={id}
              aria-describedby={describedBy}
              aria-invalid={invalid}
              value={text}
              placeholder={t('noChoice')}
              options={(schema.enum ?? []).map((code) => ({ value: code, label: choiceLabel(name, code) }))}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </Frame>
      );
    case 'day':
      return (
        <Frame {...frame}>
          {(aria) => <DayInput label={labelOf(path)} value={text} onChange={onChange} input={aria} />}
        </Frame>
      );
    case 'moment':
      return (
        <Frame {...frame}>
          {(aria) => (
            <MomentInput
              label={labelOf(path)}
              value={text}
              isEnd={name === 'validUntil'}
              aria={aria}
              onChange={onChange}
            />
          )}
        </Frame>
      );
    case 'number':
      return (
        <Frame {...frame}>
          {(aria) => (
            <input
              {...aria}
              className="control w-32"
              inputMode="numeric"
              value={text}
              onChange={({ target }) =>
                onChange(/^\d{1,9}$/.test(target.value.trim()) ? Number(target.value) : target.value)
              }
            />
          )}
        </Frame>
      );
    case 'lines':
      return (
        <Frame {...frame}>
          {({ id, 'aria-describedby': describedBy, 'aria-invalid': invalid }) => (
            <textarea
              {...{ id, 'aria-describedby': describedBy, 'aria-invalid': invalid }}
              className="control"
              rows={3}
              value={text}
              onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, ' '))}
            />
          )}
        </Frame>
      );
    case 'line':
      return (
        <Frame {...frame}>
          {(aria) => (
            <input {...aria} className="control" value={text} onChange={({ target }) => onChange(target.value)} />
          )}
        </Frame>
      );
  }
}
