import type { ReactNode } from 'react';
import type { Tone } from './tone.ts';

interface TimelineEntry {
  id: string;
  title: ReactNode;
  /** Who and when, in small letters. */
  meta: ReactNode;
  body?: ReactNode;
  tone?: Tone;
}

const dots = {
  neutral: 'bg-control',
  info: 'bg-info',
  warn: 'bg-warn',
  ok: 'bg-ok',
  danger: 'bg-danger',
} as const satisfies Record<Tone, string>;

export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol>
      {entries.map(({ id, title, meta, body, tone = 'neutral' }) => (
        <li key={id} className="group relative grid gap-0.5 ps-6 pb-5 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute start-[0.3125rem] top-3 bottom-[-0.375rem] w-px bg-line group-last:hidden"
          />
          <span
            aria-hidden="true"
            className={`absolute start-0 top-1.5 size-[0.6875rem] rounded-full ring-4 ring-card ${dots[tone]}`}
          />
          <p className="font-semibold">{title}</p>
          <p className="text-muted text-sm">{meta}</p>
          {body && <div className="mt-1.5 whitespace-pre-line">{body}</div>}
        </li>
      ))}
    </ol>
  );
}
