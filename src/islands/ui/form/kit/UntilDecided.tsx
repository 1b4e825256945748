import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { $isScopeDecided } from '#stores/session/data-scope.ts';

/** A form that keeps its input, drawn once it is known for which organisation: on a new device that takes a call. */
export function UntilDecided({ children }: { children: ReactNode }) {
  if (useStore($isScopeDecided)) return children;
  return (
    <div className="card max-w-form">
      <Skeleton />
    </div>
  );
}
