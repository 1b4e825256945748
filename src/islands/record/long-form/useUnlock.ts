import { useEffect } from 'react';
import type { RecordAutosave } from '#stores/data/record-autosave.ts';

/** Others may write once the form is left. */
export function useUnlock({ unlock }: Pick<RecordAutosave, 'unlock'>): void {
  useEffect(() => {
    addEventListener('pagehide', unlock);
    return () => {
      removeEventListener('pagehide', unlock);
      unlock();
    };
  }, [unlock]);
}
