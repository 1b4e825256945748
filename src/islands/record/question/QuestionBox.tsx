import { type ReactNode, useEffect, useId, useRef } from 'react';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatClock, formatShortWeekday } from '#domain/date/date-format.ts';
import { siteConfig } from '#domain/site/site-config.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import type { FormContract } from '#islands/ui/form/kit/contract-resolver.ts';
import { Initials } from '#islands/ui/text/Initials.tsx';
import { type ActFormProps, ActionForm } from '../ActionForm.tsx';
import { AnswerFoot } from './AnswerFoot.tsx';
import { AnswerText } from './AnswerText.tsx';

/** What a record waits for. */
export interface Question {
  text: string;
  /** Who asks; the company where nothing names a person. */
  by?: string | undefined;
  /** When (ms) it was asked. */
  at?: number | undefined;
  /** The last day (`YYYY-MM-DD`) of an answer, and what happens after it. */
  until?: { day: string; consequence?: string } | undefined;
  /** The part of the record that it is about. */
  about?: ReactNode;
}

interface Props<C extends FormContract, Action>
  extends Omit<ActFormProps<C, Action>, 'title' | 'lead' | 'look' | 'label' | 'children' | 'footer'> {
  question: Question;
  /** The field of the answer. */
  name: string;
  max: number;
  /** Where files may come with the answer. */
  files?: { label: string; max: number } | undefined;
  /** What happens once it is answered. */
  after?: string;
}

/** More than this is read, not looked at. */
const maxTitleLength = 220;

/** A question is answered where it is asked: who asks and what at the left, the answer at the right. */
export function QuestionBox<C extends FormContract, Action>(props: Props<C, Action>) {
  const { question, name, max, files, after, ...form } = props;
  const t = texts('record');
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // The answer is what one came for; on a phone the keyboard would hide the question.
    if (document.activeElement === document.body && matchMedia('(width >= 64rem)').matches)
      box.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={box}
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-10 gap-y-4 rounded-card border border-warn/40 bg-warn-soft px-5 py-4.5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] print:hidden"
    >
      <QuestionText question={question} id={id} />
      <ActionForm
        {...(form as unknown as ActFormProps<C, Action>)}
        busyLabel={texts('ui')('busy')}
        look="plain"
        label={t('question.label')}
        footer={(state) => <AnswerFoot state={state} submitLabel={form.submitLabel} after={after} files={files} />}
      >
        <AnswerText name={name} max={max} label={t('question.answer')} describedBy={id} />
      </ActionForm>
    </section>
  );
}

function QuestionText({ question: { text, by, at, until, about }, id }: { question: Question; id: string }) {
  const t = texts('record');
  const locale = pageLocale();
  const asker = by || siteConfig.company;
  const moment = at !== undefined && `${formatShortWeekday(berlinDay(at), locale)}, ${formatClock(at)}`;
  const day = until && formatShortWeekday(until.day, locale);
  return (
    <div className="min-w-0">
      <div className="flex items-center gap-3">
        <Initials name={asker} filled />
        <p className="min-w-0 leading-snug">
          <span className="block font-semibold">{t('question.asks', { name: asker })}</span>
          <span className="block text-muted text-sm">
            {[moment, day && t('question.until', { day }), until?.consequence].filter(Boolean).join(' · ')}
          </span>
        </p>
      </div>
      <h2
        id={id}
        className={`mt-2.5 wrap-anywhere whitespace-pre-line ${text.length > maxTitleLength ? 'font-normal text-base' : ''}`}
      >
        {text}
      </h2>
      {about && <p className="mt-2 text-sm">{about}</p>}
    </div>
  );
}
