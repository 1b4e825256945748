import { type ReactNode, useDeferredValue } from 'react';

/** False in the first drawing of what asks, true in the one that follows its paint and gives way to input. */
export const useIsPainted = (): boolean => useDeferredValue(true, false);

/** Renders after its surroundings are painted, in steps that yield to input: for content that users read later. */
export function Deferred({ children }: { children: ReactNode }) {
  return useIsPainted() ? children : null;
}
