/** The first such element that is in sight. */
const visible = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());

/** Puts the focus on an element of the page, if it is in sight. */
export const focusOn = (selector: string): void => visible(selector)?.focus();
export const pressOn = (selector: string): void => visible(selector)?.click();

/** A hidden tab's field is in sight only once its tab is drawn. */
export function focusInTab(tab: 'answer' | 'note', field: string): void {
  pressOn(`[data-composer-tab=${tab}]`);
  requestAnimationFrame(() => focusOn(`[data-composer-${tab}] ${field}`));
}

/** Goes to the pane after or before the one with the focus. */
export function stepPane(by: 1 | -1): void {
  const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]')].filter((pane) => pane.checkVisibility());
  const at = panes.findIndex((pane) => pane.contains(document.activeElement));
  const next = panes.at((at < 0 ? 0 : at + by) % panes.length);
  const target = { list: '[data-row][aria-current], [data-row]', record: '#desk-record' }[next?.dataset['pane'] ?? ''];
  ((target && next?.querySelector<HTMLElement>(target)) || next)?.focus();
}
