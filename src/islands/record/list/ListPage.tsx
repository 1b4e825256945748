import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import { pageSizes } from '#contract/me/followed-settings.ts';
import { countOf, isNarrowed } from '#domain/records/list-view.ts';
import { texts } from '#i18n/client.ts';
import { recordTexts } from '#i18n/record-texts.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { useNarrow } from '#islands/ui/page/useNarrow.ts';
import { DataTable } from '#islands/ui/table/DataTable.tsx';
import type { ListView } from '#islands/ui/table/table-types.ts';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { keepScroll, restoreScroll } from '#stores/page/scroll.ts';
import { ListTools } from './ListTools.tsx';
import type { DescribedList } from './list-screen.ts';
import { useMarking } from './marking/useMarking.tsx';
import { useDensity } from './useDensity.ts';
import { useShownColumns } from './useShownColumns.ts';
import { LateViews } from './views/LateViews.tsx';

const refusals = [403, 404];

/** Where there is nothing to list. */
const NoRight = lazy(() => import('./NoRecords.tsx').then((module) => module.NoRight));
const NoRows = lazy(() => import('./NoRecords.tsx').then((module) => module.NoRows));

/** A list of records drawn from its description; what is shown of it stands in the address (decision 15). */
export function ListPage<Row extends { id: string }>({ of }: { of: DescribedList<Row> }) {
  const employee = useStore($isEmployee);
  const screen = of(employee);
  const { list } = screen;
  const words = recordTexts(screen.texts);
  const page = useStore(list.$page);
  const outdated = useStore(list.$outdated);
  const view = useStore(list.$view);
  const columns = useShownColumns(screen);
  const density = useDensity();
  const loadedPage = page.state === 'ready' ? page.value : undefined;
  const marking = useMarking(screen, loadedPage);
  const narrow = useNarrow();
  const [hasCards, setCards] = useState(false);
  const onCards = useCallback(() => setCards(true), []);
  const isCurrent = loadedPage !== undefined && !outdated;
  // Before its cards are there, a phone's page is too short for the place where it stood.
  const isDrawn = isCurrent && (hasCards || !narrow || loadedPage.items.length === 0);

  useEffect(keepScroll, []);
  useEffect(() => {
    if (isDrawn) restoreScroll();
  }, [isDrawn]);

  if (page.state === 'failed' && refusals.includes(page.error.status))
    return (
      <Suspense>
        <NoRight title={words('list.noRight')} />
      </Suspense>
    );

  const change = ({ sort, page, rows }: Partial<ListView>) => {
    list.show({ ...(sort && { sort }), ...(rows && { rows: String(rows) }), page: String(page ?? 1) });
    if (page && !sort && !rows) scrollTo({ top: 0 });
  };
  const all =
    loadedPage?.counts && list.rules.tabs ? countOf(list.rules, 'all', loadedPage.counts, employee) : loadedPage?.total;
  const none = all === 0 && !outdated && !isNarrowed(view) && !view.archived;
  const table = {
    ...{ columns: columns.shown, view, onView: change, pageSizes, density },
    caption: words('list.caption'),
    rowKey: (row: Row) => row.id,
    ...(screen.link && { rowLink: screen.link }),
    ...(screen.isTinted && { isTinted: screen.isTinted }),
    ...(screen.card && { card: screen.card }),
  };

  return (
    <>
      {(!none || list.rules.hasArchive) && (
        <ListTools
          screen={screen}
          view={view}
          counts={loadedPage?.counts}
          columns={columns}
          views={<LateViews list={list} />}
        />
      )}
      <Async
        value={page}
        failedTitle={words('list.failed')}
        onRetry={list.reload}
        skeleton={<DataTable {...table} page={undefined} />}
      >
        {(rows, refreshing) => (
          <div className={outdated ? 'opacity-60 transition-opacity' : ''}>
            {rows.similar && rows.total > 0 && (
              <p role="status" className="card mb-3.5 border-info/30 bg-info-soft px-5 py-3 text-sm">
                {texts('record')('similar', { search: view.search })}
              </p>
            )}
            <DataTable
              {...table}
              page={rows}
              onCards={onCards}
              {...(marking.lead && { lead: marking.lead })}
              {...(marking.bar && { bar: marking.bar })}
              refreshing={refreshing}
              empty={
                <div role="status">
                  <Suspense fallback={<div className="min-h-64" />}>
                    <NoRows screen={screen as never} view={view} isNone={none} />
                  </Suspense>
                </div>
              }
            />
          </div>
        )}
      </Async>
      {marking.around}
    </>
  );
}
