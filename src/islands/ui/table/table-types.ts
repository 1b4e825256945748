import type { ReactNode } from 'react';
import type { Rank } from './column-ranks.ts';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Its words: the title of a cell that is cut, and what stands in the second line of a name. */
  text?: (row: Row) => string;
  /** What it holds, which says where it goes as the window narrows and where a card shows it. */
  rank?: Rank;
  /**
   * Its share of the room that the other columns leave; words that do not fit are cut at their end. Columns without it are as
   * wide as their words.
   */
  grow?: number;
  /** Field name that the list is sorted by; without it the column is not sortable. */
  sort?: string;
  align?: 'start' | 'end';
  /** Identifies the row: its cell carries the row's link and is a card's title. */
  primary?: boolean;
  /** Class of its width, `w-24` in quarters of a rem, where rows come and go and widths must stay. */
  width?: string;
}

/** What stands before the columns of each row, as the box that marks it. */
export interface RowLead<Row> {
  head: ReactNode;
  cell: (row: Row, index: number) => ReactNode;
  isMarked: (row: Row) => boolean;
}

/** Height of rows, as the user wants it. */
export const rowHeights = { compact: 'h-9', medium: 'h-11', spacious: 'h-14' } as const;
export type Density = keyof typeof rowHeights;

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
