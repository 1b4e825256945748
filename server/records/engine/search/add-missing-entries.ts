import { findRecord } from '#server/queries/records/records.ts';
import { recordsWithoutEntry } from '#server/queries/search/search-entries.ts';
import { allTrids } from '#server/queries/session/foundations.ts';
import { shownData } from '../definition/protected-fields.ts';
import type { RecordServices } from '../record-services.ts';
import { recordType } from '../record-types.ts';
import { searchedTypes } from './searched-types.ts';
import { searchWords, writeEntry } from './write-entry.ts';

/**
 * Creates the search entries of records without any, one by one, while other users go on writing: at each start, so
 * that an interrupted upgrade from a version without this search continues.
 */
export async function addMissingEntries(services: Pick<RecordServices, 'db' | 'records'>): Promise<void> {
  const { db, records } = services;
  const types = Object.keys(searchedTypes).filter((type) => records.has(type) && !searchedTypes[type]?.byNumber);
  for await (const trids of allTrids(db)) {
    for (const trid of trids) {
      for (let after: string | undefined = ''; after !== undefined; ) {
        const ids: string[] = await recordsWithoutEntry(db, { trid, types }, after);
        for (const id of ids)
          await db.transaction(async (tx) => {
            const row = await findRecord(tx, trid, id, true);
            if (!row) return;
            const record = recordType(services, row.type);
            await writeEntry(tx, row, searchWords(record, row.foreignid, shownData(record, row.data)));
          });
        after = ids.at(-1);
      }
    }
  }
}
