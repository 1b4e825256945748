import { type ReactNode, useDeferredValue } from 'react';

/** False in the first drawing of what asks, true in the one that follows its paint and gives way to input. */
export const useIsPainted = (): boolean => useDeferredValue(true, false);

/** Drawn once what is around it was painted, in steps that give way to input: for what nobody reads first. */
export function Deferred({ children }: { children: ReactNode }) {
  return useIsPainted() ? children : null;
}
