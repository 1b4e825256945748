import Check from 'lucide/dist/esm/icons/check.mjs';
import { formatDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Icon } from '../ui/text/Icon.tsx';

const marks = {
  done: 'border-ok-fill bg-ok-fill text-on-brand',
  current: 'border-brand border-2 bg-brand-soft',
  open: 'border-control border-2 border-dashed bg-card',
} as const;

interface Props {
  label: string;
  steps: readonly {
    readonly name: string;
    readonly caption: string;
    readonly state: keyof typeof marks;
    /** When (ms) it was reached. */
    readonly at?: number | undefined;
  }[];
}

/** How far a record is on its way, with the days. */
export function MilestoneList({ label, steps }: Props) {
  const t = texts('record');
  return (
    <ol aria-label={label} className="card flex gap-x-1 gap-y-3 p-5 max-lg:grid">
      {steps.map(({ name, caption, state, at }) => (
        <li
          key={name}
          className="relative flex min-w-0 flex-1 gap-2.5 lg:grid lg:content-start lg:justify-items-start lg:not-last:before:absolute lg:not-last:before:start-7 lg:not-last:before:end-0 lg:not-last:before:top-2.5 lg:not-last:before:h-px lg:not-last:before:bg-control"
          {...(state === 'current' && { 'aria-current': 'step' })}
        >
          <span className={`relative grid size-5 shrink-0 place-items-center rounded-full border ${marks[state]}`}>
            {state === 'done' && <Icon of={Check} size={16} className="scale-90" />}
          </span>
          <span className="min-w-0 leading-snug">
            <span className={`block text-sm ${state === 'current' ? 'font-semibold' : ''}`}>
              {caption}
              <span className="sr-only"> ({t(`milestone.${state}`)})</span>
            </span>
            {at !== undefined && (
              <time dateTime={new Date(at).toISOString()} className="text-muted text-sm">
                {formatDay(at, pageLocale())}
              </time>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
