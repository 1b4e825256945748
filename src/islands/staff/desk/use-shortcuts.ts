import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $shortcuts } from '#stores/staff/shortcuts.ts';

/** What single keys do, by their names. */
export type Keys = Readonly<Record<string, () => void>>;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select, [role=combobox]'));

/**
 * Single keys for the whole page: inactive while the user types, inside a dialog or menu, and after they are switched
 * off (WCAG 2.1.4).
 */
export function useShortcuts(keys: Keys, isActive: boolean): void {
  const isOn = useStore($shortcuts) !== 'off';
  const latestKeys = useRef(keys);
  latestKeys.current = keys;
  useEffect(() => {
    if (!isOn || !isActive) return;
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (document.querySelector('dialog[open], :popover-open')) return;
      // Only Escape leads out of a field.
      if (isTyping(target) && key !== 'Escape') return;
      // Enter presses the focused element itself; the selected row already leads to its record.
      const presses =
        target instanceof HTMLElement && target.closest('a, button:not([data-row][aria-current]), summary');
      if (key === 'Enter' && presses) return;
      const act = Object.hasOwn(latestKeys.current, key) ? latestKeys.current[key] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn, isActive]);
}

/** Does something on F6 and on Shift and F6, in fields too; it is no character key, so that nothing switches it off. */
export function useF6(step: (by: 1 | -1) => void): void {
  const latestStep = useRef(step);
  latestStep.current = step;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || document.querySelector('dialog[open], :popover-open')) return;
      event.preventDefault();
      latestStep.current(event.shiftKey ? -1 : 1);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
