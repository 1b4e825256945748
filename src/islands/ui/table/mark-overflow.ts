/**
 * Marks a box with `data-overflow` while its table is wider: none but such a box scrolls, since the head of a table sticks
 * to what scrolls. Returns what ends it.
 */
export function markOverflow(box: HTMLDivElement): () => void {
  const watcher = new ResizeObserver(() => box.toggleAttribute('data-overflow', box.scrollWidth > box.clientWidth));
  watcher.observe(box);
  if (box.firstElementChild) watcher.observe(box.firstElementChild);
  return () => watcher.disconnect();
}
