import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Icon } from '../text/Icon.tsx';
import { usePopover } from './usePopover.ts';

export interface MenuItem {
  label: ReactNode;
  /** A link, or an action. */
  href?: string;
  onSelect?: () => void;
  current?: boolean;
  icon?: ReactNode;
  /** Draws a line above. */
  separated?: boolean;
  /** Ends or deletes something. */
  danger?: boolean;
}

interface Props {
  /** What the button shows. */
  children: ReactNode;
  /** Accessible name, where what it shows has no words. */
  label?: string;
  items: readonly MenuItem[];
  /** Stands above the items: a name, an address. */
  head?: ReactNode;
  align?: 'start' | 'end';
  className?: string;
  arrow?: boolean;
}

const itemClass = ({ danger }: MenuItem) =>
  `flex w-full items-center gap-2.5 rounded-control px-3 py-2 text-start no-underline max-sm:min-h-11 ${
    danger
      ? 'text-danger hover:bg-danger-soft focus-visible:bg-danger-soft'
      : 'text-ink hover:bg-brand-soft focus-visible:bg-brand-soft'
  } aria-[current]:font-semibold aria-[current]:text-link`;

/** A button that opens a list of links and actions; arrow keys, Home and End move, letters are left to the page. */
export function MenuButton({
  children,
  label,
  items,
  head,
  align = 'start',
  className = 'btn btn-secondary',
  arrow = true,
}: Props) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const first = useRef<'first' | 'last'>('first');
  const menu = usePopover({
    align,
    onOpen: () =>
      entries()
        .at(first.current === 'first' ? 0 : -1)
        ?.focus(),
  });

  const onOpenerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    first.current = event.key === 'ArrowDown' ? 'first' : 'last';
    menu.show();
  };
  const onKey = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Tab') menu.hide();
    if (target === undefined) return;
    event.preventDefault();
    all.at(target % all.length)?.focus();
  };

  return (
    <>
      <button
        ref={menu.opener}
        type="button"
        popoverTarget={id}
        aria-expanded={menu.open}
        aria-label={label}
        className={className}
        onClick={() => {
          first.current = 'first';
        }}
        onKeyDown={onOpenerKey}
      >
        {children}
        {arrow && (
          <Icon of={ChevronDown} size={16} className={`transition-transform ${menu.open ? 'rotate-180' : ''}`} />
        )}
      </button>
      <div
        ref={menu.popover}
        id={id}
        popover="auto"
        onToggle={menu.onToggle}
        className="overlay fixed inset-auto m-0 max-h-[80dvh] min-w-52 max-w-80 overflow-auto p-1.5 open:animate-rise"
      >
        {head && <div className="mb-1.5 border-line border-b px-3 pt-1.5 pb-2.5">{head}</div>}
        <ul ref={list} onKeyDown={onKey}>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their place
            <li key={index} className={item.separated ? 'mt-1.5 border-line border-t pt-1.5' : ''}>
              {item.href === undefined ? (
                <button
                  type="button"
                  className={itemClass(item)}
                  onClick={() => {
                    menu.hide();
                    item.onSelect?.();
                  }}
                >
                  {item.icon}
                  {item.label}
                </button>
              ) : (
                <a
                  href={item.href}
                  className={itemClass(item)}
                  {...(item.current && { 'aria-current': 'page' })}
                  onClick={item.onSelect}
                >
                  {item.icon}
                  {item.label}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
