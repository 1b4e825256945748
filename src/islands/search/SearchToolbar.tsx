import { useStore } from '@nanostores/react';
import { repositoryNames } from '#domain/documents/library.ts';
import { type SearchView, searchPeriods, searchTypes } from '#domain/documents/search-view.ts';
import { texts } from '#i18n/client.ts';
import { $foundFiles, searchQuery } from '#stores/search/search.ts';
import { Chips } from '../ui/form/Chips.tsx';
import { CheckboxInput } from '../ui/form/inputs.tsx';
import { PlainSelect } from '../ui/form/PlainSelect.tsx';
import { SearchField } from '../ui/form/SearchField.tsx';
import { KindChips } from './everything/KindChips.tsx';

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

/** The text and what narrows it. A search replaces the step of the Back button, so that it leads out of it and not letter by letter. */
export function SearchToolbar({ view }: { view: SearchView }) {
  const t = texts('search');
  const filesValue = useStore($foundFiles);
  const counts = filesValue.state === 'ready' && view.search ? (filesValue.value.counts ?? {}) : {};
  const visibleRepositories = repositoryNames.filter((name) => counts[name] || name === view.repository);
  const isOfDocuments = view.kind === '' || view.kind === 'document';
  const change = (query: Parameters<typeof searchQuery.set>[0]) => searchQuery.set({ ...query, page: '1' }, 'push');
  return (
    <div className="mb-4 grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-2.5">
        <SearchField
          label={t('label')}
          value={view.search}
          onSearch={(search) => searchQuery.set({ search, page: '1' }, view.search ? 'replace' : 'push')}
          className="w-full md:w-110"
        />
        {isOfDocuments && (
          <>
            <div className="flex w-full gap-2.5 sm:w-auto [&>span]:flex-1 sm:[&>span]:min-w-44">
              <PlainSelect
                small
                aria-label={t('filter.type')}
                placeholder={t('filter.anyType')}
                value={view.type}
                options={keysOf(searchTypes).map((value) => ({ value, label: t(`type.${value}`) }))}
                onChange={(event) => change({ type: event.target.value })}
              />
              <PlainSelect
                small
                aria-label={t('filter.since')}
                placeholder={t('filter.anyTime')}
                value={view.since}
                options={keysOf(searchPeriods).map((value) => ({ value, label: t(`since.${value}`) }))}
                onChange={(event) => change({ since: event.target.value })}
              />
            </div>
            <label className="flex min-h-8.5 cursor-pointer items-center gap-2 text-sm">
              <CheckboxInput
                checked={view.titleOnly}
                onChange={(event) => change({ title: event.target.checked ? '1' : '' })}
              />
              {t('filter.title')}
            </label>
          </>
        )}
      </div>
      {view.search && <KindChips view={view} />}
      {isOfDocuments && (visibleRepositories.length > 1 || view.repository) && (
        <Chips
          always
          label={t('filter.repository')}
          selected={view.repository || 'all'}
          onSelect={(chip) => change({ repository: chip === 'all' ? '' : (chip ?? '') })}
          chips={[
            {
              value: 'all',
              label: t('filter.all'),
              count: Object.values(counts).reduce((sum, count) => sum + count, 0),
            },
            ...visibleRepositories.map((name) => ({
              value: name as string,
              label: texts('ui')(`repository.${name}`),
              count: counts[name] ?? 0,
            })),
          ]}
        />
      )}
    </div>
  );
}
