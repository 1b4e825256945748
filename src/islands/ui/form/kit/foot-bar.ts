const heights = new Map<Element, number>();

const tell = () => document.documentElement.style.setProperty('--foot-bar', `${Math.max(0, ...heights.values())}px`);

/** Ref of a bar that sticks to the foot of the screen: toasts stand above it, whatever its height is at the moment. */
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
