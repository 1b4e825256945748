import { type ReactNode, useId } from 'react';
import { Disclosure } from '#islands/ui/page/Disclosure.tsx';

interface Props {
  title: string;
  /** Beside the title, small. */
  note?: ReactNode;
  /** Folded at first. */
  isFolded?: boolean;
  children: ReactNode;
}

/** A short card in the panel beside a long form. */
export function PanelCard({ title, note, isFolded = false, children }: Props) {
  const id = useId();
  const head = (
    <span className="flex flex-1 items-baseline justify-between gap-3">
      <h2 id={id} className="text-base">
        {title}
      </h2>
      <span className="text-muted text-sm">{note}</span>
    </span>
  );
  if (!isFolded)
    return (
      <section aria-labelledby={id} className="card grid gap-2 px-4 py-3.5 print:hidden">
        {head}
        {children}
      </section>
    );
  return (
    <Disclosure look="card" className="card print:hidden" headClassName="px-4 py-3" head={head}>
      <div className="px-4 pb-3.5">{children}</div>
    </Disclosure>
  );
}
