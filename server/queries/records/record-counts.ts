import { type SQL, sql } from 'drizzle-orm';
import { records, recordTallies } from '#server/db/tables/record-tables.ts';
import type { ValueField } from '#server/text-folding/search-terms.ts';
import { type RecordFilter, tallyColumn } from './record-filter.ts';

/** How many records the tallies know of. */
export const tallyOf = (where: SQL) =>
  sql`(select coalesce(sum(${recordTallies.n}), 0)::float8 from ${recordTallies} where ${where})`;

/** The total comes from the tallies where they can tell, else by counting; likewise the counts. */
export const totalOf = (where: SQL, tallied: boolean): SQL =>
  tallied ? tallyOf(where) : sql`(select count(*) from ${records} where ${where})`;

export function countsOf(where: SQL, field: ValueField, { tallied }: RecordFilter, isTallied: boolean): SQL {
  return isTallied
    ? sql`select ${tallyColumn(tallied, field)} as value, sum(${recordTallies.n})::int as n from ${recordTallies} where ${where} group by 1`
    : sql`select coalesce(${records[field]}, '') as value, count(*)::int as n from ${records} where ${where} group by 1`;
}
export const asCounts = sql`coalesce(json_object_agg(c.value, c.n), '{}')::text`;
