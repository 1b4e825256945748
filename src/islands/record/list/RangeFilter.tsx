import { useEffect, useId, useState } from 'react';
import { type Range, rangeOf, rangeText } from '#domain/records/list-view.ts';
import { texts } from '#i18n/client.ts';
import { DayInput } from '#islands/ui/form/date/DayInput.tsx';

interface EndProps {
  kind: 'days' | 'numbers';
  /** Ids of the elements that name it. */
  labelledBy: string;
  label: string;
  value: string;
  onCommit: (value: string) => void;
}

function RangeEnd({ kind, labelledBy, label, value, onCommit }: EndProps) {
  const [typed, setTyped] = useState(value);
  // Follows Back and a cleared filter without losing what is being typed.
  useEffect(() => setTyped(value), [value]);
  const input = { 'aria-labelledby': labelledBy };
  if (kind === 'days')
    return <DayInput small label={label} value={typed} onChange={setTyped} onCommit={onCommit} input={input} />;
  return (
    <input
      {...input}
      inputMode="numeric"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => onCommit(typed)}
      onKeyDown={({ key }) => key === 'Enter' && onCommit(typed)}
      className="control min-h-8.5 w-24 py-1 text-sm"
    />
  );
}

interface Props extends Pick<EndProps, 'kind' | 'label'> {
  /** `2026-01-01..2026-03-31`; '' where both ends are open. */
  value: string;
  onChange: (value: string) => void;
  /** Where its name stands above it already. */
  isLabelHidden?: boolean;
}

/** Both ends of a range, taken over when one of them is left or confirmed: half a number is no answer yet. */
export function RangeFilter({ kind, label, value, onChange, isLabelHidden = false }: Props) {
  const t = texts('record');
  const id = useId();
  const range = rangeOf(kind, value);
  const commit = (end: keyof Range, text: string) => {
    const next = rangeText(kind, { ...range, [end]: text.trim() });
    if (next !== value) onChange(next);
  };
  return (
    <fieldset className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-muted text-sm max-sm:grid max-sm:grid-cols-2">
      <legend id={id} className={isLabelHidden ? 'sr-only' : 'float-start me-1'}>
        {label}
      </legend>
      {(['from', 'to'] as const).map((end) => (
        <div
          key={end}
          className="flex items-center gap-1.5 max-sm:grid max-sm:justify-stretch [&_[data-anchor]]:max-sm:w-full"
        >
          <span id={`${id}${end}`}>{t(end)}</span>
          <RangeEnd
            kind={kind}
            label={`${label} ${t(end)}`}
            labelledBy={`${id} ${id}${end}`}
            value={range[end] ?? ''}
            onCommit={(text) => commit(end, text)}
          />
        </div>
      ))}
    </fieldset>
  );
}
