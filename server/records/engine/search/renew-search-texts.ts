import { setImmediate as breathe } from 'node:timers/promises';
import { findRecord, recordsAfter } from '#server/queries/records/records.ts';
import {
  renewWords,
  rereadFiles,
  searchTextVersion,
  storeSearchTextVersion,
} from '#server/queries/search/search-texts.ts';
import { allTrids } from '#server/queries/session/foundations.ts';
import type { RecordType } from '../definition/define-record.ts';
import { shownData } from '../definition/protected-fields.ts';
import type { RecordServices } from '../record-services.ts';
import { searchWords } from './write-entry.ts';

type Services = Pick<RecordServices, 'db' | 'records'>;

/** Increased by each change of what `indexText` makes of a text. */
const currentVersion = 1;

async function renewType({ db }: Services, trid: string, record: RecordType): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const ids: string[] = await recordsAfter(db, { trid, type: record.type }, after);
    for (const id of ids)
      await db.transaction(async (tx) => {
        const row = await findRecord(tx, trid, id, true);
        if (!row) return;
        const words = searchWords(record, row.foreignid, shownData(record, row.data));
        await renewWords(tx, { trid, recordId: id }, words);
      });
    await breathe();
    after = ids.at(-1);
  }
}

/**
 * Once after an upgrade that changed the search texts: each record gets its new text in the background, one by one.
 * Until then the search finds it by the old one. An interrupted run starts again at the next start.
 */
export async function renewSearchTexts(services: Services): Promise<void> {
  if ((await searchTextVersion(services.db)) >= currentVersion) return;
  await rereadFiles(services.db);
  for await (const trids of allTrids(services.db))
    for (const trid of trids) for (const record of services.records.values()) await renewType(services, trid, record);
  await storeSearchTextVersion(services.db, currentVersion);
}
