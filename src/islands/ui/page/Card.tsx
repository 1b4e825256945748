import { type ReactNode, useId } from 'react';

interface Props {
  title?: ReactNode;
  /** A link or small button at the right of the title. */
  action?: ReactNode;
  /** Without padding, for lists and tables that reach the edges. */
  flush?: boolean;
  className?: string;
  children?: ReactNode;
}

export function Card({ title, action, flush = false, className = '', children }: Props) {
  const id = useId();
  return (
    <section className={`card overflow-clip ${className}`} {...(title && { 'aria-labelledby': id })}>
      {title && (
        <header className="flex items-center justify-between gap-4 border-line border-b px-5 py-3.5 wrap-break-word">
          <h2 id={id}>{title}</h2>
          {action}
        </header>
      )}
      <div className={flush ? '' : 'p-5'}>{children}</div>
    </section>
  );
}
