import type { ReactNode } from 'react';

interface Props {
  title: string;
  text: ReactNode;
  /** The present state, or what is done about it. */
  children: ReactNode;
}

/** One matter of security: what it is for, and how it stands. */
export const SecurityRow = ({ title, text, children }: Props) => (
  <div className="grid gap-x-8 gap-y-2 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_minmax(11rem,16rem)]">
    <div className="min-w-0">
      <h3>{title}</h3>
      <p className="max-w-prose text-muted text-sm">{text}</p>
    </div>
    <div className="min-w-0 wrap-anywhere">{children}</div>
  </div>
);
