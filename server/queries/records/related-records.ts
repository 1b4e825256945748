import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { sortKey } from '../../db/fold.ts';
import type { Db, Tx } from '../../db/open.ts';
import { records } from '../../db/tables/record-tables.ts';
import type { ValueField } from '../../search/search-terms.ts';

/** How many records of a type have these columns. */
export async function countWhere(
  db: Db | Tx,
  trid: string,
  type: string,
  { archived, ...columns }: Partial<Record<ValueField, string | undefined>> & { readonly archived?: boolean },
): Promise<number> {
  const named = Object.entries(columns) as [ValueField, string | undefined][];
  const conditions: (SQL | undefined)[] = named.map(([field, value]) =>
    value === undefined
      ? undefined
      : and(sql`${sortKey(records[field])} = sort_key(${value})`, eq(records[field], value)),
  );
  if (archived !== undefined) conditions.push(eq(records.archived, archived));
  const [row] = await db
    .select({ n: count() })
    .from(records)
    .where(and(eq(records.trid, trid), eq(records.type, type), ...conditions));
  return row?.n ?? 0;
}
