import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { ColumnNameOf } from '#contract/columns-by-type.ts';
import { sortKey } from '#server/db/fold.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { records } from '#server/db/tables/record-tables.ts';
import type { ValueField } from '#server/text-folding/search-terms.ts';
import { type ColumnFilter, columnField, columnFields } from './named-columns.ts';

function havingColumns<Type extends string>(
  trid: string,
  type: Type,
  { archived, ...columns }: ColumnFilter<Type>,
): SQL | undefined {
  const named = Object.entries(columnFields(type, columns)) as [ValueField, string | undefined][];
  const conditions: (SQL | undefined)[] = named.map(([field, value]) =>
    value === undefined
      ? undefined
      : and(sql`${sortKey(records[field])} = sort_key(${value})`, eq(records[field], value)),
  );
  if (archived !== undefined) conditions.push(eq(records.archived, archived));
  return and(eq(records.trid, trid), eq(records.type, type), ...conditions);
}

/** How many records of a type have these columns. */
export async function countWhere<const Type extends string>(
  db: Db | Tx,
  trid: string,
  type: Type,
  wanted: ColumnFilter<Type>,
): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(records)
    .where(havingColumns(trid, type, wanted));
  return row?.n ?? 0;
}

/** What stands in a column of those records, as whole numbers, in all. */
export async function sumWhere<const Type extends string>(
  db: Db | Tx,
  trid: string,
  type: Type,
  wanted: ColumnFilter<Type>,
  summed: ColumnNameOf<Type>,
): Promise<number> {
  const [row] = await db
    .select({ n: sql<string>`coalesce(sum(${records[columnField(type, summed)]}::bigint), 0)` })
    .from(records)
    .where(havingColumns(trid, type, wanted));
  return Number(row?.n ?? 0);
}
