import { getTableColumns, sql } from 'drizzle-orm';
import { records } from '../db/tables.ts';

const { searchText: _searchText, data, ...rest } = getTableColumns(records);

/** What lists show by default. */
export const rowColumns = rest;

/** A whole record; the search text never leaves the database. */
export const recordColumns = { ...rest, data: sql<Record<string, unknown>>`${data}`.as('data') };

export type RecordRow = {
  [key in keyof typeof rest]: (typeof rest)[key]['_']['notNull'] extends true
    ? (typeof rest)[key]['_']['data']
    : (typeof rest)[key]['_']['data'] | null;
} & { data: Record<string, unknown> };
