import type { ReactNode } from 'react';
import { texts } from '#i18n/client.ts';
import { useNarrow } from '../page/useNarrow.ts';
import { markOverflow } from './mark-overflow.ts';
import { Pager } from './Pager.tsx';
import { SortSelect } from './SortSelect.tsx';
import { RowCards, TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import type { Column, ListView, TableRows } from './table-types.ts';

interface Props<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  page: TableRows<Row>;
  view: ListView;
  onView: (change: Partial<ListView>) => void;
  rowKey: (row: Row) => string;
  rowLink?: (row: Row) => string;
  /** Rows that wait for the user; a status in words says so too. */
  isTinted?: (row: Row) => boolean;
  refreshing?: boolean;
  /** What a card shows under its title on narrow screens; every column with its header where none is given. */
  card?: (row: Row) => ReactNode;
  /** Shown in place of the rows where there are none. */
  empty?: ReactNode;
  pageSizes?: readonly number[];
  /** What else can be set of the list, beside its pages. */
  tools?: ReactNode;
}

const usualSizes = [10, 25, 50, 100];

/** A list with sorting and paging; cards take the table's place on narrow screens. */
export function DataTable<Row>({
  caption,
  columns,
  page,
  view,
  onView,
  refreshing = false,
  empty,
  pageSizes = usualSizes,
  tools,
  ...rows
}: Props<Row>) {
  const t = texts('ui');
  const narrow = useNarrow();
  const sort = (next: string) => onView({ sort: next, page: 1 });
  const body = {
    columns,
    items: page.items,
    rowKey: rows.rowKey,
    rowLink: rows.rowLink,
    isTinted: rows.isTinted,
  };
  return (
    <div className="card relative overflow-clip" aria-busy={refreshing}>
      {refreshing && (
        <div role="status" className="absolute inset-x-0 top-0 z-20 h-0.5 overflow-hidden">
          <div className="h-full w-1/4 animate-sweep bg-link" />
          <span className="sr-only">{t('refreshing')}</span>
        </div>
      )}
      {page.items.length === 0 && empty}
      {page.items.length > 0 && narrow && (
        <>
          <SortSelect columns={columns} sort={view.sort} onSort={sort} />
          <RowCards {...body} card={rows.card} />
        </>
      )}
      {page.items.length > 0 && !narrow && (
        <div ref={markOverflow} className="data-overflow:overflow-x-auto">
          <table className="w-full border-separate border-spacing-0 text-start [&_tr:not(:last-child)>td]:border-line [&_tr:not(:last-child)>td]:border-b">
            <caption className="sr-only">{caption}</caption>
            <TableHead columns={columns} sort={view.sort} onSort={sort} />
            <TableBody {...body} />
          </table>
        </div>
      )}
      {page.items.length > 0 && (
        <Pager view={view} total={page.total} sizes={pageSizes} onView={onView} tools={tools} />
      )}
    </div>
  );
}
