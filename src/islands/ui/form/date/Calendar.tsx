import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { useState } from 'react';
import { DayPicker, type Labels } from 'react-day-picker';
import { de } from 'react-day-picker/locale/de';
import { enGB } from 'react-day-picker/locale/en-GB';
import { formatWeekday } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { CalendarDay } from './CalendarDay.tsx';

export interface CalendarProps {
  /** `YYYY-MM-DD`, as all days here. */
  value: string | undefined;
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  /** Why a day cannot be chosen. */
  blocked: (day: string) => string | undefined;
  onChoose: (day: string) => void;
  /** Always six weeks, so that the calendar keeps its height (§9-16). */
  fixedWeeks?: boolean | undefined;
  weekNumbers?: boolean | undefined;
}

const pad = (n: number) => String(n).padStart(2, '0');
const dayOf = (date: Date) => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
const dateOf = (day: string) => new Date(`${day}T00:00:00`);

const arrow = 'grid size-9 place-items-center rounded-control text-link hover:bg-brand-soft aria-disabled:opacity-30';
const names = {
  root: 'p-3 select-none w-fit',
  months: 'relative',
  month_caption: 'grid h-9 place-items-center font-semibold',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: arrow,
  button_next: arrow,
  month_grid: 'mt-2 border-collapse',
  weekday: 'size-10 text-muted text-sm font-semibold',
  week_number: 'size-10 text-center text-muted text-xs font-normal',
  day: 'p-px text-center',
} as const;

/** A month to choose a day from. Blocked days take the focus too, so that everybody learns why they are blocked. */
export function Calendar({
  value,
  today,
  min,
  max,
  blocked,
  onChoose,
  fixedWeeks = true,
  weekNumbers = false,
}: CalendarProps) {
  const t = texts('ui');
  const locale = pageLocale() === 'de' ? de : enGB;
  const [pointed, setPointed] = useState<Date>();
  const words = (date: Date) => formatWeekday(dayOf(date), pageLocale());
  const reasonOf = (date: Date) => blocked(dayOf(date));
  const describe = (date: Date) => {
    const reason = reasonOf(date);
    return reason === undefined ? words(date) : t('blockedDay', { day: words(date), reason });
  };
  const labels: Partial<Labels> = {
    labelPrevious: () => t('monthPrevious'),
    labelNext: () => t('monthNext'),
    labelWeekNumber: (week) => `${t('weekShort')} ${week}`,
    labelWeekNumberHeader: () => t('weekShort'),
    labelDayButton: (date, { today: isToday, selected }) =>
      `${isToday ? `${t('today')}, ` : ''}${describe(date)}${selected ? `, ${t('selected')}` : ''}`,
  };
  const selected = value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? dateOf(value) : undefined;
  const reason = pointed && reasonOf(pointed);

  return (
    <>
      <DayPicker
        mode="single"
        required
        autoFocus
        fixedWeeks={fixedWeeks}
        showOutsideDays
        showWeekNumber={weekNumbers}
        locale={locale}
        weekStartsOn={1}
        today={dateOf(today)}
        defaultMonth={selected ?? dateOf(min ?? today)}
        {...(min && { startMonth: dateOf(min) })}
        {...(max && { endMonth: dateOf(max) })}
        selected={selected}
        onSelect={(date) => reasonOf(date) === undefined && onChoose(dayOf(date))}
        modifiers={{ blocked: (date) => reasonOf(date) !== undefined }}
        onDayFocus={(date) => setPointed(date)}
        onDayMouseEnter={(date) => setPointed(date)}
        labels={labels}
        classNames={names}
        components={{
          DayButton: CalendarDay,
          Chevron: ({ orientation }) => <Icon of={orientation === 'left' ? ChevronLeft : ChevronRight} />,
        }}
      />
      <p className="min-h-14 border-line border-t px-4 py-2 text-muted text-sm">
        {pointed && <span className="block font-semibold text-ink">{words(pointed)}</span>}
        {reason}
      </p>
    </>
  );
}
