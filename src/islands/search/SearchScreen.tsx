import { useStore } from '@nanostores/react';
import Search from 'lucide/dist/esm/icons/search.mjs';
import { useEffect } from 'react';
import { readFilterWords } from '#domain/search/filter-words.ts';
import { texts } from '#i18n/client.ts';
import { keepScroll } from '#stores/page/scroll.ts';
import { $searchView } from '#stores/search/search.ts';
import { Empty } from '../ui/page/Empty.tsx';
import { island } from '../ui/page/island.tsx';
import { usePageTitle } from '../ui/page/usePageTitle.ts';
import { FoundRecords } from './everything/FoundRecords.tsx';
import { FoundDocuments } from './FoundDocuments.tsx';
import { FoundPages } from './FoundPages.tsx';
import { SearchToolbar } from './SearchToolbar.tsx';
import type { SearchProps } from './search-props.ts';

/** Records, documents and pages of the portal that match, side by side (§2-6 `/search`). */
function SearchPage(props: SearchProps) {
  const t = texts('search');
  const view = useStore($searchView);
  // Documents and pages have no status, customer or sender.
  const isFiltered = readFilterWords(view.search).filters.length > 0;
  useEffect(keepScroll, []);
  usePageTitle(view.search ? t('titleOf', { search: view.search }) : undefined);
  return (
    <>
      <SearchToolbar view={view} />
      {view.search ? (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20.5rem]">
          <div className="grid gap-5">
            {view.kind !== 'document' && <FoundRecords view={view} />}
            {(view.kind === '' || view.kind === 'document') && !isFiltered && <FoundDocuments view={view} {...props} />}
          </div>
          {!isFiltered && <FoundPages search={view.search} />}
        </div>
      ) : (
        <div className="card">
          <Empty icon={Search} title={t('start.title')}>
            {t('start.text')}
          </Empty>
        </div>
      )}
    </>
  );
}

export const SearchScreen = island(SearchPage);
