import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Field name that the list is sorted by; without it the column is not sortable. */
  sort?: string;
  align?: 'start' | 'end';
  /** Identifies the row: its cell carries the row's link and is a card's title. */
  primary?: boolean;
  /** Left out of tables narrower than a desktop's; cards show it still. */
  minor?: boolean;
  /** Class of its width, `w-24` in quarters of a rem, where rows come and go and widths must stay. */
  width?: string;
  /** Keeps its words on one line. */
  nowrap?: boolean;
}

/** What part of a list is shown, as it stands in the page's query. */
export interface ListView {
  /** Field name, `-` before it for descending. */
  sort: string;
  /** From 1. */
  page: number;
  rows: number;
}

export interface TableRows<Row> {
  items: readonly Row[];
  total: number;
}

/** The sorting that a press on a column's header brings: ascending, then descending. */
export const nextSort = (field: string, present: string): string => (present === field ? `-${field}` : field);

/** First and last row on a page, both from 1, and the number of pages. */
export function pageBounds({ page, rows }: Pick<ListView, 'page' | 'rows'>, total: number) {
  const pages = Math.max(1, Math.ceil(total / rows));
  const from = total === 0 ? 0 : (page - 1) * rows + 1;
  return { from, to: Math.min(page * rows, total), pages };
}
