import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type CellOption, choiceByLetter } from '#domain/form/sheet/cell-text.ts';
import { SheetPopover } from './SheetPopover.tsx';

interface Props {
  anchor: HTMLElement;
  label: string;
  options: readonly CellOption[];
  value: unknown;
  /** The choice, and where to go from the cell. */
  onChoose: (value: string, to: 'down' | 'right' | 'stay') => void;
  onClose: () => void;
}

/** The choices of a cell with code and word. */
export function ChoiceList({ anchor, label, options, value, onChoose, onClose }: Props) {
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  );
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const step = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: options.length - 1 }[key];
    const chosen = options[active];
    if (step !== undefined) setActive((step + options.length) % options.length);
    else if ((key === 'Enter' || key === ' ' || key === 'Tab') && chosen)
      onChoose(chosen.value, key === 'Tab' ? 'right' : key === 'Enter' ? 'down' : 'stay');
    else if (key.length === 1 && !event.ctrlKey && !event.metaKey) {
      const next = choiceByLetter(options, key, options[active]?.value);
      if (next !== undefined) setActive(options.findIndex((option) => option.value === next));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <SheetPopover anchor={anchor} label={label} onClose={onClose}>
      <div
        ref={list}
        data-first
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        aria-activedescendant={`${anchor.id}-option-${active}`}
        onKeyDown={onKeyDown}
        className="text-sm outline-none"
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys
          <div
            key={option.value}
            id={`${anchor.id}-option-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            onClick={() => onChoose(option.value, 'stay')}
            onPointerMove={() => setActive(index)}
            className={`flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 pointer-coarse:min-h-11 ${index === active ? 'bg-brand-soft forced-colors:outline-2' : ''}`}
          >
            {option.code !== option.label && <b className="min-w-10">{option.code}</b>}
            <span>{option.label}</span>
          </div>
        ))}
      </div>
    </SheetPopover>
  );
}
