interface Chip<V extends string> {
  value: V;
  label: string;
  /** A figure, or `1.000+`; one that is still to come has its place kept. */
  count?: number | string | undefined;
}

interface Props<V extends string> {
  /** What is filtered, for screen readers. */
  label: string;
  chips: readonly Chip<V>[];
  selected: V | undefined;
  /** Pressing the selected chip again clears the filter, unless `always` one must be selected. */
  onSelect: (value: V | undefined) => void;
  always?: boolean;
}

export function Chips<V extends string>({ label, chips, selected, onSelect, always = false }: Props<V>) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {chips.map((chip) => {
        const pressed = chip.value === selected;
        return (
          <button
            key={chip.value}
            type="button"
            aria-pressed={pressed}
            onClick={() => onSelect(pressed && !always ? undefined : chip.value)}
            className={`inline-flex min-h-8.5 items-center gap-1.5 rounded-full border px-3.5 text-sm transition-colors hover:border-link ${
              pressed ? 'border-link bg-brand-soft font-semibold text-link' : 'border-line bg-card'
            }`}
          >
            {chip.label}
            {'count' in chip && <span className={`min-w-[1ch] ${pressed ? '' : 'text-muted'}`}>{chip.count}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
