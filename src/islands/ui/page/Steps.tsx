import Check from 'lucide/dist/esm/icons/check.mjs';
import { texts } from '#i18n/client.ts';
import { Icon } from '../text/Icon.tsx';

interface Props {
  labels: readonly string[];
  current: number;
  /** Goes back to a finished step; later ones are reached by the button below. */
  onBack?: (step: number) => void;
}

type State = 'done' | 'current' | 'later';

const marks = {
  done: 'bg-ok-fill border-ok-fill text-on-brand',
  current: 'bg-brand border-brand text-on-brand',
  later: 'border-control border-2 bg-card text-muted',
} as const satisfies Record<State, string>;

export function Steps({ labels, current, onBack }: Props) {
  const t = texts('ui');
  return (
    <nav aria-label={t('steps')}>
      <ol className="flex flex-wrap items-center gap-y-2">
        {labels.map((label, index) => {
          const state: State = index < current ? 'done' : index === current ? 'current' : 'later';
          const mark = (
            <span
              className={`grid size-6.5 shrink-0 place-items-center rounded-full border font-semibold text-sm ${marks[state]}`}
            >
              {state === 'done' ? <Icon of={Check} size={16} /> : index + 1}
            </span>
          );
          const words = (
            <span className={state === 'current' ? 'font-semibold text-link' : 'text-muted max-sm:sr-only'}>
              {label}
              {state === 'done' && <span className="sr-only"> ({t('done')})</span>}
            </span>
          );
          return (
            <li
              key={label}
              className="flex items-center before:mx-1.5 before:h-px before:w-2 before:bg-control first:before:hidden sm:before:mx-2.5 sm:before:w-8"
              {...(state === 'current' && { 'aria-current': 'step' })}
            >
              {state === 'done' && onBack ? (
                <button
                  type="button"
                  onClick={() => onBack(index)}
                  className="flex items-center gap-2 rounded-control hover:underline"
                >
                  {mark}
                  {words}
                </button>
              ) : (
                <span className="flex items-center gap-2">
                  {mark}
                  {words}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
