import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { useEffect, useRef, useState } from 'react';
import { type DayButtonProps, DayPicker, type Labels } from 'react-day-picker';
import { de } from 'react-day-picker/locale/de';
import { enGB } from 'react-day-picker/locale/en-GB';
import { formatWeekday } from '#domain/date/date-format.ts';
import { rangeOf, rangeText } from '#domain/records/list-view.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';

interface Props {
  /** `2026-11-01..2026-11-30`; either end may be open. */
  value: string;
  today: string;
  onChoose: (range: string) => void;
}

const pad = (n: number) => String(n).padStart(2, '0');
const dayOf = (date: Date) => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
const dateOf = (day: string) => new Date(`${day}T00:00:00`);

const arrow = 'grid size-8.5 place-items-center rounded-control text-link hover:bg-brand-soft';
const classNames = {
  root: 'select-none',
  months: 'relative',
  month_caption: 'grid h-8.5 place-items-center font-semibold',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: arrow,
  button_next: arrow,
  month_grid: 'mt-1 w-full border-collapse',
  weekday: 'h-8 text-muted text-xs font-normal',
  day: 'p-0 text-center',
} as const;

function DayButton({ day, modifiers, className: _, ...rest }: DayButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (modifiers['focused']) button.current?.focus();
  }, [modifiers]);
  const look = modifiers['end']
    ? 'rounded-control bg-brand font-semibold text-on-brand'
    : modifiers['within']
      ? 'bg-brand-soft'
      : `rounded-control hover:bg-brand-soft ${modifiers['outside'] ? 'text-muted' : ''}`;
  return (
    <button
      {...rest}
      ref={button}
      className={`h-8 w-full text-sm ${look} ${modifiers['today'] ? 'font-semibold ring-1 ring-control ring-inset' : ''}`}
    >
      {day.date.getDate()}
    </button>
  );
}

/** A month in which a first press chooses the first day, a second one the last. */
export function RangeCalendar({ value, today, onChoose }: Props) {
  const t = texts('ui');
  const { from, to } = rangeOf('days', value);
  const [first, setFirst] = useState<string>();
  const [month, setMonth] = useState(() => dateOf(to || from || today));
  useEffect(() => {
    if (to || from) setMonth(dateOf(to || from));
  }, [from, to]);
  const ends = first ? [first] : [from, to].filter(Boolean);
  const labels: Partial<Labels> = {
    labelPrevious: () => t('monthPrevious'),
    labelNext: () => t('monthNext'),
    labelDayButton: (date, { today: isToday }) =>
      `${isToday ? `${t('today')}, ` : ''}${formatWeekday(dayOf(date), pageLocale())}${ends.includes(dayOf(date)) ? `, ${t('selected')}` : ''}`,
  };
  return (
    <DayPicker
      mode="single"
      fixedWeeks
      showOutsideDays
      locale={pageLocale() === 'de' ? de : enGB}
      weekStartsOn={1}
      today={dateOf(today)}
      month={month}
      onMonthChange={setMonth}
      onDayClick={(date) => {
        const day = dayOf(date);
        setFirst(first ? undefined : day);
        if (first) onChoose(rangeText('days', { from: first, to: day }));
      }}
      modifiers={{
        end: (date) => ends.includes(dayOf(date)),
        within: (date) => {
          const day = dayOf(date);
          return !first && value !== '' && (!from || day >= from) && (!to || day <= to);
        },
      }}
      labels={labels}
      classNames={classNames}
      components={{
        DayButton,
        Chevron: ({ orientation }) => <Icon of={orientation === 'left' ? ChevronLeft : ChevronRight} />,
      }}
    />
  );
}
