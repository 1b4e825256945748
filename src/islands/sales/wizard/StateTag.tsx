import Check from 'lucide/dist/esm/icons/check.mjs';
import CircleDashed from 'lucide/dist/esm/icons/circle-dashed.mjs';
import type { ReactNode } from 'react';
import { Icon } from '#islands/ui/text/Icon.tsx';

/** Whether something is done, by word, shape and colour. */
export function StateTag({ done, children }: { done: boolean; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-tag px-2 py-0.5 font-semibold text-sm whitespace-nowrap ${done ? 'bg-ok-soft text-ok' : 'bg-warn-soft text-warn'}`}
    >
      <Icon of={done ? Check : CircleDashed} size={16} />
      {children}
    </span>
  );
}
