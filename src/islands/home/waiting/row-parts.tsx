import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import type { WorkItem } from '#contract/staff/work.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatClock, formatShortWeekday } from '#domain/date/date-format.ts';
import { waitingDate } from '#domain/me/waiting.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';

const tones = { overdue: 'font-semibold text-danger', today: 'font-semibold text-warn', later: '' } as const;

/** The last moment of a day stands for the day. */
const isEndOfDay = (ms: number) => berlinDay(ms) !== berlinDay(ms + 60_000);

/** The date of an item below the word that says what it means. */
export function DateWord({ item }: { item: Pick<WorkItem, 'why' | 'due' | 'since'> }) {
  const t = texts('waiting');
  const { at, word, state } = waitingDate(item, Date.now());
  const clock = isEndOfDay(at) ? '' : formatClock(at);
  const day =
    state === 'today' ? t(clock ? 'todayAt' : 'today', { clock }) : formatShortWeekday(berlinDay(at), pageLocale());
  return (
    <p className={`text-sm sm:w-37.5 sm:shrink-0 ${tones[state]}`}>
      <span className={`sm:block ${state === 'later' ? 'text-muted' : 'sm:font-normal'}`}>{t(`date.${word}`)}</span>{' '}
      <time dateTime={new Date(at).toISOString()} className="whitespace-nowrap">
        {day}
      </time>
    </p>
  );
}

/** The word at a row's end that says what a press leads to. */
export const ActWord = ({ children }: { children: string }) => (
  <span className="ms-auto flex shrink-0 items-center justify-end gap-1.5 whitespace-nowrap font-semibold text-link text-sm sm:w-29">
    {children}
    <Icon of={ChevronRight} size={16} />
  </span>
);
