import type { ReactNode } from 'react';

const tones = {
  ok: 'border-ok/30 bg-ok-soft',
  warn: 'border-warn/30 bg-warn-soft',
  danger: 'border-danger/40 bg-danger-soft',
} as const;

interface Props {
  tone: keyof typeof tones;
  title: string;
  text?: string;
  /** Free text by a user. */
  quote?: string | undefined;
  /** The form lies beside the text where there is room. */
  wide?: true;
  /** The form, or the button, that does what the record waits for. */
  children: ReactNode;
}

/** What a record waits for, and the way to give it. */
export function WaitingCard({ tone, title, text, quote, wide, children }: Props) {
  return (
    <div
      className={`grid gap-5 rounded-card border p-5 print:hidden ${tones[tone]} ${wide ? 'lg:grid-cols-2 lg:gap-8' : ''}`}
    >
      <div>
        <h2>{title}</h2>
        {text && <p className="mt-1 max-w-form whitespace-pre-line">{text}</p>}
        {quote && (
          <blockquote className="mt-3 max-w-form whitespace-pre-line border-warn/40 border-s-2 ps-3 font-semibold">
            {quote}
          </blockquote>
        )}
      </div>
      {children}
    </div>
  );
}
