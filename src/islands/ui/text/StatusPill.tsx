import type { ReactNode } from 'react';
import { type Tone, toneClass } from './tone.ts';

interface Props {
  tone?: Tone;
  children: ReactNode;
}

export function StatusPill({ tone = 'neutral', children }: Props) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 font-semibold text-sm whitespace-nowrap ${toneClass[tone]}`}
    >
      <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current" />
      {children}
    </span>
  );
}
