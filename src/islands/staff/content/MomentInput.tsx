import type { ComponentProps } from 'react';
import { DayInput } from '#islands/ui/form/date/DayInput.tsx';

interface Props {
  label: string;
  /** `2026-12-24` or `2026-12-24 08:00`, in Berlin. */
  value: string;
  isEnd: boolean;
  aria: ComponentProps<'input'>;
  onChange: (value: string) => void;
}

/** A day, with a time where it does not begin or end with the day. */
export function MomentInput({ label, value, isEnd, aria, onChange }: Props) {
  const [day = '', time = ''] = value.split(' ');
  const write = (newDay: string, newTime: string) => onChange(newDay && newTime ? `${newDay} ${newTime}` : newDay);
  return (
    <div className="flex flex-wrap gap-2">
      <DayInput label={label} value={day} onChange={(typed) => write(typed, time)} input={aria} />
      <input
        type="time"
        aria-label={`${label}, ${isEnd ? '23:59' : '00:00'}`}
        className="control w-32"
        disabled={day === ''}
        value={time}
        onChange={({ target }) => write(day, target.value)}
      />
    </div>
  );
}
