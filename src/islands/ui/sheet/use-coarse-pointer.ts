import { useSyncExternalStore } from 'react';

const query = () => globalThis.matchMedia?.('(pointer: coarse)');

/** True where fingers press, as on a phone or tablet. */
export const useCoarsePointer = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = query();
      media?.addEventListener('change', changed);
      return () => media?.removeEventListener('change', changed);
    },
    () => query()?.matches ?? false,
    () => false,
  );
