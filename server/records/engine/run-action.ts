import { buffer } from 'node:stream/consumers';
import { withTrid } from '#domain/me/link-for-foundation.ts';
import { badRequest, forbidden, notFound, stateConflict } from '#server/core/errors.ts';
import { notify } from '#server/queries/me/notify.ts';
import type { Mail } from '#server/queries/outbox.ts';
import { holdAttachment } from '#server/queries/records/attachments.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { deleteLock, findLock, keepLock } from '#server/queries/records/record-locks.ts';
import { findRecord } from '#server/queries/records/records.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { claimFiles, uploadsOf } from './claim-files.ts';
import { postComment } from './comment.ts';
import { copyFiles } from './copy-files.ts';
import { movedDates } from './dated-entries.ts';
import { type Action, type ActionState, type Change, type RecordMail, RuleViolation } from './definition/action.ts';
import type { RecordType, SideEffects } from './definition/define-record.ts';
import { drawNumber } from './definition/numbers.ts';
import { stateOf } from './definition/states.ts';
import { attachedPaper } from './record-papers.ts';
import { recordType } from './record-types.ts';
import { contextIn, type Scope } from './scope.ts';
import { envelopeOf, isHeld, newLock } from './serialize-record.ts';
import { giveFiles, giveUpFile, insertNew, note, removeRecord, storeChange } from './write-record.ts';

type Stored = Record<string, unknown>;
interface Mailed extends Pick<Change<Stored>, 'mail' | 'deleted'> {
  /** The dates that the change moves. */
  readonly dates?: readonly Attachment[];
}

interface ToRun {
  readonly record: RecordType;
  /** Locked by the transaction. */
  readonly row: RecordRow;
  readonly name: string;
  readonly input: unknown;
  /** The caller, restricted by states and locks; the system and other records' actions have none. */
  readonly acting?: ActingFor | undefined;
}

/** What an action did: the record that answers the call, and what is said once. */
interface Done {
  readonly row: RecordRow;
  readonly secret: Change<Stored>['secret'];
}

/** Runs an action with all that follows from it in the scope's transaction. */
export async function runAction(scope: Scope, toRun: ToRun): Promise<Done> {
  const { record, row, name, input } = toRun;
  const action = record.actions[name];
  if (!action) throw badRequest('Diese Aktion gibt es nicht.');
  try {
    await checkFree(scope, toRun, action);
    const moved = nextState(toRun, action, scope);
    const files = await claimFiles(
      scope,
      record,
      row.id,
      action.files?.(input, row.data) ?? uploadsOf(record.files?.slots, input),
    );
    const last = { by: row.modifiedBy, at: row.modified };
    const fileId = action.file?.(input);
    const file =
      fileId === undefined ? undefined : await holdAttachment(scope.tx, { trid: row.trid, recordId: row.id }, fileId);
    const actionState: ActionState = {
      id: row.id,
      files,
      bytesOf: ({ id }) => buffer(scope.services.storage.open(id)),
      file,
      ...moved,
      version: row.version,
      last,
      number: row.foreignid,
    };
    const change = await action.run(row.data, input, scope.at, actionState);
    return await applyChange(scope, record, row, withState(record, row, change, moved.to));
  } catch (error) {
    // A rule of another record answers with the one that was called for: the other may not be for the caller.
    const isAnswer = toRun.acting && error instanceof RuleViolation;
    throw isAnswer ? stateConflict(error.message, envelopeOf(record, row)) : error;
  }
}

/** Archived records and those with another user's edit lock are read only. */
async function checkFree({ tx, at }: Scope, { record, row, acting }: ToRun, action: Action<Stored, unknown>) {
  if (!acting) return;
  if (row.archived && !action.onArchived)
    throw new RuleViolation(record.archivedSentence ?? 'Der Eintrag ist archiviert.');
  if (!record.lock || action.whileLocked) return;
  const lock = await findLock(tx, { trid: row.trid, recordId: row.id });
  if (isHeld(record, lock, at.now) && lock.userId !== at.by.id)
    throw new RuleViolation(`Wird gerade von ${lock.name} bearbeitet.`);
}

function nextState({ record, row, name, input, acting }: ToRun, action: Action<Stored, unknown>, { at }: Scope) {
  const from = stateOf(record.states, row.data);
  const event = record.states?.events[action.event?.(input, at, row.data) ?? name];
  if (!event) return { from, to: from };
  if (acting && event.by && !event.by(acting)) throw forbidden();
  const to = event.moves[from];
  if (to === undefined) throw new RuleViolation(event.otherwise);
  return { from, to };
}

function withState({ states }: RecordType, row: RecordRow, change: Change<Stored>, to: string): Change<Stored> {
  if (!states || !(change.data || to !== stateOf(states, row.data))) return change;
  const data = change.data ?? row.data;
  return { ...change, data: { ...data, [states.field]: states.settle?.(data, to) ?? to } };
}

type Attachment = NonNullable<Mail['attachments']>[number];

/** Many mail servers refuse larger mails (bytes); the remaining files are available behind the link. */
const maxDocumentBytes = 12 * 1024 ** 2;

async function attachedDocuments({ tx, services }: Scope, of: RecordMail['documentsOf']): Promise<Attachment[]> {
  if (!of || !services.contractDocuments) return [];
  const attachments: Attachment[] = [];
  let bytes = 0;
  for (const { name, mimetype, size, read } of await services.contractDocuments(tx, of.product, of.offeredOn)) {
    bytes += size;
    if (bytes <= maxDocumentBytes) attachments.push({ name, mimetype, bytes: await read() });
  }
  return attachments;
}

async function sendMail(scope: Scope, record: RecordType, row: RecordRow, { mail, deleted, dates = [] }: Mailed) {
  const { tx, services, at, quiet = false } = scope;
  if (!mail) return;
  const { publicBaseUrl: base } = services.config;
  const path = record.link(row.id);
  const link = base + (record.home ? path : withTrid(path, row.trid));
  const written = [mail({ number: row.foreignid ?? '', link, base })].flat();
  const about = {
    trid: row.trid,
    recordId: row.id,
    link: path,
    isDeleted: deleted === true,
    isOwned: record.owned !== undefined,
  };
  for (const { attaches = [], documentsOf, ...one } of written) {
    const attachments: Attachment[] = quiet ? [] : [...dates];
    if (!quiet) {
      for (const paper of attaches)
        attachments.push(await attachedPaper({ tx, services, at: contextIn(scope) }, record, row, paper));
      attachments.push(...(await attachedDocuments(scope, documentsOf)));
    }
    await notify(tx, { ...one, attachments }, about, at.now, quiet);
  }
}

async function applyChange(scope: Scope, record: RecordType, row: RecordRow, change: Change<Stored>): Promise<Done> {
  const { tx, trid, at } = scope;
  const { data, archived, deleted, lock, numbered, removesFiles = [], answer, secret } = change;
  const place = { trid, recordId: row.id };
  for (const file of removesFiles) await giveUpFile(scope, row, file);
  if (deleted) await removeRecord(scope, record, row);
  if (lock === 'taken') await keepLock(tx, newLock(record, row, at.by, at.now));
  const currentLock = lock === 'released' ? await findLock(tx, place) : undefined;
  if (currentLock?.userId === at.by.id) await deleteLock(tx, place);

  const isChanged = !deleted && (data !== undefined || archived !== undefined || numbered);
  const drawnNumber = numbered && row.foreignid === null ? await drawNumber(tx, record, at.now, true) : undefined;
  const changed = isChanged ? await storeChange(scope, record, row, change, drawnNumber) : row;
  await note(scope, record, changed, change);
  if (change.comment) await postComment(scope, record, changed, change.comment);
  const dates = isChanged
    ? movedDates(record, { before: row, after: changed }, scope.services.config.publicBaseUrl)
    : [];
  const createdRows = await applySideEffects(scope, record, changed, { ...change, dates });
  return { row: createdRows.find(({ id }) => id === answer) ?? changed, secret };
}

/** Writes what comes with a record: its mail, new records and changes of others; answers the new ones. */
export async function applySideEffects(
  scope: Scope,
  record: RecordType,
  row: RecordRow,
  { creates = [], changes = [], ...mailed }: SideEffects & Mailed,
): Promise<RecordRow[]> {
  const { tx, services, trid, at } = scope;
  await sendMail(scope, record, row, mailed);
  const createdRows: RecordRow[] = [];
  for (const { type, id, data, takesFiles, copiesFiles, mail } of creates) {
    const other = recordType(services, type);
    const created = await insertNew(scope, other, { id, data, numbered: await drawNumber(tx, other, at.now) });
    if (takesFiles) await giveFiles(scope, row, created);
    if (copiesFiles) await copyFiles(scope, row, created, other, copiesFiles);
    await sendMail(scope, other, created, { mail });
    createdRows.push(created);
  }
  for (const { id, action, input } of changes) {
    const other = await findRecord(tx, trid, id, true);
    if (!other) throw notFound();
    await runAction(scope, { record: recordType(services, other.type), row: other, name: action, input });
  }
  return createdRows;
}
