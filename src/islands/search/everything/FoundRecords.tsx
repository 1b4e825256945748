import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { maxFound, type SearchGroup } from '#contract/search/search.ts';
import type { SearchView } from '#domain/documents/search-view.ts';
import { texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { $foundRecords, searchRecordsAgain } from '#stores/search/found-records.ts';
import { searchQuery } from '#stores/search/search.ts';
import { unknownFilter } from '../results/filter-proposals.ts';
import { RecordHit } from './RecordHit.tsx';

export const shownTotal = (total: number): string => (total > maxFound ? `${maxFound}+` : String(total));

/** Hits of one kind, under its name where others stand beside it. */
function Group({ group: { kind, total, items }, alone }: { group: SearchGroup; alone: boolean }) {
  const t = texts('palette');
  return (
    <div className="border-line border-b last:border-b-0">
      {!alone && <h3 className="px-5 pt-3 font-semibold text-base">{t(`kind.${kind}`)}</h3>}
      <ul>
        {items.map((hit) => (
          <RecordHit key={`${hit.trid} ${hit.id}`} hit={hit} />
        ))}
      </ul>
      {total > items.length && !alone && (
        <div className="px-3 pb-2">
          <Button small look="quiet" onClick={() => searchQuery.set({ kind, page: '1' }, 'push')}>
            {t('moreOf', { kind: t(`kind.${kind}`), total: shownTotal(total) })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Records that match: the best of each kind, or all of the one that is chosen. */
export function FoundRecords({ view: { search, kind } }: { view: SearchView }) {
  const t = texts('search');
  const names = texts('palette');
  const id = useId();
  const recordsValue = useStore($foundRecords);
  const ready = recordsValue.state === 'ready' ? recordsValue.value : undefined;
  const filterGroups = (groups: readonly SearchGroup[]) => groups.filter((group) => kind === '' || group.kind === kind);
  const isOutdated = ready !== undefined && ready.search !== search;
  const sum = filterGroups(ready?.groups ?? []).reduce((all, { total }) => all + total, 0);
  return (
    <section aria-labelledby={id} className="card overflow-clip">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b px-5 py-3.5">
        <h2 id={id}>{kind === '' ? t('records') : names(`kind.${kind}`)}</h2>
        <p role="status" className="text-muted text-sm">
          {ready && !isOutdated && t('found.records', { count: sum, shown: shownTotal(sum) })}
        </p>
      </header>
      <div className={recordsValue.state === 'failed' ? 'p-4' : ''}>
        <Async
          value={recordsValue}
          failedTitle={t('recordsFailed')}
          onRetry={searchRecordsAgain}
          skeleton={<Skeleton rows={3} tile />}
          isEmpty={({ groups }) => filterGroups(groups).length === 0}
          empty={
            <p className="px-5 py-4 text-muted">{unknownFilter(ready?.filters) ?? t('empty.records', { search })}</p>
          }
        >
          {({ groups, similar, synonyms }) => (
            <div className={isOutdated ? 'opacity-60 transition-opacity' : ''}>
              {similar && (
                <p className="border-line border-b bg-info-soft px-5 py-3 text-sm">
                  {names('similar', { text: search })}
                </p>
              )}
              {synonyms && (
                <p className="border-line border-b px-5 py-3 text-muted text-sm">
                  {names('synonyms', { words: synonyms.join(', ') })}
                </p>
              )}
              {filterGroups(groups).map((group) => (
                <Group key={group.kind} group={group} alone={kind !== ''} />
              ))}
              {kind !== '' && sum > maxFound && (
                <div className="p-4">
                  <Notice>{t('narrow', { n: maxFound })}</Notice>
                </div>
              )}
            </div>
          )}
        </Async>
      </div>
    </section>
  );
}
