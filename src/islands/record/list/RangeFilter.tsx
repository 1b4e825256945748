import { type FocusEvent, type KeyboardEvent, useId } from 'react';
import { type Range, rangeOf, rangeText } from '../../../domain/records/list-view.ts';
import { texts } from '../../../i18n/client.ts';

interface Props {
  kind: 'days' | 'numbers';
  label: string;
  /** `2026-01-01..2026-03-31`; '' where both ends are open. */
  value: string;
  onChange: (value: string) => void;
}

/** Both ends of a range, taken over when one of them is left or confirmed: half a number is no answer yet. */
export function RangeFilter({ kind, label, value, onChange }: Props) {
  const t = texts('record');
  const id = useId();
  const range = rangeOf(kind, value);
  const take = (end: keyof Range, text: string) => {
    const next = rangeText(kind, { ...range, [end]: text.trim() });
    if (next !== value) onChange(next);
  };
  const ends = (['from', 'to'] as const).map((end) => (
    <label key={end} className="flex items-center gap-1.5">
      <span id={`${id}${end}`}>{t(end)}</span>
      <input
        // Follows Back and a cleared filter without losing what is being typed.
        key={range[end]}
        type={kind === 'days' ? 'date' : 'text'}
        inputMode={kind === 'days' ? undefined : 'numeric'}
        aria-labelledby={`${id} ${id}${end}`}
        defaultValue={range[end]}
        onBlur={(event: FocusEvent<HTMLInputElement>) => take(end, event.target.value)}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) =>
          event.key === 'Enter' && take(end, event.currentTarget.value)
        }
        className={`control min-h-8.5 py-1 text-sm ${kind === 'days' ? 'w-36' : 'w-24'}`}
      />
    </label>
  ));
  return (
    <fieldset className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-muted text-sm">
      <legend id={id} className="float-start me-1">
        {label}
      </legend>
      {ends}
    </fieldset>
  );
}
