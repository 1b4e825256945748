import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../ui/text/Icon.tsx';

export interface WaitingLine {
  id: string;
  icon: IconNode;
  title: string;
  /** What it means, or until when. */
  text?: ReactNode;
  /** The one way to settle it: a small button or link. */
  act?: ReactNode;
  tone?: 'warn' | 'danger' | 'info';
}

const tones = {
  warn: { row: '', mark: 'text-warn' },
  danger: { row: 'bg-danger-soft', mark: 'text-danger' },
  info: { row: '', mark: 'text-info' },
} as const;

/** What waits for the reader, a line each with its one act. */
export function WaitingLines({ label, lines }: { label: string; lines: readonly WaitingLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={label} className="overflow-clip rounded-card border border-warn/40 bg-warn-soft print:hidden">
      <ul>
        {lines.map(({ id, icon, title, text, act, tone = 'warn' }) => (
          <li
            key={id}
            className={`grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 px-5 py-2.5 not-first:border-warn/30 not-first:border-t sm:grid-cols-[auto_minmax(0,1fr)_auto] ${tones[tone].row}`}
          >
            <Icon of={icon} className={`max-sm:self-start max-sm:mt-0.5 ${tones[tone].mark}`} />
            <p>
              <span className="me-2 font-semibold">{title}</span>
              <span>{text}</span>
            </p>
            {act && <div className="max-sm:col-start-2">{act}</div>}
          </li>
        ))}
      </ul>
    </section>
  );
}
