import { asc } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { records } from '#server/db/tables/record-tables.ts';
import { withValues } from './condition.ts';
import { columnField } from './named-columns.ts';
import { type RecordRow, recordColumns } from './record-columns.ts';
import { recordConditions } from './record-filter.ts';

/** Far more than a calendar shows in a year. */
const most = 1000;

interface DatedQuery {
  readonly trid: string;
  readonly type: string;
  readonly keys?: readonly string[] | undefined;
  /** Holds days, `YYYY-MM-DD`. */
  readonly column: string;
  readonly from: string;
  readonly to: string;
}

/** Records of a type with a day in a column, the earliest first; none of the archive. */
export async function datedRecords(db: Db, { trid, type, keys, column, from, to }: DatedQuery): Promise<RecordRow[]> {
  const field = columnField(type, column);
  const fields = [
    { field, from, to },
    { field: 'archived', anyOf: ['false'] },
  ] as const;
  const conditions = recordConditions({ trid, type, keys, terms: { fields, words: [] }, tallied: [] });
  return db.select(recordColumns).from(records).where(withValues(conditions)).orderBy(asc(records[field])).limit(most);
}
