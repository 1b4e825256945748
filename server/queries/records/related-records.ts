import { and, count, eq, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db/open.ts';
import { records } from '../../db/tables/record-tables.ts';
import type { CountedField } from './records.ts';

/** How many records of a type have these columns. */
export async function countWhere(
  db: Db | Tx,
  trid: string,
  type: string,
  { archived, ...columns }: Partial<Record<CountedField, string | undefined>> & { readonly archived?: boolean },
): Promise<number> {
  const named = Object.entries(columns) as [CountedField, string | undefined][];
  const conditions: (SQL | undefined)[] = named.map(([field, value]) =>
    value === undefined ? undefined : eq(records[field], value),
  );
  if (archived !== undefined) conditions.push(eq(records.archived, archived));
  const [row] = await db
    .select({ n: count() })
    .from(records)
    .where(and(eq(records.trid, trid), eq(records.type, type), ...conditions));
  return row?.n ?? 0;
}
