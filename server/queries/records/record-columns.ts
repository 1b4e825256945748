import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { records } from '#server/db/tables/record-tables.ts';
import { users } from '#server/db/tables/tables.ts';

const { searchText: _searchText, data, ...rest } = getTableColumns(records);

/** A whole record; the search text never leaves the database. */
export const recordColumns = { ...rest, data: sql<Record<string, unknown>>`${data}`.as('data') };

export type RecordRow = {
  [key in keyof typeof rest]: (typeof rest)[key]['_']['notNull'] extends true
    ? (typeof rest)[key]['_']['data']
    : (typeof rest)[key]['_']['data'] | null;
} & { data: Record<string, unknown> };

const {
  trid: _trid,
  number: _number,
  audience: _audience,
  ownerId: _ownerId,
  creatorId: _creatorId,
  partnerCode: _partnerCode,
  due: _due,
  uniqueKey: _uniqueKey,
  ...visibleColumns
} = rest;

export type WireField = keyof typeof visibleColumns | 'data' | 'owner';

/** What lists show unless they are asked for certain fields. */
export const listedFields = Object.keys(visibleColumns) as WireField[];
export const isWireField = (name: string): name is WireField =>
  name === 'data' || name === 'owner' || Object.hasOwn(visibleColumns, name);

/** Data without some paths (`bank.iban`); paths are a type's own words, never a caller's. */
const dataWithout = (paths: readonly string[]): SQL =>
  paths.reduce(
    (remainingData, path) => sql`${remainingData} #- ${sql.raw(`'{${path.split('.').join(',')}}'`)}`,
    sql`${data}`,
  );

/** Of the user who is responsible, once for each row of the page; empty where there is none. */
const ownerName = sql`coalesce((select ${users.displayName} from ${users} where ${users.id} = ${records.ownerId}), '')`;

/** Columns under their names on the wire. A numeric foreignid is the record's number, which needs no cast. */
export const wireColumns = (
  fields: readonly WireField[],
  hidden: readonly string[],
  hasNumericForeignid: boolean,
): SQL[] => {
  const source = (field: WireField) => {
    if (field === 'data') return dataWithout(hidden);
    if (field === 'owner') return ownerName;
    return field === 'foreignid' && hasNumericForeignid ? records.number : records[field];
  };
  return [...new Set<WireField>(['id', ...fields])].map((field) => sql`${source(field)} as ${sql.identifier(field)}`);
};
