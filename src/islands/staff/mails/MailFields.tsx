import { type RefObject, useId, useRef } from 'react';
import type { Mail, MailContent } from '#contract/staff/mails.ts';
import type { MailIssue } from '#domain/mails/mail-issues.ts';
import { message, pageLocale, texts } from '#i18n/client.ts';
import { PlaceholderText, type PlaceholderTextHandle } from './PlaceholderText.tsx';
import type { ChipLabels } from './placeholder-text.ts';

export interface FieldHandles {
  readonly subject: RefObject<PlaceholderTextHandle | null>;
  readonly text: RefObject<PlaceholderTextHandle | null>;
}

export const issueText = ({ key, placeholder }: MailIssue, labels: ChipLabels): string => {
  const name = placeholder && (labels.get(placeholder)?.label ?? placeholder);
  return name ? `„${name}“: ${message(key)}` : message(key);
};

interface Props {
  mail: Mail;
  content: MailContent;
  language: 'de' | 'en';
  labels: ChipLabels;
  issues: readonly MailIssue[];
  readOnly: boolean;
  handles: FieldHandles;
  onChange: (content: MailContent) => void;
}

/** Subject and text in one language, and the placeholders that can stand in them. */
export function MailFields({ mail, content, language, labels, issues, readOnly, handles, onChange }: Props) {
  const t = texts('mails');
  const id = useId();
  const active = useRef<'subject' | 'text'>('text');
  const locale = pageLocale();
  return (
    <div className="grid gap-4">
      {(['subject', 'text'] as const).map((field) => {
        const faults = issues.filter((issue) => issue.field === `${field}.${language}`);
        const errorId = faults.length > 0 ? `${id}-${field}-error` : undefined;
        return (
          <div key={field} className="grid gap-1">
            <p aria-hidden="true" className="font-semibold">
              {t(`field.${field}`)}
            </p>
            {errorId && (
              <ul id={errorId} className="text-danger text-sm">
                {faults.map((issue) => (
                  <li key={`${issue.key} ${issue.placeholder}`}>{issueText(issue, labels)}</li>
                ))}
              </ul>
            )}
            <PlaceholderText
              ref={handles[field]}
              id={`${id}-${field}`}
              label={`${t(`field.${field}`)}, ${t(`language.${language}`)}`}
              value={content[field][language]}
              onChange={(value) => onChange({ ...content, [field]: { ...content[field], [language]: value } })}
              labels={labels}
              multiline={field === 'text'}
              readOnly={readOnly}
              errorId={errorId}
              onFocus={() => {
                active.current = field;
              }}
            />
          </div>
        );
      })}
      {!readOnly && (
        <fieldset className="flex flex-wrap items-center gap-1.5">
          <legend className="float-left me-1 text-muted text-sm">{t('insert')}</legend>
          {mail.placeholders.map(({ name, label, isRequired, isButton }) => (
            <button
              key={name}
              type="button"
              className={`min-h-8 rounded-control px-2 font-semibold text-sm ${isButton ? 'border border-control border-dashed' : 'bg-info-soft text-info'}`}
              // The caret stays where the block is to go.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => handles[isButton ? 'text' : active.current].current?.insert(name)}
            >
              {label[locale]}
              {isRequired && (
                <>
                  <span aria-hidden="true"> *</span>
                  <span className="sr-only"> {t('isRequired')}</span>
                </>
              )}
            </button>
          ))}
        </fieldset>
      )}
      {!readOnly && <p className="text-muted text-sm">{t('insertHint')}</p>}
    </div>
  );
}
