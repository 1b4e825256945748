import { type ReactNode, useId } from 'react';

interface Props {
  title: ReactNode;
  /** A small button at the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A card of the column beside a record. */
export function AsideCard({ title, action, children }: Props) {
  const id = useId();
  return (
    <section className="card p-4" aria-labelledby={id}>
      <header className="mb-3 flex min-h-6 items-center justify-between gap-3">
        <h2 id={id} className="text-base">
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  );
}
