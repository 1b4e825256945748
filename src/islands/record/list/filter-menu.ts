import type { KeyboardEvent } from 'react';
import type { FilterField } from './filter-fields.ts';

export interface EditorProps {
  field: FilterField;
  /** Narrows the list; the editor stays open. */
  onChange: (value: string) => void;
  /** Narrows the list by a value that is complete, and closes. */
  onChoose: (value: string) => void;
}

/** The arrows go from choice to choice. */
export function onListKey(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button, input')];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const isTyping = document.activeElement instanceof HTMLInputElement;
  const place = { ArrowDown: at + 1, ArrowUp: at - 1, ...(!isTyping && { Home: 0, End: -1 }) }[event.key];
  if (place === undefined) return;
  event.preventDefault();
  all.at(place % all.length)?.focus();
}

export const itemClass =
  'flex min-h-9 w-full items-center justify-between gap-3 rounded-control px-3 py-1 text-start hover:bg-brand-soft focus-visible:bg-brand-soft aria-pressed:bg-brand-soft aria-pressed:font-semibold aria-pressed:text-link';
