import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import type { Loader } from '#stores/data/loadable.ts';

interface Props<T> {
  title: string;
  action?: ReactNode;
  source: Loader<T>;
  rows: number;
  tile?: boolean;
  isEmpty: (value: T) => boolean;
  empty: ReactNode;
  children: (value: T) => ReactNode;
}

/** A box with data of the server: it shows the data, an empty state, or an error with a retry. */
export function AsyncBox<T>({ title, action, source, rows, tile = false, isEmpty, empty, children }: Props<T>) {
  const value = useStore(source.$value);
  return (
    <Card title={title} action={action} flush className={value.state === 'loading' ? 'is-loading' : ''}>
      <div className={value.state === 'failed' ? 'p-4' : ''}>
        <Async
          value={value}
          onRetry={source.reload}
          skeleton={<Skeleton rows={rows} tile={tile} />}
          isEmpty={isEmpty}
          empty={<div className="px-5 py-4">{empty}</div>}
        >
          {children}
        </Async>
      </div>
    </Card>
  );
}
