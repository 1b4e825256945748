import type { Tx } from '#server/db/open.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { dropEntry, putEntry } from '#server/queries/search/search-entries.ts';
import { indexText } from '#server/text-folding/index-text.ts';
import type { RecordType } from '../definition/define-record.ts';
import { filterColumns, hitLabels, searchedTypes } from './searched-types.ts';

/** The words that find a record: its number, and what anybody may see of it. */
export const searchWords = (
  record: RecordType,
  foreignid: string | null,
  visibleData: Record<string, unknown>,
): string => indexText([foreignid ?? undefined, ...record.searchText(visibleData)]);

/** Keeps what the one search finds of a record; nothing of an archived one. */
export async function writeEntry(tx: Tx, row: RecordRow, words: string): Promise<void> {
  const searched = searchedTypes[row.type];
  if (!searched || searched.byNumber) return;
  const { trid, id: recordId, type, foreignid, modified, audience } = row;
  if (row.archived) return dropEntry(tx, { trid, recordId });
  const { title, detail } = hitLabels(type, row);
  await putEntry(tx, {
    trid,
    recordId,
    type,
    foreignid,
    title: title.slice(0, 200),
    detail,
    modified,
    audience,
    ...filterColumns(type, row),
    words,
  });
}
