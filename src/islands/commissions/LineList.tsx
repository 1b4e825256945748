import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { CommissionLine } from '#contract/commissions/line.ts';
import type { StatementsAnswer } from '#contract/commissions/statement.ts';
import { isNarrowed } from '#domain/records/list-view.ts';
import { texts } from '#i18n/client.ts';
import { lineName } from '#islands/record/commission-labels.tsx';
import { lineRows, lines, openLine } from '#stores/commissions/lines.ts';
import { noteRead } from '#stores/commissions/statements.ts';
import { keepScroll, restoreScroll } from '#stores/page/scroll.ts';
import { toast } from '#stores/page/toasts.ts';
import { ListTools } from '../record/list/ListTools.tsx';
import { reportSkippedRows } from '../record/list/marking/report-skipped-rows.ts';
import { NoRecordsYet, NothingHere } from '../record/list/NoRecords.tsx';
import { useShownColumns } from '../record/list/useShownColumns.ts';
import { LateViews } from '../record/list/views/LateViews.tsx';
import { Async } from '../ui/page/Async.tsx';
import { failureText } from '../ui/page/failure-text.ts';
import { Skeleton } from '../ui/page/Skeleton.tsx';
import { WindowedTable } from '../ui/table/WindowedTable.tsx';
import { LineBar } from './LineBar.tsx';
import { lineHref, lineScreen } from './line-screen.tsx';
import { MarkAll } from './MarkAll.tsx';

interface Props {
  answer: StatementsAnswer;
}

/** Viewing the lines of a month marks its statements as read. */
function useMarkRead(answer: StatementsAnswer): void {
  const { filters } = useStore(lines.$view);
  const { from, to, operator, vo } = filters;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer may have other statements
  useEffect(() => {
    if (!from || from !== to) return;
    void noteRead((one) => one.month === from && (!operator || one.operator === operator) && (!vo || one.vo === vo));
  }, [from, to, operator, vo, answer]);
}

/** All lines of all statements, in one list of any length. */
export function LineList({ answer }: Props) {
  const t = texts('commissions');
  const screen = useMemo(() => lineScreen(answer), [answer]);
  const view = useStore(lines.$view);
  const page = useStore(lines.$page);
  const outdated = useStore(lines.$outdated);
  const loadedRows = useStore(lineRows.$known);
  const marked = useStore(lines.marks.$rows);
  const columns = useShownColumns(screen);
  const anchor = useRef<number>(undefined);
  useMarkRead(answer);

  const isShown = loadedRows !== undefined && !outdated;
  useEffect(keepScroll, []);
  useEffect(() => {
    if (isShown) restoreScroll();
  }, [isShown]);

  const onMark = useCallback((row: CommissionLine, index: number, range: boolean) => {
    const on = range || !lines.marks.$rows.get().has(row.id);
    const from = anchor.current;
    anchor.current = index;
    if (!range || from === undefined) return reportSkippedRows(lines.marks.set([row], on), lines.marks.max);
    const [first, last] = [Math.min(from, index), Math.max(from, index)];
    const end = Math.min(last, first + lines.marks.max - 1);
    lineRows.range(first, end).then(
      (rows) => reportSkippedRows(lines.marks.set(rows, true) + last - end, lines.marks.max),
      (cause) => toast('danger', failureText(ApiError.from(cause))),
    );
  }, []);
  const markLabel = useCallback((row: CommissionLine) => t('marks.one', { name: lineName(row) }), [t]);

  return (
    <div>
      <ListTools screen={screen} view={view} counts={undefined} columns={columns} views={<LateViews list={lines} />} />
      <Async
        value={page}
        failedTitle={t('list.failed')}
        onRetry={lines.reload}
        skeleton={
          <div className="card">
            <Skeleton rows={8} />
          </div>
        }
      >
        {({ total, amount = 0 }, refreshing) =>
          total === 0 || !loadedRows ? (
            <div className="card" role="status">
              {isNarrowed(view) ? <NothingHere screen={screen} view={view} /> : <NoRecordsYet screen={screen} />}
            </div>
          ) : (
            <div aria-busy={refreshing} className={outdated ? 'opacity-60 transition-opacity' : ''}>
              <WindowedTable
                caption={t('list.caption')}
                columns={columns.shown}
                total={loadedRows.total}
                at={loadedRows.at}
                onWindow={lineRows.show}
                sort={view.sort}
                onSort={(sort) => {
                  lines.show({ sort });
                  scrollTo({ top: 0 });
                }}
                rowKey={(row) => row.id}
                rowLink={lineHref}
                onOpen={openLine}
                isMarked={(row) => marked.has(row.id)}
                onMark={onMark}
                markLabel={markLabel}
                markAll={<MarkAll total={total} />}
                card={screen.card ?? (() => null)}
                cardRem={7.25}
              />
              <LineBar total={total} amount={amount} />
            </div>
          )
        }
      </Async>
    </div>
  );
}
