import { type KeyboardEvent, useEffect, useRef } from 'react';

interface Chip {
  value: string;
  label: string;
  /** A figure that is still to come has its place. */
  count: number | undefined;
}

interface Props {
  /** What they part, for screen readers. */
  label: string;
  chips: readonly Chip[];
  selected: string;
  onSelect: (value: string) => void;
}

/** The status of a list: one stop of the Tab key, in which arrows move. On a phone one row that scrolls and fades. */
export function StateChips({ label, chips, selected, onSelect }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // The pressed chip is in sight where there is no room for all.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the choice
  useEffect(() => {
    const chip = box.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (box.current && chip) box.current.scrollLeft = chip.offsetLeft - box.current.clientWidth / 3;
  }, [selected]);
  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...(box.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const place = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (place === undefined) return;
    event.preventDefault();
    all.at(place % all.length)?.focus();
  };
  return (
    <div
      ref={box}
      role="toolbar"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="relative flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[mask-image:linear-gradient(to_right,transparent,black_1rem,black_calc(100%-2.5rem),transparent)] max-sm:[scrollbar-width:none] sm:flex-wrap"
    >
      {chips.map(({ value, label: caption, count }) => {
        const isPressed = value === selected;
        return (
          <button
            key={value}
            type="button"
            aria-pressed={isPressed}
            tabIndex={isPressed ? 0 : -1}
            onClick={() => onSelect(value)}
            className={`inline-flex min-h-9 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full border px-3 text-sm transition-colors hover:border-link ${
              isPressed ? 'border-link bg-brand-soft font-semibold text-link' : 'border-line bg-card'
            }`}
          >
            {caption}
            <span className={`min-w-[1ch] ${isPressed ? '' : 'text-muted'}`}>{count}</span>
          </button>
        );
      })}
    </div>
  );
}
