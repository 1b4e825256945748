import type { ReactNode } from 'react';

/** A question that depends on the answer right above it. */
export function FollowUp({ children }: { children: ReactNode }) {
  return <div className="animate-rise border-line border-s-2 ps-4">{children}</div>;
}
