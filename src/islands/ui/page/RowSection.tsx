import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { type ReactNode, useId, useState } from 'react';
import type { Loadable } from '#stores/data/loadable.ts';
import { Button } from '../text/Button.tsx';
import { Icon } from '../text/Icon.tsx';
import { Async } from './Async.tsx';
import { Suspense } from './lazy.tsx';

interface Props<Value, Row> {
  title: string;
  lead: string;
  /** Beside the title, such as a pill. */
  state?: ReactNode;
  /** The way to a further row: a button in the head, and the dialog that it opens. */
  add?: { label: string; dialog: (onClose: () => void) => ReactNode } | undefined;
  value: Loadable<Value>;
  onRetry: () => void;
  failedTitle: string;
  rows: (value: Value) => readonly Row[];
  row: (row: Row) => ReactNode;
  /** Where there is no row: a heading, a sentence, and what else helps. */
  empty: { title: string; text: string; more?: ReactNode };
  /** A rule below the rows. */
  foot?: ReactNode;
}

/** A section of rows that are loaded: its words, the way to a further row, and the rows between lines. */
export function RowSection<Value, Row extends { readonly id: string }>(props: Props<Value, Row>) {
  const { title, lead, state, add, value, onRetry, failedTitle, rows, row, empty, foot } = props;
  const id = useId();
  const [isAdding, setAdding] = useState(false);
  return (
    <section aria-labelledby={id} className="card overflow-clip">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-line border-b px-5 py-3.5">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id={id}>{title}</h2>
          <p className="text-muted text-sm">{lead}</p>
        </div>
        {state}
        {add && (
          <Button small icon={<Icon of={Plus} size={16} />} onClick={() => setAdding(true)}>
            {add.label}
          </Button>
        )}
      </header>
      <Async
        value={value}
        failedTitle={failedTitle}
        onRetry={onRetry}
        isEmpty={(loaded) => rows(loaded).length === 0}
        empty={
          <div className="px-5 py-6">
            <p className="font-semibold">{empty.title}</p>
            <p className="max-w-prose text-muted">{empty.text}</p>
            {empty.more}
          </div>
        }
      >
        {(loaded) => (
          <ul className="divided">
            {rows(loaded).map((one) => (
              <li key={one.id}>{row(one)}</li>
            ))}
          </ul>
        )}
      </Async>
      {foot && <p className="border-line border-t bg-surface px-5 py-3 text-muted text-sm">{foot}</p>}
      {isAdding && <Suspense>{add?.dialog(() => setAdding(false))}</Suspense>}
    </section>
  );
}
