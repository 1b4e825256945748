import { desc } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { records } from '#server/db/tables/record-tables.ts';
import { withValues } from './condition.ts';
import { type RecordQuery, termsOf } from './named-columns.ts';
import { type RecordRow, recordColumns } from './record-columns.ts';
import { recordConditions } from './record-filter.ts';

/** Far more than any rule looks for, so that none of them judges by a part. */
const most = 1000;

/** The latest records of a type that match, in the archive too where nothing is said of it. */
export async function matchingRecords<const Type extends string>(
  db: Db | Tx,
  { trid, type, keys }: { readonly trid: string; readonly type: Type; readonly keys?: readonly string[] | undefined },
  query: RecordQuery<Type>,
): Promise<RecordRow[]> {
  const terms = termsOf(type, query);
  if (!terms) return [];
  const conditions = recordConditions({ trid, type, keys, terms, tallied: [] });
  const matchingQuery = db.select(recordColumns).from(records).where(withValues(conditions));
  return matchingQuery.orderBy(desc(records.number)).limit(most);
}
