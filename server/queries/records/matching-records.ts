import { desc } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { records } from '#server/db/tables/record-tables.ts';
import { parseSearch } from '#server/text-folding/search-terms.ts';
import { withValues } from './condition.ts';
import { type RecordRow, recordColumns } from './record-columns.ts';
import { recordConditions } from './record-filter.ts';

/** Far more than any rule looks for, so that none of them judges by a part. */
const most = 1000;

/** The latest records of a type that match a search, in the archive or not. */
export async function matchingRecords(db: Db | Tx, trid: string, type: string, search: string): Promise<RecordRow[]> {
  const terms = parseSearch(search);
  if (!terms) return [];
  const conditions = recordConditions({ trid, type, terms, tallied: [] });
  const found = db.select(recordColumns).from(records).where(withValues(conditions));
  return found.orderBy(desc(records.number)).limit(most);
}
