import { useEffect } from 'react';
import { restoreScroll } from '#stores/page/scroll.ts';

/** Stands behind a list, in its Suspense: scrolls to where the view was left as soon as the list is drawn. */
export function Restored({ view }: { view: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view of the list has a place of its own
  useEffect(restoreScroll, [view]);
  return null;
}
