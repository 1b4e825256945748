import Check from 'lucide/dist/esm/icons/check.mjs';
import { useEffect, useId, useRef, useState } from 'react';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { germanDay, monthsAfter } from '#domain/date/calendar-day.ts';
import { typedDate } from '#domain/date/typed-date.ts';
import { comingPresets, presetRange } from '#domain/records/day-presets.ts';
import { rangeOf, rangeText } from '#domain/records/list-view.ts';
import { texts } from '#i18n/client.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Spinner } from '#islands/ui/page/Spinner.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { type EditorProps, itemClass, onListKey } from './filter-menu.ts';

const RangeCalendar = lazy(() => import('./RangeCalendar.tsx').then((module) => module.RangeCalendar));

interface EndProps {
  label: string;
  value: string;
  today: string;
  /** Of what has happened: a day without its year is the last one of its name. */
  isPast: boolean;
  onCommit: (day: string) => void;
}

/** A day without its year is the next one of its name, or the last one. */
function readDay(text: string, today: string, isPast: boolean): string | undefined {
  const day = typedDate(text);
  if (day) return day;
  const next = typedDate(text, today);
  return next && isPast && next > today ? monthsAfter(next, -12) : next;
}

function End({ label, value, today, isPast, onCommit }: EndProps) {
  const id = useId();
  const [text, setText] = useState(germanDay(value));
  useEffect(() => setText(germanDay(value)), [value]);
  const day = text.trim() ? readDay(text, today, isPast) : '';
  const commit = () => {
    if (day === undefined || day === value) return;
    onCommit(day);
  };
  return (
    <label htmlFor={id} className="grid gap-1 font-semibold text-sm">
      {label}
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        placeholder={texts('ui')('dateHint')}
        value={text}
        aria-invalid={day === undefined}
        onChange={({ target }) => setText(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
        className="control min-h-10 px-2.5 py-1 font-normal text-base"
      />
    </label>
  );
}

/** Days of a filter: common ranges at once, else two days, typed or from the calendar. */
export function DayRangeEditor({ field: { value, presets, label }, onChange, onChoose }: EditorProps) {
  const t = texts('record');
  const today = berlinDay(Date.now());
  const range = rangeOf('days', value);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus(), []);
  const choices = [{ id: 'all' as const, range: '' }, ...presets.map((id) => ({ id, range: presetRange(id, today) }))];
  const isCommon = choices.some((choice) => choice.range === value);
  const first = useRef<HTMLDivElement>(null);
  const commit = (end: 'from' | 'to', day: string) => onChange(rangeText('days', { ...range, [end]: day }));
  return (
    <div ref={box} className="grid w-[29.75rem] max-w-full grid-cols-[11rem_minmax(0,1fr)]">
      <fieldset className="border-line border-e p-1.5" onKeyDown={onListKey}>
        <legend className="sr-only">{label}</legend>
        {choices.map(({ id, range: days }) => (
          <button
            key={id}
            type="button"
            aria-pressed={days === value}
            onClick={() => onChoose(days)}
            className={itemClass}
          >
            {t(`days.${id}`)}
            {days === value && <Icon of={Check} size={16} />}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={!isCommon}
          onClick={() => first.current?.querySelector('input')?.focus()}
          className={itemClass}
        >
          {t('days.range')}
          {!isCommon && <Icon of={Check} size={16} />}
        </button>
      </fieldset>
      <div className="grid content-start gap-2 p-4">
        <div ref={first} className="grid grid-cols-2 gap-2.5">
          {(['from', 'to'] as const).map((end) => (
            <End
              key={end}
              label={t(end)}
              value={range[end]}
              today={today}
              isPast={!presets.includes(comingPresets[0])}
              onCommit={(day) => commit(end, day)}
            />
          ))}
        </div>
        <div className="min-h-72">
          <Suspense fallback={<Spinner className="m-8 text-link" />}>
            <RangeCalendar value={value} today={today} onChoose={onChange} />
          </Suspense>
        </div>
      </div>
    </div>
  );
}
