import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { texts } from '#i18n/client.ts';
import { $foundPages, searchPagesAgain, showMorePages } from '#stores/search/found-pages.ts';
import { Async } from '../ui/page/Async.tsx';
import { Skeleton } from '../ui/page/Skeleton.tsx';
import { Button } from '../ui/text/Button.tsx';
import { PageResult } from './PageResult.tsx';

/** Pages of the portal that match, with the chapters in which they do. */
export function FoundPages({ search }: { search: string }) {
  const t = texts('search');
  const id = useId();
  const pagesValue = useStore($foundPages);
  const ready = pagesValue.state === 'ready' ? pagesValue.value : undefined;
  return (
    <section aria-labelledby={id} className="card overflow-clip">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b px-5 py-3.5">
        <h2 id={id}>{t('pages')}</h2>
        <p role="status" className="text-muted text-sm">
          {ready && t('found.pages', { count: ready.total })}
        </p>
      </header>
      <div className={pagesValue.state === 'failed' ? 'p-4' : ''}>
        <Async
          value={pagesValue}
          failedTitle={t('pagesFailed')}
          onRetry={searchPagesAgain}
          skeleton={<Skeleton rows={3} />}
          isEmpty={({ total }) => total === 0}
          empty={<p className="px-5 py-4 text-muted">{t('empty.pages', { search })}</p>}
        >
          {({ items, total }, refreshing) => (
            <>
              <ol>
                {items.map((page) => (
                  <PageResult key={page.url} page={page} />
                ))}
              </ol>
              {total > items.length && (
                <div className="border-line border-t px-3 py-2">
                  <Button small look="quiet" busy={refreshing} onClick={showMorePages}>
                    {t('more')}
                  </Button>
                </div>
              )}
            </>
          )}
        </Async>
      </div>
    </section>
  );
}
