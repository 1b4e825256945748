/** The row that an element stands in. */
const rowOf = (element: Element | null): string | undefined =>
  element?.closest('tr, li')?.querySelector<HTMLElement>('[data-mark]')?.dataset['mark'];

/** They take Escape for themselves. */
const takesEscape = 'dialog, [popover], textarea, select, input:not([type="checkbox"])';

export interface MarkingKeys {
  isMarking: boolean;
  onToggle: (row: string) => void;
  /** Rows that the focus went over with Shift. */
  onExtend: (rows: readonly string[]) => void;
  onLeave: () => void;
}

/** Space marks the row that has the focus, Shift with an arrow those it goes over, Escape leaves marking. */
export function listenToMarkingKeys(keys: () => MarkingKeys, signal: AbortSignal): void {
  const press = (event: KeyboardEvent) => {
    const { key, target, shiftKey } = event;
    const { isMarking, onToggle, onExtend, onLeave } = keys();
    if (!(target instanceof HTMLElement)) return;
    if (key === 'Escape') {
      const isTaken = event.defaultPrevented || target.closest(takesEscape) || document.querySelector(':popover-open');
      if (isMarking && !isTaken) onLeave();
      return;
    }
    const row = target.matches('[data-reach], [data-mark]') ? rowOf(target) : undefined;
    if (row === undefined) return;
    if (key === ' ' && target.matches('[data-reach]')) {
      event.preventDefault();
      onToggle(row);
    }
    // The list's own keys have moved the focus before.
    const next = rowOf(document.activeElement);
    if (shiftKey && (key === 'ArrowDown' || key === 'ArrowUp') && next !== undefined) onExtend([row, next]);
  };
  addEventListener('keydown', press, { signal });
}
