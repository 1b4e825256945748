import { and, desc, eq, not } from 'drizzle-orm';
import { synonym, synonymWords } from '#contract/staff/synonym.ts';
import type { SynonymGroup } from '#domain/search/synonyms.ts';
import type { Db } from '#server/db/open.ts';
import { records } from '#server/db/tables/record-tables.ts';

/** Each search reads them: more than these mean too much. */
const maxGroups = 1000;

/** Words that mean the same, as employees of the distributor keep them. */
export async function synonymGroups(db: Db, distributor: string): Promise<SynonymGroup[]> {
  const rows = await db
    .select({ words: records[synonym.columns.words] })
    .from(records)
    .where(and(eq(records.trid, distributor), eq(records.type, synonym.type), not(records.archived)))
    .orderBy(desc(records.modified))
    .limit(maxGroups);
  return rows.map(({ words }) => synonymWords(words ?? ''));
}
