import { type ReactNode, useId } from 'react';

/** A titled part of a form. */
export function FieldGroup({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5 border-line not-first:border-t not-first:pt-5">
      <div>
        <h2 id={id}>{title}</h2>
        {hint && <p className="text-muted text-sm">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
