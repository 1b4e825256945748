import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface Props<Name extends string> {
  label: string;
  tabs: readonly { name: Name; caption: ReactNode }[];
  chosen: Name;
  onChoose: (name: Name) => void;
  /** Within a card, from edge to edge. */
  inCard?: boolean;
  /** The head of the page, in one row with the tabs where there is room. */
  head?: ReactNode;
  children: ReactNode;
}

/** Parts of a page of which one is shown; arrows, Home and End go from one to the next. */
export function Tabs<Name extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  inCard = false,
  head,
  children,
}: Props<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // Where there is no room for all, the chosen one is in the middle; the page itself stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the choice
  useLayoutEffect(() => {
    const box = list.current;
    const tab = box?.querySelector('[aria-selected=true]')?.getBoundingClientRect();
    if (!box || !tab) return;
    const room = box.getBoundingClientRect();
    box.scrollLeft += tab.left - room.left - (room.width - tab.width) / 2;
  }, [chosen]);
  const at = tabs.findIndex(({ name }) => name === chosen);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % tabs.length,
    ArrowLeft: (at - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  function onKeyDown(event: KeyboardEvent) {
    const next = steps[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.name);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus();
  }
  const row = (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={`flex gap-1 overflow-x-auto print:hidden ${head ? '' : 'border-line border-b'} ${inCard ? 'px-2 lg:pe-40 [&>button]:px-2.5' : ''}`}
    >
      {tabs.map(({ name, caption }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          aria-selected={name === chosen}
          aria-controls={`${id}-panel`}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={onKeyDown}
          className={`min-h-11 shrink-0 border-b-3 px-3.5 font-semibold ${name === chosen ? 'border-brand text-link' : 'border-transparent text-muted hover:text-ink'}`}
        >
          {caption}
        </button>
      ))}
    </div>
  );
  return (
    <div className={`grid min-w-0 grid-cols-1 ${inCard ? '' : head ? 'gap-3' : 'gap-5'}`}>
      {head ? (
        <div className="grid border-line border-b lg:flex lg:items-end lg:gap-6">
          {head}
          {row}
        </div>
      ) : (
        row
      )}
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen}`}
        className="grid min-w-0 grid-cols-1 gap-5"
      >
        {children}
      </div>
    </div>
  );
}
