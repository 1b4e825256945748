import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { texts } from '#i18n/client.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { useNarrow } from '#islands/ui/page/useNarrow.ts';
import { MarkBox } from '#islands/ui/table/MarkBox.tsx';
import type { RowLead, TableRows } from '#islands/ui/table/table-types.ts';
import type { FinishedBulk } from '../bulk/bulk-types.ts';
import type { ListScreen } from '../list-screen.ts';
import type { MarkingKeys } from './marking-keys.ts';
import { namesOfRow } from './names-of-row.ts';
import { reportSkippedRows } from './report-skipped-rows.ts';

const MarkedRows = lazy(() => import('./MarkedRows.tsx').then((module) => module.MarkedRows));
const BulkReport = lazy(() => import('../bulk/BulkReport.tsx').then((module) => module.BulkReport));

/** The keys of marking, with code that comes once the list stands. */
function useMarkingKeys(keys: MarkingKeys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const left = new AbortController();
    import('./marking-keys.ts').then(
      ({ listenToMarkingKeys }) => listenToMarkingKeys(() => current.current, left.signal),
      // The boxes mark rows too.
      () => undefined,
    );
    return () => left.abort();
  }, []);
}

interface Marking<Row> {
  lead?: RowLead<Row>;
  bar?: ReactNode;
  /** What stands outside of the list: the count for screen readers, and the report of what was done. */
  around: ReactNode;
}

/** Boxes before the rows of a list, the bar below them, and the report of what was done with them. */
export function useMarking<Row extends { id: string }>(
  screen: ListScreen<Row>,
  page: TableRows<Row> | undefined,
): Marking<Row> {
  const t = texts('lists');
  const { list } = screen;
  const { marks } = list;
  const rows = useStore(marks.$rows);
  const isMarking = useStore(marks.$isMarking);
  const narrow = useNarrow();
  const anchor = useRef<string>(undefined);
  const [finished, setFinished] = useState<FinishedBulk>();
  const items = page?.items ?? [];
  const set = (changed: readonly Row[], isOn: boolean) => reportSkippedRows(marks.set(changed, isOn), marks.max);

  function mark(row: Row, isRange: boolean) {
    const from = items.findIndex(({ id }) => id === anchor.current);
    const to = items.indexOf(row);
    anchor.current = row.id;
    if (!isRange || from < 0) return set([row], !rows.has(row.id));
    set(items.slice(Math.min(from, to), Math.max(from, to) + 1), true);
  }
  const named = (ids: readonly string[]) => items.filter(({ id }) => ids.includes(id));
  useMarkingKeys({
    isMarking,
    onToggle: (id) => {
      for (const row of named([id])) mark(row, false);
    },
    onExtend: (ids) => {
      anchor.current = ids.at(-1);
      set(named(ids), true);
    },
    onLeave: marks.clear,
  });

  const markedHere = items.filter(({ id }) => rows.has(id)).length;
  const isWhole = markedHere > 0 && markedHere === items.length;
  const hasBoxes = items.length > 0 && (!narrow || isMarking);
  const count = rows.size;
  return {
    ...(hasBoxes && {
      lead: {
        head: (
          <MarkBox
            label={t('marks.page')}
            isMarked={isWhole}
            isPartly={markedHere > 0 && !isWhole}
            onMark={() => set(items, !isWhole)}
          />
        ),
        cell: (row) => (
          <MarkBox
            label={t('marks.one', { name: namesOfRow(screen, row).name })}
            row={row.id}
            isMarked={rows.has(row.id)}
            onMark={(isRange) => mark(row, isRange)}
          />
        ),
        isMarked: (row) => rows.has(row.id),
      },
    }),
    ...((count > 0 || (narrow && isMarking)) && {
      bar: (
        <Suspense fallback={<div className="min-h-14" />}>
          <MarkedRows screen={screen as never} total={page?.total ?? 0} onFinished={setFinished} />
        </Suspense>
      ),
    }),
    around: (
      <>
        <p aria-live="polite" className="sr-only">
          {count > 0 && t('marks.count', { count })}
        </p>
        {finished && (
          <Suspense fallback={null}>
            <BulkReport file={screen.file} finished={finished} onClose={() => setFinished(undefined)} />
          </Suspense>
        )}
      </>
    ),
  };
}
