import { useEffect, useRef } from 'react';
import type { DayButtonProps } from 'react-day-picker';

/** A day of the calendar; a blocked one can be reached and read, but not chosen. */
export function CalendarDay({ day, modifiers, className, ...rest }: DayButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (modifiers['focused']) button.current?.focus();
  }, [modifiers]);
  const look = modifiers['selected']
    ? 'bg-brand font-semibold text-on-brand'
    : modifiers['blocked']
      ? 'text-muted line-through'
      : `hover:bg-brand-soft ${modifiers['outside'] ? 'text-muted' : ''}`;
  return (
    <button
      {...rest}
      ref={button}
      aria-disabled={modifiers['blocked'] || undefined}
      className={`size-9.5 rounded-control ${look} ${modifiers['today'] ? 'font-semibold ring-1 ring-control ring-inset' : ''}`}
    >
      {day.date.getDate()}
    </button>
  );
}
