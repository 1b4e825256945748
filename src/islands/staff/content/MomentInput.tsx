import type { ComponentProps } from 'react';
import { texts } from '#i18n/client.ts';
import { DayInput } from '#islands/ui/form/date/DayInput.tsx';
import { PlainSelect } from '#islands/ui/form/PlainSelect.tsx';

interface Props {
  label: string;
  /** `2026-12-24` or `2026-12-24 08:00`, in Berlin. */
  value: string;
  isEnd: boolean;
  aria: ComponentProps<'input'>;
  onChange: (value: string) => void;
}

const stepMinutes = 30;
const steps = Array.from({ length: (24 * 60) / stepMinutes }, (_, at) => {
  const minutes = at * stepMinutes;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});

/** A day, with a time where it does not begin or end with the day. */
export function MomentInput({ label, value, isEnd, aria, onChange }: Props) {
  const t = texts('content');
  const [day = '', time = ''] = value.split(' ');
  const write = (newDay: string, newTime: string) => onChange(newDay && newTime ? `${newDay} ${newTime}` : newDay);
  // A file may name any minute.
  const times = time === '' || steps.includes(time) ? steps : [time, ...steps];
  return (
    <div className="flex flex-wrap gap-2">
      <DayInput label={label} value={day} onChange={(typed) => write(typed, time)} input={aria} />
      <PlainSelect
        aria-label={t('timeOf', { field: label })}
        className="w-44"
        disabled={day === ''}
        value={time}
        placeholder={t(isEnd ? 'wholeDayEnd' : 'wholeDayStart')}
        options={times.map((one) => ({ value: one, label: one }))}
        onChange={({ target }) => write(day, target.value)}
      />
    </div>
  );
}
