import type { KeyboardEvent } from 'react';
import type { Selection } from './useSelection.ts';

/** Arrow keys go from row to row in the same column; with Shift they select; Ctrl+A selects all, Escape nothing. */
export function listKeys(selection: Selection) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const column = target.dataset['move'];
    if (!column) return;
    if (event.key === 'Escape' && selection.selected.size > 0) selection.setAll(false);
    if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      selection.setAll(true);
    }
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-move="${column}"]`)];
    const at = all.indexOf(target);
    const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 };
    const next = all[places[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
    const path = next.dataset['path'];
    if (event.shiftKey && path) selection.toggle(path, true, target.dataset['path']);
  };
}
