import { type ReactNode, useEffect, useRef } from 'react';
import { texts } from '#i18n/client.ts';
import { lazy, Suspense } from '../page/lazy.tsx';
import { isNarrow, useNarrow } from '../page/useNarrow.ts';
import { markOverflow } from './mark-overflow.ts';
import { Pager } from './Pager.tsx';
import type { CardsProps } from './RowCards.tsx';
import { SkeletonCards, SkeletonRows } from './SkeletonRows.tsx';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import type { Column, Density, ListView, RowLead, TableRows } from './table-types.ts';
import { useColumnPlacement } from './useColumnPlacement.ts';

interface Props<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined while it is on its way: the head is real, and rows keep their places. */
  page: TableRows<Row> | undefined;
  view: ListView;
  onView: (change: Partial<ListView>) => void;
  rowKey: (row: Row) => string;
  rowLink?: (row: Row) => string;
  /** Rows that wait for the user; a status in words says so too. */
  isTinted?: (row: Row) => boolean;
  refreshing?: boolean;
  /** What a card shows under its title on narrow screens, in place of what its columns say. */
  card?: (row: Row) => ReactNode;
  /** Shown in place of the rows where there are none. */
  empty?: ReactNode;
  pageSizes?: readonly number[];
  density?: Density;
  /** Boxes before the rows. */
  lead?: RowLead<Row>;
  /** What is done with the rows that are marked; it stays in sight below them. */
  bar?: ReactNode;
  /** Called once the code of the cards is there and the first of them stand on the page. */
  onCards?: () => void;
}

/** A phone begins with them. */
const RowCards = lazy(() => import('./RowCards.tsx').then((module) => module.RowCards), isNarrow());

/** Beside what a `Suspense` waits for: tells that it is drawn. */
function Drawn({ tell }: { tell: (() => void) | undefined }) {
  useEffect(() => tell?.(), [tell]);
  return null;
}

const usualSizes = [10, 25, 50, 100];
const none = [] as const;

/** A list with sorting and paging; cards from edge to edge take the table's place on narrow screens. */
export function DataTable<Row>({
  caption,
  columns,
  page,
  view,
  onView,
  refreshing = false,
  empty,
  pageSizes = usualSizes,
  density = 'medium',
  card,
  lead,
  bar,
  onCards,
  ...rows
}: Props<Row>) {
  const t = texts('ui');
  const narrow = useNarrow();
  const box = useRef<HTMLDivElement>(null);
  const items: readonly Row[] = page?.items ?? none;
  const placement = useColumnPlacement(box, columns, items);
  const sort = (next: string) => onView({ sort: next, page: 1 });
  const isEmpty = page !== undefined && items.length === 0;
  const { rowKey, rowLink, isTinted } = rows;
  const body = { items, rowKey, rowLink, isTinted, lead };
  return (
    <>
      <div
        className={`relative ${narrow && !isEmpty ? '-mx-4 border-line border-y bg-card' : 'card'} ${bar ? '' : 'overflow-clip'}`}
        aria-busy={refreshing}
      >
        {refreshing && (
          <div role="status" className="absolute inset-x-0 top-0 z-20 h-0.5 overflow-hidden">
            <div className="h-full w-1/4 animate-sweep bg-link" />
            <span className="sr-only">{t('refreshing')}</span>
          </div>
        )}
        {isEmpty && empty}
        {narrow && page === undefined && <SkeletonCards />}
        {!isEmpty && narrow && page && (
          <Suspense fallback={<div className="min-h-dvh" />}>
            <RowCards {...(body as never as CardsProps<unknown>)} columns={columns as never} card={card as never} />
            <Drawn tell={onCards} />
          </Suspense>
        )}
        {!isEmpty && !narrow && (
          <div
            ref={(element) => {
              box.current = element;
              return element ? markOverflow(element) : undefined;
            }}
            className={`data-overflow:overflow-x-auto ${bar ? 'overflow-clip rounded-t-card' : ''}`}
          >
            <table className="w-full border-separate border-spacing-0 text-start [&_tr:not(:last-child)>td]:border-line [&_tr:not(:last-child)>td]:border-b">
              <caption className="sr-only">{caption}</caption>
              <TableHead
                columns={placement.columns}
                sort={view.sort}
                onSort={sort}
                {...(lead && { lead: lead.head })}
              />
              {page ? (
                <TableBody {...body} columns={placement.columns} nameParts={placement.nameParts} density={density} />
              ) : (
                <SkeletonRows columns={placement.columns} density={density} />
              )}
            </table>
          </div>
        )}
        {bar}
      </div>
      {page && !isEmpty && <Pager view={view} total={page.total} sizes={pageSizes} onView={onView} />}
    </>
  );
}
