import { Fragment, type ReactNode, useState } from 'react';
import { texts } from '#i18n/client.ts';
import { Button } from '#islands/ui/text/Button.tsx';

/** So many entries are drawn at a time: a browser takes seconds for thousands. */
const step = 200;

interface Props<T> {
  items: readonly T[];
  className: string;
  children: (item: T, index: number) => ReactNode;
}

/** A long list from its beginning, with more of it on demand. */
export function Portion<T>({ items, className, children }: Props<T>) {
  const t = texts('documents');
  const [most, setMost] = useState(step);
  return (
    <>
      <ul className={className}>
        {items.slice(0, most).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their place
          <Fragment key={index}>{children(item, index)}</Fragment>
        ))}
      </ul>
      {items.length > most && (
        <p className="border-line border-t px-4 py-2.5">
          <Button small look="quiet" onClick={() => setMost(most + step)}>
            {t('compare.more', { shown: most, count: items.length })}
          </Button>
        </p>
      )}
    </>
  );
}
