import { type ReactNode, useDeferredValue } from 'react';

/** Drawn once what is around it was painted, in steps that give way to input: for what nobody reads first. */
export function Deferred({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
