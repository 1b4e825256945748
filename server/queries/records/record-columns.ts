import { getTableColumns, sql } from 'drizzle-orm';
import type { RecordEnvelope } from '../../../src/contract/record.ts';
import { records } from '../../db/tables/record-tables.ts';

const { searchText: _searchText, data, ...rest } = getTableColumns(records);

/** A whole record; the search text never leaves the database. */
export const recordColumns = { ...rest, data: sql<Record<string, unknown>>`${data}`.as('data') };

export type RecordRow = {
  [key in keyof typeof rest]: (typeof rest)[key]['_']['notNull'] extends true
    ? (typeof rest)[key]['_']['data']
    : (typeof rest)[key]['_']['data'] | null;
} & { data: Record<string, unknown> };

const { trid: _trid, number: _number, audience: _audience, due: _due, uniqueKey: _uniqueKey, ...shown } = rest;

export type WireField = keyof typeof shown | 'data';
type Listed = Partial<Omit<RecordEnvelope, 'id'>>;
/** A record of a list as the database answers it; empty columns are null. */
export type WireRow = { id: string } & { [key in keyof Listed]: Listed[key] | null };

/** What lists show unless they are asked for certain fields. */
export const listedFields = Object.keys(shown) as WireField[];
export const isWireField = (name: string): name is WireField => name === 'data' || Object.hasOwn(shown, name);

/** Columns under their names on the wire. */
export const wireColumns = (fields: readonly WireField[]) =>
  Object.fromEntries(['id' as const, ...fields].map((field) => [field, sql`${records[field]}`.as(field)]));
