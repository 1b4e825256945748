import { type RefObject, useEffect } from 'react';
import { $shortcuts } from '#stores/staff/shortcuts.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** `/` goes to the search of the list, unless single keys are switched off. */
export function useSearchKey(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || $shortcuts.get() === 'off' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      box.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [box]);
}
