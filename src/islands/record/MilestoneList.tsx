import type { IconNode } from 'lucide';
import Check from 'lucide/dist/esm/icons/check.mjs';
import Pause from 'lucide/dist/esm/icons/pause.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatDayAndMonth } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Icon } from '../ui/text/Icon.tsx';

/** `ended` is a record that ended on its way; nothing follows it. */
type MilestoneState = 'done' | 'current' | 'stop' | 'refused' | 'ended' | 'open';

const presentStates: readonly MilestoneState[] = ['current', 'stop', 'refused', 'ended'];
const isPresent = (state: MilestoneState) => presentStates.includes(state);
const inks: Partial<Record<MilestoneState, string>> = { stop: 'text-warn', refused: 'text-danger' };

export interface Milestone {
  readonly name: string;
  readonly caption: string;
  readonly state: MilestoneState;
  /** When (ms) it was reached. */
  readonly at?: number | undefined;
}

const marks = {
  done: 'border-ok-fill bg-ok-fill text-on-brand',
  current: 'border-link bg-brand-soft ring-4 ring-brand-soft',
  stop: 'border-warn bg-warn text-card ring-4 ring-warn-soft',
  refused: 'border-danger-fill bg-danger-fill text-on-brand ring-4 ring-danger-soft',
  ended: 'border-muted bg-muted text-card ring-4 ring-track',
  open: 'border-control bg-card',
} as const satisfies Record<MilestoneState, string>;

const icons: Partial<Record<MilestoneState, IconNode>> = { done: Check, stop: Pause, refused: X, ended: X };

const parts = {
  done: 'bg-ok-fill',
  current: 'bg-link',
  stop: 'bg-warn',
  refused: 'bg-danger-fill',
  ended: 'bg-muted',
  open: 'bg-track',
} as const satisfies Record<MilestoneState, string>;

const dayText = (at: number) => formatDayAndMonth(berlinDay(at), pageLocale());

/** Where it stands and what follows, in words below a bar: for phones, which have no room for all names. */
function Bar({ steps }: { steps: readonly Milestone[] }) {
  const t = texts('record');
  const now = steps.find(({ state }) => isPresent(state)) ?? steps.findLast(({ state }) => state === 'done');
  const next = steps.find(({ state }) => state === 'open');
  return (
    <div className="sm:hidden print:hidden" aria-hidden="true">
      <div className="flex gap-1">
        {steps.map(({ name, state }) => (
          <span key={name} className={`h-1.5 flex-1 rounded-full border border-transparent ${parts[state]}`} />
        ))}
      </div>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-sm">
        {now && (
          <span className={`font-semibold ${inks[now.state] ?? ''}`}>
            {now.at === undefined ? now.caption : t('milestone.since', { name: now.caption, day: dayText(now.at) })}
          </span>
        )}
        {next && <span className="text-muted">{t('milestone.then', { name: next.caption })}</span>}
      </p>
    </div>
  );
}

interface Props {
  label: string;
  steps: readonly Milestone[];
}

/** How far a record is on its way, with the days; a stop is a mark of its own. */
export function MilestoneList({ label, steps }: Props) {
  const t = texts('record');
  return (
    <div>
      <Bar steps={steps} />
      <ol aria-label={label} className="flex gap-x-2 max-sm:sr-only sm:max-lg:flex-wrap sm:max-lg:gap-y-3">
        {steps.map(({ name, caption, state, at }) => (
          <li
            key={name}
            className={`relative grid min-w-0 flex-1 content-start last:flex-none justify-items-start gap-1.5 sm:not-last:before:absolute sm:not-last:before:start-7 sm:not-last:before:-end-1 sm:not-last:before:top-2.25 sm:not-last:before:h-0.5 sm:max-lg:min-w-36 ${state === 'done' ? 'sm:not-last:before:bg-ok-fill' : 'sm:not-last:before:bg-line'}`}
            {...(isPresent(state) && { 'aria-current': 'step' })}
          >
            <span
              aria-hidden="true"
              className={`relative grid size-5 shrink-0 place-items-center rounded-full border-2 ${marks[state]}`}
            >
              {icons[state] && <Icon of={icons[state]} size={16} className="scale-75" />}
            </span>
            <span className="min-w-0 leading-snug">
              <span
                className={`block text-sm ${state === 'open' ? 'text-muted' : 'font-semibold'} ${inks[state] ?? ''}`}
              >
                {caption}
                <span className="sr-only"> ({t(`milestone.${state}`)})</span>
              </span>
              {at !== undefined && (
                <time dateTime={new Date(at).toISOString()} className="block text-muted text-sm">
                  {state === 'stop' ? t('milestone.waits', { day: dayText(at) }) : dayText(at)}
                </time>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
