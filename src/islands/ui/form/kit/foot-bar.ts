const heights = new Map<Element, number>();
const above = new Set<HTMLElement>();

/**
 * Set on each element: from the root it would be inherited, and the browser would recalculate the style of all
 * elements.
 */
const tell = () => {
  for (const { style } of above) style.setProperty('--foot-bar', `${Math.max(0, ...heights.values())}px`);
};

/** Ref of a bar that sticks to the foot of the screen: messages stand above it at any height of the bar. */
export function footBar(bar: HTMLElement | null) {
  if (!bar) return;
  const watcher = new ResizeObserver(() => {
    heights.set(bar, bar.offsetHeight);
    tell();
  });
  watcher.observe(bar);
  return () => {
    watcher.disconnect();
    heights.delete(bar);
    tell();
  };
}

/** The bars that stick to the foot of the screen at the moment. */
export const footBars = (): readonly Element[] => [...heights.keys()];

/** Ref of what stands above such a bar: the bar's height is its `--foot-bar`. */
export function aboveFootBar(element: HTMLElement | null) {
  if (!element) return;
  above.add(element);
  tell();
  return () => {
    above.delete(element);
  };
}
