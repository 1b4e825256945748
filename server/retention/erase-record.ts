import type { RestrictedData } from '#contract/staff/restricted.ts';
import { blankAll, blankPerson, withoutPerson } from '#domain/retention/blank-data.ts';
import { textsIn } from '#domain/retention/find-in-data.ts';
import { mentionOf } from '#domain/retention/person-name.ts';
import type { PersonCriteria } from '#domain/retention/person-request.ts';
import { uuidv7 } from '#server/core/uuid.ts';
import type { Tx } from '#server/db/open.ts';
import { attachmentsOf, deleteAttachments, moveAttachments } from '#server/queries/records/attachments.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { insertRecord } from '#server/queries/records/records.ts';
import { putMark } from '#server/queries/retention/marks.ts';
import {
  dropMails,
  dropPapers,
  dropTraces,
  movePapers,
  rewriteTexts,
  textsOf,
} from '#server/queries/retention/traces.ts';
import { dueTimes } from '#server/records/engine/definition/due-times.ts';
import { drawNumber } from '#server/records/engine/definition/numbers.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import { recordType } from '#server/records/engine/record-types.ts';
import { system } from '#server/records/engine/run-due.ts';
import { contextOf, type Scope } from '#server/records/engine/scope.ts';
import { removeRecord, storeChange } from '#server/records/engine/write-record.ts';

/** What of the services erasures need: of a running server or of a command. */
export type ErasureServices = Pick<
  RecordServices,
  | ('db' | 'clock' | 'config' | 'log' | 'storage' | 'records' | 'holidays')
  | ('complaintTemplate' | 'contractDocuments' | 'carrier' | 'neededCourse')
>;

const scopeIn = (services: ErasureServices, tx: Tx, trid: string): Scope => ({
  ...{ tx, services, trid },
  at: contextOf(services, { trid, tx, by: system }),
});
const placeOf = ({ trid, id }: RecordRow) => ({ trid, recordId: id });

/** Files that went with the person, and those that stay because others stand in the record. */
export interface EndedFiles {
  readonly files: number;
  readonly filesKept: number;
}

/** A record with its files, timeline, notes, mails, papers, and what the search and the news know of it. */
export async function deleteWhole(services: ErasureServices, tx: Tx, row: RecordRow): Promise<EndedFiles> {
  const files = (await attachmentsOf(tx, placeOf(row))).length;
  await dropTraces(tx, placeOf(row));
  await removeRecord(scopeIn(services, tx, row.trid), recordType(services, row.type), row);
  return { files, filesKept: 0 };
}

/** The record stays with number, state and amounts; people, texts and files go. */
export async function blankWhole(services: ErasureServices, tx: Tx, row: RecordRow): Promise<void> {
  const scope = scopeIn(services, tx, row.trid);
  await storeChange(scope, recordType(services, row.type), row, { data: blankAll(row.data) });
  await deleteAttachments(tx, placeOf(row));
  await dropPapers(tx, placeOf(row));
  await dropMails(tx, placeOf(row));
  await rewriteTexts(tx, placeOf(row), () => undefined);
  await dropTraces(tx, placeOf(row));
  await putMark(tx, { ...placeOf(row), kind: 'blanked', by: system.name, at: scope.at.now });
}

/** Files of the person: all where no other stands in the record, else those that the person's own parts or their names name. */
async function ownFiles(tx: Tx, row: RecordRow, criteria: PersonCriteria): Promise<readonly string[]> {
  const attachments = await attachmentsOf(tx, placeOf(row));
  const { data, hasOthers } = blankPerson(row.data, criteria);
  if (!hasOthers) return attachments.map(({ id }) => id);
  const left = new Set(textsIn(data));
  const gone = new Set([...textsIn(row.data)].filter((text) => !left.has(text)));
  const mention = mentionOf(criteria);
  const bare = (name: string) => name.replaceAll(/[_.-]+/g, ' ');
  return attachments
    .filter(({ id, name }) => gone.has(id) || gone.has(name) || bare(name).search(mention) >= 0)
    .map(({ id }) => id);
}

/** One person goes; others who stand in the record stay, and so do the files that are not the person's own. */
export async function blankOne(
  services: ErasureServices,
  tx: Tx,
  row: RecordRow,
  criteria: PersonCriteria,
): Promise<EndedFiles> {
  const scope = scopeIn(services, tx, row.trid);
  const files = await ownFiles(tx, row, criteria);
  const { data } = blankPerson(row.data, criteria);
  await storeChange(scope, recordType(services, row.type), row, { data });
  for (const id of files) await deleteAttachments(tx, placeOf(row), id);
  await dropPapers(tx, placeOf(row));
  if (criteria.email) await dropMails(tx, placeOf(row), criteria.email);
  await rewriteTexts(tx, placeOf(row), (text) => withoutPerson(text, criteria));
  await dropTraces(tx, placeOf(row), criteria.email ?? '');
  return { files: files.length, filesKept: (await attachmentsOf(tx, placeOf(row))).length };
}

interface Kept {
  readonly until: string;
  readonly rule: string;
}

/** What the law keeps, where administrators alone can read it; answers its id. */
export async function insertRestricted(
  services: ErasureServices,
  tx: Tx,
  trid: string,
  data: RestrictedData,
): Promise<string> {
  const now = services.clock();
  const record = recordType(services, 'etc.restricted');
  const id = uuidv7(now);
  await insertRecord(
    tx,
    {
      ...{ id, trid, type: record.type, data, searchText: '' },
      ...(await drawNumber(tx, record, now)),
      ...{ created: now, createdBy: system.name, modified: now, modifiedBy: system.name },
      due: dueTimes(record, data, new Set())[0]?.from ?? null,
      ...record.columns(data),
    },
    [],
  );
  return id;
}

/** The record goes on without the person; what the law keeps of it is put aside with the person's files. */
export async function restrictOne(
  services: ErasureServices,
  tx: Tx,
  row: RecordRow,
  criteria: PersonCriteria,
  { until, rule }: Kept,
): Promise<EndedFiles> {
  const id = await insertRestricted(services, tx, row.trid, {
    ...{ type: row.type, recordId: row.id, content: row.data, until, rule },
    ...(row.foreignid !== null && { number: row.foreignid }),
    said: await textsOf(tx, placeOf(row)),
  });
  const moved = await ownFiles(tx, row, criteria);
  await moveAttachments(tx, placeOf(row), id, moved);
  await movePapers(tx, placeOf(row), id);
  const { filesKept } = await blankOne(services, tx, row, criteria);
  return { files: moved.length, filesKept };
}
