import { useSyncExternalStore } from 'react';

/** True while the window is narrower than `below` (px); cards take the place of tables there. */
export function useNarrow(below = 640): boolean {
  const media = () => matchMedia(`(width < ${below}px)`);
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
