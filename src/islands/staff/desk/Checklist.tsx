import { useState } from 'react';
import type { ChecklistStep } from '#contract/staff/desk-record.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { CheckboxInput } from '#islands/ui/form/inputs.tsx';
import { Disclosure } from '#islands/ui/page/Disclosure.tsx';
import { failed } from './failed.ts';

/** What is still to be done. */
export const openStepsOf = (steps: readonly ChecklistStep[]): string[] =>
  steps.filter(({ done }) => !done).map(({ text }) => text);

interface StepProps {
  step: ChecklistStep;
  onTick: (step: string, isDone: boolean) => Promise<void>;
}

function Step({ step: { text, done }, onTick }: StepProps) {
  // It is ticked at once, and again as the server says.
  const [wish, setWish] = useState<boolean>();
  const isDone = wish ?? done !== undefined;
  const change = (next: boolean) => {
    setWish(next);
    onTick(text, next)
      .catch(failed)
      .finally(() => setWish(undefined));
  };
  return (
    <li>
      <label className="flex min-h-8 items-center gap-2.5 py-1 max-sm:min-h-11">
        <CheckboxInput
          checked={isDone}
          disabled={wish !== undefined}
          onChange={({ target }) => change(target.checked)}
        />
        <span className={`min-w-0 ${isDone ? 'text-muted' : ''}`}>{text}</span>
        {done && (
          <span className="ms-auto shrink-0 text-muted text-sm">
            {texts('desk')('checklist.done', { by: done.by, moment: formatMoment(done.at, pageLocale()) })}
          </span>
        )}
      </label>
    </li>
  );
}

/** The steps for this kind of work, folded to one line that says the next of them. */
export function Checklist({ steps, onTick }: { steps: readonly ChecklistStep[]; onTick: StepProps['onTick'] }) {
  const t = texts('desk');
  const [next] = openStepsOf(steps);
  if (steps.length === 0) return null;
  const n = steps.filter(({ done }) => done).length;
  return (
    <Disclosure
      className="shrink-0 border-line border-b print:hidden"
      headClassName="min-h-10 px-5 py-1.5 text-sm hover:bg-surface max-sm:min-h-11 max-sm:px-4"
      head={
        <>
          <span className="shrink-0 font-semibold">{t('checklist.title')}</span>
          <span className="shrink-0 text-muted">{t('checklist.count', { n, count: steps.length })}</span>
          {next && (
            <span className="ms-auto min-w-0 truncate text-muted group-open/disclosure:hidden">
              {t('checklist.next', { step: next })}
            </span>
          )}
        </>
      }
    >
      <ul className="grid max-h-52 overflow-y-auto px-5 pb-2 max-sm:px-4">
        {steps.map((step) => (
          <Step key={step.text} step={step} onTick={onTick} />
        ))}
      </ul>
    </Disclosure>
  );
}
