import { useStore } from '@nanostores/react';
import { type ReactNode, useRef } from 'react';
import { countOf, type RecordView } from '#domain/records/list-view.ts';
import { recordTexts } from '#i18n/record-texts.ts';
import { SearchField } from '#islands/ui/form/SearchField.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { useNarrow } from '#islands/ui/page/useNarrow.ts';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import type { ListScreen } from './list-screen.ts';
import { StateChips } from './StateChips.tsx';
import { useSearchKey } from './useSearchKey.ts';
import type { ShownColumns } from './useShownColumns.ts';

/** What narrows a list comes beside it. */
const ListFilters = lazy(() => import('./ListFilters.tsx').then((module) => module.ListFilters), true);
const ColumnMenu = lazy(() => import('./ListFilters.tsx').then((module) => module.ColumnMenu), true);

interface Props<Row extends { id: string }> {
  screen: ListScreen<Row>;
  view: RecordView;
  /** Number of records per value of the tabs' field, once known. */
  counts: Readonly<Record<string, number>> | undefined;
  columns: ShownColumns<Row>;
  /** The saved views of the list. */
  views?: ReactNode;
}

/** One row of what narrows the list and how it is shown; on a phone the filters, the order and the columns are a sheet. */
export function ListTools<Row extends { id: string }>({ screen, view, counts, columns, views }: Props<Row>) {
  const { list, tabs } = screen;
  const { rules } = list;
  const words = recordTexts(screen.texts);
  const employee = useStore($isEmployee);
  const narrow = useNarrow();
  const box = useRef<HTMLDivElement>(null);
  useSearchKey(box);
  // A single status that a link names is a chip while it is chosen.
  const allTabs = tabs && [...tabs.shown, ...(tabs.shown.includes(view.tab) ? [] : [view.tab])];
  const filters = (
    <Suspense fallback={<span className="min-h-11 w-26 sm:min-h-9 sm:w-22" />}>
      <ListFilters screen={screen as never} columns={columns as never} view={view} box={box} isNarrow={narrow} />
    </Suspense>
  );
  return (
    <div ref={box} className="mb-3 flex items-start gap-2 print:hidden">
      <div className="flex min-w-0 grow flex-wrap items-center gap-2">
        {/* A search replaces the step of the Back button, so that it leads out of it and not letter by letter. */}
        <SearchField
          label={words('list.search')}
          value={view.search}
          onSearch={(search) => list.show({ search }, view.search ? 'replace' : 'push')}
          className="min-w-0 max-sm:flex-1 sm:w-59 [&_input]:min-h-11 sm:[&_input]:min-h-9 sm:[&_input]:py-1"
        />
        {narrow && filters}
        {tabs && allTabs && (
          <StateChips
            label={tabs.label}
            selected={view.tab}
            onSelect={(tab) => list.show({ [rules.tabs?.name ?? '']: tab })}
            chips={allTabs.map((value) => ({
              value,
              label: tabs.caption(value),
              count: counts && countOf(rules, value, counts, employee),
            }))}
          />
        )}
        {!narrow && filters}
      </div>
      {narrow && views}
      {!narrow && (
        <div className="flex shrink-0 gap-2">
          {views}
          <Suspense fallback={<span className="min-h-9 w-27" />}>
            <ColumnMenu columns={columns} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
