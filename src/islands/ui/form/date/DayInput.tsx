import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import { type ComponentProps, useEffect, useId, useState } from 'react';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { germanDay } from '#domain/date/calendar-day.ts';
import { typedDate } from '#domain/date/typed-date.ts';
import { texts } from '#i18n/client.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { usePopover } from '#islands/ui/overlay/usePopover.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Spinner } from '#islands/ui/page/Spinner.tsx';
import { useNarrow } from '#islands/ui/page/useNarrow.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import type { CalendarProps } from './Calendar.tsx';

const Calendar = lazy(() => import('./Calendar.tsx').then((module) => module.Calendar));
const noneBlocked = () => undefined;

export interface DayLimits extends Pick<CalendarProps, 'min' | 'max' | 'fixedWeeks' | 'weekNumbers'> {
  /** Why the calendar does not offer a day, in words for the user. */
  blocked?: CalendarProps['blocked'];
  /** Under this width (px) the calendar opens as a dialog (§9-16). */
  mobileBelow?: number;
}

interface Props extends DayLimits {
  /** `YYYY-MM-DD`, or the typed text if it is not a day. */
  value: string;
  onChange: (value: string) => void;
  /** Called with the value once it is complete: chosen, left or confirmed with Enter. */
  onCommit?: (value: string) => void;
  /** Title of the calendar's dialog on phones. */
  label: string;
  input: ComponentProps<'input'>;
  small?: boolean;
}

/** A day, typed in any usual notation or picked from the portal's calendar. */
export function DayInput({
  value,
  onChange,
  onCommit,
  label,
  input,
  small = false,
  blocked = noneBlocked,
  mobileBelow = 640,
  ...limits
}: Props) {
  const t = texts('ui');
  const id = useId();
  const narrow = useNarrow(mobileBelow);
  const [text, setText] = useState(() => germanDay(value));
  const [sheet, setSheet] = useState(false);
  const calendar = usePopover();
  const today = berlinDay(Date.now());

  useEffect(() => {
    setText((typed) => ((typedDate(typed, today) ?? typed) === value ? typed : germanDay(value)));
  }, [value, today]);

  const choose = (day: string) => {
    onChange(day);
    setText(germanDay(day));
    setSheet(false);
    calendar.hide();
    calendar.opener.current?.focus();
    onCommit?.(day);
  };
  const body = (
    <Suspense fallback={<Spinner className="m-8 text-link" />}>
      <Calendar {...limits} value={value} today={today} blocked={blocked} onChoose={choose} />
    </Suspense>
  );

  return (
    <>
      <div data-anchor className={`relative ${small ? 'w-42' : 'max-w-56'}`}>
        <input
          {...input}
          inputMode="decimal"
          autoComplete="off"
          placeholder={t('dateHint')}
          value={text}
          className={`control ${small ? 'min-h-8.5 py-1 pe-10 text-sm' : 'pe-12'}`}
          onChange={({ target }) => {
            setText(target.value);
            onChange(typedDate(target.value, today) ?? target.value.trim());
          }}
          onBlur={() => {
            setText(germanDay(value));
            onCommit?.(value);
          }}
          onKeyDown={({ key }) => key === 'Enter' && onCommit?.(value)}
        />
        <button
          ref={calendar.opener}
          type="button"
          aria-label={t('calendarOpen')}
          aria-haspopup="dialog"
          {...(narrow ? { onClick: () => setSheet(true) } : { popoverTarget: id, 'aria-expanded': calendar.open })}
          className={`absolute end-1 top-1/2 grid -translate-y-1/2 place-items-center rounded-control text-link hover:bg-brand-soft ${small ? 'size-7' : 'size-9'}`}
        >
          <Icon of={CalendarDays} {...(small && { size: 16 })} />
        </button>
      </div>
      {narrow ? (
        <Dialog open={sheet} onClose={() => setSheet(false)} title={label}>
          <div className="grid justify-items-center">{body}</div>
        </Dialog>
      ) : (
        <div
          ref={calendar.popover}
          id={id}
          popover="auto"
          role="dialog"
          aria-label={t('calendarTitle')}
          onToggle={calendar.onToggle}
          className="overlay fixed inset-auto m-0 p-0 open:animate-rise"
        >
          {calendar.open && body}
        </div>
      )}
    </>
  );
}
