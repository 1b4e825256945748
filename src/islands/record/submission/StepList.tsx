import Check from 'lucide/dist/esm/icons/check.mjs';
import type { SubmissionStep } from '#domain/records/submission-step.ts';
import { texts } from '#i18n/client.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';

export interface StepEntry extends Pick<SubmissionStep, 'name' | 'state'> {
  /** A day or a moment in words; missing where none is known. */
  readonly when?: string | undefined;
  readonly title: string;
  readonly text?: string | undefined;
}

const marks = {
  done: 'border-ok-fill bg-ok-fill text-on-brand',
  current: 'border-link border-[6px] bg-card',
  open: 'border-control border-2 bg-card',
} as const;

/** What happens next, one below the other, with the days that are known. */
export function StepList({ steps }: { steps: readonly StepEntry[] }) {
  const t = texts('record');
  return (
    <ol className="grid">
      {steps.map(({ name, state, when, title, text }, index) => (
        <li
          key={name}
          className="relative grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3.5 pb-5 last:pb-0 sm:grid-cols-[8.5rem_1.5rem_minmax(0,1fr)]"
          {...(state === 'current' && { 'aria-current': 'step' })}
        >
          <p className={`font-semibold max-sm:col-start-2 sm:text-end ${when ? '' : 'max-sm:hidden'}`}>{when}</p>
          <span
            aria-hidden="true"
            className={`z-1 grid size-6 place-items-center rounded-full border max-sm:col-start-1 max-sm:row-start-1 ${marks[state]}`}
          >
            {state === 'done' && <Icon of={Check} size={16} />}
          </span>
          <div className="min-w-0 max-sm:col-start-2">
            <h3 className="text-base">
              {title}
              <span className="sr-only"> ({t(`milestone.${state}`)})</span>
            </h3>
            {text && <p className="text-muted text-sm">{text}</p>}
          </div>
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={`absolute start-[0.7rem] top-6 bottom-0 w-px sm:start-[10.07rem] ${state === 'done' ? 'bg-ok-fill' : 'bg-control'}`}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
