import type { KeyboardEvent } from 'react';

/** The links by which rows are opened. */
const openers = 'a[data-reach], a[data-row]';

/** The arrows go from row to row, Home and End to the first and the last of those that are drawn. */
export function onRowKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLElement) || !target.matches(openers)) return;
  const all = [...currentTarget.querySelectorAll<HTMLElement>(openers)];
  const at = all.indexOf(target);
  const place = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
  const next = place === undefined ? undefined : all[place];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
}
