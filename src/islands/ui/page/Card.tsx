import { type ReactNode, useId } from 'react';

interface Props {
  title?: ReactNode;
  /** A link or small button at the right of the title. */
  action?: ReactNode;
  /** How many there are, behind the title. */
  count?: ReactNode;
  /** With the lower head of a side column. */
  compact?: boolean;
  /** Without padding, for lists and tables that reach the edges. */
  flush?: boolean;
  className?: string;
  children?: ReactNode;
}

export function Card({ title, count, action, compact = false, flush = false, className = '', children }: Props) {
  const id = useId();
  return (
    <section className={`card overflow-clip ${className}`} {...(title && { 'aria-labelledby': id })}>
      {title && (
        <header
          className={`flex items-center justify-between gap-x-4 border-line border-b px-5 wrap-break-word max-sm:flex-wrap ${compact ? 'min-h-11 py-1' : 'min-h-13 py-2'}`}
        >
          <h2 id={id} className={`max-w-full max-sm:flex-1 ${compact ? 'text-base' : ''}`}>
            {title}
          </h2>
          {count !== undefined && <span className="-ms-2 me-auto text-muted">{count}</span>}
          {action}
        </header>
      )}
      <div className={flush ? '' : 'p-5'}>{children}</div>
    </section>
  );
}
