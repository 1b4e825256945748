import { useStore } from '@nanostores/react';
import { type ReactNode, useContext } from 'react';
import { Async } from '#islands/ui/page/Async.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import type { Loader } from '#stores/data/loadable.ts';
import { BoxCard, BoxFrameContext, BoxLine } from './BoxCard.tsx';

interface Props<T> {
  title: string;
  count?: (value: T) => ReactNode;
  action?: ReactNode;
  source: Loader<T>;
  rows: number;
  tile?: boolean;
  /** Stands in while nothing is known, where rows are not what comes. */
  skeleton?: ReactNode;
  isEmpty?: (value: T) => boolean;
  empty?: ReactNode;
  /** In place of `empty`: the box shrinks to a line with this sentence, or is left out if there is none. */
  emptyLine?: (value: T) => string;
  children: (value: T) => ReactNode;
}

/** A box with data of the server: it shows the data, an empty state, or an error with a retry. */
export function AsyncBox<T>({
  title,
  count,
  action,
  source,
  rows,
  tile = false,
  skeleton,
  isEmpty = () => false,
  empty,
  emptyLine,
  children,
}: Props<T>) {
  const frame = useContext(BoxFrameContext);
  const value = useStore(source.$value);
  const loaded = value.state === 'ready' ? value.value : undefined;
  if (emptyLine && frame !== 'bare' && value.state === 'ready' && !value.failure && isEmpty(value.value)) {
    const line = emptyLine(value.value);
    return line && <BoxLine title={title} line={line} action={action} />;
  }
  return (
    <BoxCard
      title={title}
      {...(count && loaded !== undefined && !isEmpty(loaded) && { count: count(loaded) })}
      action={action}
      flush
      className={value.state === 'loading' ? 'is-loading' : ''}
    >
      <div className={value.state === 'failed' ? 'p-4' : ''}>
        <Async
          value={value}
          onRetry={source.reload}
          skeleton={skeleton ?? <Skeleton rows={rows} tile={tile} />}
          isEmpty={isEmpty}
          empty={<div className="px-5 py-4">{empty ?? (loaded !== undefined && emptyLine?.(loaded))}</div>}
        >
          {children}
        </Async>
      </div>
    </BoxCard>
  );
}
