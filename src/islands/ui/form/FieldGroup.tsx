import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  hint?: ReactNode;
  /** For links that lead to it. */
  id?: string;
  children: ReactNode;
}

/** A titled part of a form. */
export function FieldGroup({ title, hint, id: place, children }: Props) {
  const id = useId();
  return (
    <section
      id={place}
      aria-labelledby={id}
      className="grid scroll-mt-6 gap-5 border-line not-first:border-t not-first:pt-5"
    >
      <div>
        <h2 id={id}>{title}</h2>
        {hint && <p className="text-muted text-sm">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
