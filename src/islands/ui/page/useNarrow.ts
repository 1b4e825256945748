import { useSyncExternalStore } from 'react';

/** Cards take the place of tables in a window narrower than this (px). */
const usual = 640;
const narrower = (than: number) => globalThis.matchMedia?.(`(width < ${than}px)`);

/** Whether the window is so narrow, before anything is drawn. */
export const isNarrow = (): boolean => narrower(usual)?.matches ?? false;

/** True while the window is narrower than `below` (px). */
export function useNarrow(below = usual): boolean {
  const media = () => narrower(below);
  return useSyncExternalStore(
    (changed) => {
      const query = media();
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => media().matches,
    () => false,
  );
}
