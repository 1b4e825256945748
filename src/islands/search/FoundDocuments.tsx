import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import { type SearchView, searchPageSizes } from '#domain/documents/search-view.ts';
import { texts } from '#i18n/client.ts';
import { restoreScroll } from '#stores/page/scroll.ts';
import { toast } from '#stores/page/toasts.ts';
import { $foundFiles, $foundOutdated, searchAgain, searchQuery } from '#stores/search/search.ts';
import { Async } from '../ui/page/Async.tsx';
import { failureText } from '../ui/page/failure-text.ts';
import { Skeleton } from '../ui/page/Skeleton.tsx';
import { Pager } from '../ui/table/Pager.tsx';
import type { ListView } from '../ui/table/table-types.ts';
import { Corrections } from './Corrections.tsx';
import { DocumentHit } from './DocumentHit.tsx';
import { NoDocuments } from './NoDocuments.tsx';
import type { SearchProps } from './search-props.ts';

interface Props extends SearchProps {
  view: SearchView;
}

/** The library's hits, best first, page by page. */
export function FoundDocuments({ view, ...rest }: Props) {
  const t = texts('search');
  const id = useId();
  const filesValue = useStore($foundFiles);
  const outdated = useStore($foundOutdated);
  const error = filesValue.state === 'failed' ? filesValue.error : undefined;
  const ready = filesValue.state === 'ready' ? filesValue.value : undefined;

  // §8-10: a search failure shows an error toast with the message.
  useEffect(() => {
    if (error) toast('danger', failureText(error));
  }, [error]);

  useEffect(() => {
    if (ready) restoreScroll();
  }, [ready]);

  const change = ({ page = 1, rows }: Partial<ListView>) => {
    searchQuery.set({ page: String(page), ...(rows && { rows: String(rows) }) }, 'push');
    scrollTo({ top: 0 });
  };

  return (
    <section aria-labelledby={id} className="card overflow-clip">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b px-5 py-3.5">
        <h2 id={id}>{t('documents')}</h2>
        <p role="status" className="text-muted text-sm">
          {ready && !outdated && t('found.documents', { count: ready.total })}
        </p>
      </header>
      <div className={error ? 'p-4' : ''}>
        <Async
          value={filesValue}
          failedTitle={t('failed')}
          onRetry={searchAgain}
          skeleton={<Skeleton rows={5} tile />}
          isEmpty={({ total }) => total === 0}
          empty={<NoDocuments view={view} corrections={ready?.corrections ?? []} />}
        >
          {(page) => (
            <div className={outdated ? 'opacity-60 transition-opacity' : ''}>
              <Corrections view={view} result={page} />
              <ol>
                {page.items.map((entry) => (
                  <DocumentHit key={entry.path} entry={entry} {...rest} />
                ))}
              </ol>
              <Pager
                view={{ sort: '', page: view.page, rows: view.rows }}
                total={page.total}
                sizes={searchPageSizes}
                onView={change}
              />
            </div>
          )}
        </Async>
      </div>
    </section>
  );
}
