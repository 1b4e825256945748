import type { ReactNode } from 'react';
import type { PortingData } from '#contract/wholesale/porting.ts';
import { formatClock } from '#domain/date/date-format.ts';
import { type ChangeDay, changeDay } from '#domain/wholesale/porting/change-day.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { numbersOf, providerOf, shortProvider } from './porting-labels.ts';

type Mark = 'begin' | 'hour' | 'end';

interface Hour {
  name: string;
  at: string;
  mark: Mark;
  title?: string;
  text: ReactNode;
}

/** `6 Uhr`, in English `06:00`. */
function hourText(ms: number): string {
  const clock = formatClock(ms);
  const isWholeHour = clock.endsWith(':00') && pageLocale() === 'de';
  return texts('portings')('hours.at', { time: isWholeHour ? Number(clock.slice(0, 2)) : clock });
}

/** What happens on the day of the change; hours that are not agreed are left out. */
function hoursOf(data: PortingData, { window }: ChangeDay): Hour[] {
  const t = texts('portings');
  const values = {
    provider: shortProvider(providerOf(data)) || t('otherProvider'),
    account: data.sipUser ?? t('hours.yourAccount'),
    numbers: numbersOf(data).slice(0, 2).join(', '),
  };
  const hour = (name: 'before' | 'begins' | 'ends' | 'after', at: string, mark: Mark, hasTitle = false): Hour => ({
    name,
    at,
    mark,
    text: t(`hours.${name}.text`, values),
    ...(hasTitle && { title: t(`hours.${name as 'begins'}.title`) }),
  });
  return [
    hour('before', t('hours.before.at'), 'begin'),
    ...(window
      ? [hour('begins', hourText(window.from), 'hour', true), hour('ends', hourText(window.to), 'hour', true)]
      : []),
    hour('after', t('hours.after.at'), 'end'),
  ];
}

const marks = {
  begin: 'border-control bg-card',
  hour: 'border-link bg-card',
  end: 'border-ok-fill bg-ok-fill',
} as const satisfies Record<Mark, string>;

/** The day of the change by the hour. */
export function ChangeDayHours({ data }: { data: PortingData }) {
  const day = changeDay(data);
  if (!day) return null;
  return (
    <ol aria-label={texts('portings')('hours.label')}>
      {hoursOf(data, day).map(({ name, at, mark, title, text }) => (
        <li
          key={name}
          className="group relative grid grid-cols-[3.5rem_1rem_minmax(0,1fr)] gap-x-2.5 pb-3 text-sm last:pb-0"
        >
          <span className="text-end font-semibold">{at}</span>
          <span aria-hidden="true" className={`relative z-1 mt-1 size-3 rounded-full border-2 ${marks[mark]}`} />
          <span
            aria-hidden="true"
            className="absolute start-[4.4375rem] top-3 bottom-[-0.25rem] w-px bg-line group-last:hidden"
          />
          <span>
            {title && <span className="font-semibold">{title} </span>}
            {text}
          </span>
        </li>
      ))}
    </ol>
  );
}
