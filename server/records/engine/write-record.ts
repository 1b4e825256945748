import type { EventText } from '#contract/timeline.ts';
import { invalidFields } from '#server/core/errors.ts';
import { codeOf } from '#server/queries/administration/sub-partners.ts';
import { insertActivities } from '#server/queries/records/activities.ts';
import { deleteAttachments, filledSlots, moveAttachments } from '#server/queries/records/attachments.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { deleteEvents, insertEvent } from '#server/queries/records/record-events.ts';
import { deleteLock, lockType } from '#server/queries/records/record-locks.ts';
import { archiveNumbers, deleteNumbers } from '#server/queries/records/record-numbers.ts';
import { audienceOf, ownerAmong } from '#server/queries/records/record-owners.ts';
import { deleteRecord, insertRecord, updateRecord } from '#server/queries/records/records.ts';
import { dropEntry } from '#server/queries/search/search-entries.ts';
import { deleteStaffNotes } from '#server/queries/staff/internal-notes.ts';
import { replaceWork } from '#server/queries/work/work-items.ts';
import { columnFields } from '#server/text-folding/search-terms.ts';
import { type Change, RuleViolation } from './definition/action.ts';
import type { Columns } from './definition/columns.ts';
import type { RecordType } from './definition/define-record.ts';
import { dueTimes, hasSlotDueTimes } from './definition/due-times.ts';
import type { DrawnNumber } from './definition/numbers.ts';
import { shownData } from './definition/protected-fields.ts';
import { reportChange } from './report-change.ts';
import { contextIn, type Scope } from './scope.ts';
import { recordName } from './search/searched-types.ts';
import { searchWords, writeEntry } from './search/write-entry.ts';
import { writeNumbers } from './write-numbers.ts';
import { writeWork } from './write-work.ts';

type Stored = Record<string, unknown>;
/** Each of them is written, so that nothing stays of what a record says no more. */
const allColumns = (columns: Columns) => Object.fromEntries(columnFields.map((name) => [name, columns[name] ?? null]));
const noSlots: ReadonlySet<string> = new Set();

type Named = Pick<RecordRow, 'foreignid' | 'ownerId' | 'creatorId'>;

/** What is stored beside the data, made from what anybody may see of it. */
function derived(record: RecordType, data: Stored, { foreignid, ownerId, creatorId }: Named) {
  const visibleData = shownData(record, data);
  const columns = {
    ...allColumns(record.columns(visibleData)),
    data,
    searchText: searchWords(record, foreignid, visibleData),
    audience: record.owned ? audienceOf({ ownerId, creatorId }) : [...(record.access.rows?.audience(data) ?? [])],
    uniqueKey: record.unique?.key(data) ?? null,
  };
  return { columns, visibleData };
}

const dueOf = (record: RecordType, data: Stored, filled = noSlots) => dueTimes(record, data, filled)[0]?.from ?? null;

/** Two records of a type with the same key are a fault of the field that it is made of. */
async function uniquely<T>(record: RecordType, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const { code, constraint } = ((error as Error).cause ?? error) as { code?: string; constraint?: string };
    if (record.unique && code === '23505' && constraint?.includes('unique_key'))
      throw invalidFields({ [record.unique.field]: 'taken' });
    throw error;
  }
}

/** One after the other, where records of a type must go together. */
async function exclusiveCheck(
  scope: Scope,
  { type, exclusiveCheck }: RecordType,
  id: string,
  data: Stored,
): Promise<void> {
  if (!exclusiveCheck) return;
  await lockType(scope.tx, scope.trid, type);
  await exclusiveCheck(data, contextIn(scope), id);
}

/** What belongs to an owned record has the same owner; all others are their creator's. */
async function ownersOfNew({ tx, trid, at: { by } }: Scope, record: RecordType, data: Stored) {
  if (!record.owned) return { ownerId: null, creatorId: null };
  const creatorId = by.staff || by.guest || by.id === '' ? null : (by.actsFor ?? by.id);
  const named = record.owned === true ? undefined : record.owned.of(data);
  const ownerId = named ?? (await ownerAmong(tx, trid, record.belongsTo?.(data) ?? [])) ?? creatorId;
  return { ownerId, creatorId };
}

export async function insertNew(
  scope: Scope,
  record: RecordType,
  { id, data, numbered }: { id: string; data: Stored; numbered: DrawnNumber },
): Promise<RecordRow> {
  const { tx, trid, at } = scope;
  const written = { created: at.now, createdBy: at.by.name, modified: at.now, modifiedBy: at.by.name };
  const owners = await ownersOfNew(scope, record, data);
  const own = { id, trid, type: record.type, ...numbered, due: dueOf(record, data), ...written, ...owners };
  const { columns, visibleData } = derived(record, data, { ...numbered, ...owners });
  await exclusiveCheck(scope, record, id, data);
  const row = await uniquely(
    record,
    insertRecord(
      tx,
      { ...own, ...columns, partnerCode: record.coded ? await codeOf(tx, trid) : null },
      record.tallied ?? [],
    ),
  );
  await writeNumbers(scope, record, { id, data, archived: false });
  await writeWork(tx, record, row, { visibleData, filled: noSlots, holidays: at.holidays });
  await writeEntry(tx, row, columns.searchText);
  await note(scope, record, row, { activity: record.created });
  await reportChange(scope, record, row);
  return row;
}

export async function storeChange(
  scope: Scope,
  record: RecordType,
  row: RecordRow,
  {
    data = row.data,
    archived = row.archived,
    ownerId = row.ownerId,
    isHidden,
  }: Pick<Change<Stored>, 'data' | 'archived' | 'isHidden'> & { readonly ownerId?: string | null },
  numbered?: DrawnNumber,
): Promise<RecordRow> {
  const { tx, trid, at } = scope;
  const filled = hasSlotDueTimes(record) ? await filledSlots(tx, { trid, recordId: row.id }) : noSlots;
  const { columns, visibleData } = derived(record, data, { ...row, ...numbered, ownerId });
  const change = {
    ...columns,
    ...numbered,
    ownerId,
    archived,
    due: archived ? null : dueOf(record, data, filled),
    ...(isHidden ? {} : { version: row.version + 1, modified: at.now, modifiedBy: at.by.name }),
  };
  if (!archived) await exclusiveCheck(scope, record, row.id, data);
  const written = await uniquely(record, updateRecord(tx, row, change, record.tallied ?? []));
  if (archived !== row.archived) await archiveNumbers(tx, { trid, recordId: row.id }, archived);
  await writeNumbers(scope, record, { id: row.id, data, archived });
  await writeWork(tx, record, written, { visibleData, filled, holidays: at.holidays });
  if (data !== row.data) await record.changed?.(tx, { trid: row.trid, id: row.id, before: row.data, after: data });
  await writeEntry(tx, written, columns.searchText);
  if (data !== row.data && !isHidden) await reportChange(scope, record, written, row.data);
  return written;
}

/** Deletes a record with all that hangs on it; what happened to others stays. */
export async function removeRecord({ tx, trid }: Scope, { tallied = [] }: RecordType, row: RecordRow): Promise<void> {
  const place = { trid, recordId: row.id };
  await deleteEvents(tx, trid, row.id);
  await deleteLock(tx, place);
  await deleteAttachments(tx, place);
  await deleteNumbers(tx, place);
  await replaceWork(tx, place, []);
  await dropEntry(tx, place);
  await deleteStaffNotes(tx, place);
  await deleteRecord(tx, row, tallied);
}

/** Throws where the record has no such file. */
export async function giveUpFile({ tx, trid }: Scope, row: RecordRow, id: string): Promise<void> {
  const deletedFiles = await deleteAttachments(tx, { trid, recordId: row.id }, id);
  if (deletedFiles === 0) throw new RuleViolation('Diese Datei gibt es nicht mehr.');
}

export const giveFiles = ({ tx, trid }: Scope, from: RecordRow, to: RecordRow): Promise<void> =>
  moveAttachments(tx, { trid, recordId: from.id }, to.id);

const worded = (text: EventText | string | undefined) =>
  typeof text === 'object' ? { text: null, said: text } : { text: text ?? null, said: null };

interface Noted extends Pick<Change<Stored>, 'activity' | 'text' | 'deleted'> {
  readonly recipients?: string[];
}

/** Says what happened: in the foundation's activities, and in the timelines of the record and of those it belongs to. */
export async function note(
  { tx, trid, at }: Scope,
  record: RecordType,
  row: RecordRow,
  { activity, text, deleted, recipients }: Noted,
): Promise<void> {
  if (!activity) return;
  const name = recordName(row) ?? record.title?.(shownData(record, row.data)) ?? row.foreignid ?? '';
  const number = row.foreignid && row.foreignid !== name ? { number: row.foreignid } : {};
  const activityBase = { time: at.now, actor: at.by.name, kind: activity };
  const link = deleted ? undefined : record.link(row.id);
  // What happens to a record that is not for everybody is news for who did it alone.
  const audience = record.access.rows ? undefined : trid;
  await insertActivities(tx, [{ ...activityBase, text: name, ...number, link, userId: at.by.id, trid: audience }]);
  const event = { ...activityBase, trid, staff: at.by.staff, ...(recipients && { recipients }) };
  const others = record.belongsTo?.(row.data) ?? [];
  if (!deleted) await insertEvent(tx, { ...event, recordId: row.id, ...worded(text) }, [row.id, ...others]);
  // Of a deleted record nothing stays but that the others know of its end.
  else for (const other of others) await insertEvent(tx, { ...event, recordId: other, ...worded(name) }, [other]);
}
