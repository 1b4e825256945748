import type { RecordEnvelope } from '../../src/contract/record.ts';
import { badRequest, forbidden, notFound, stateConflict, versionConflict } from '../core/errors.ts';
import type { Tx } from '../db/open.ts';
import { insertMail } from '../queries/outbox.ts';
import { insertActivities } from '../queries/records/activities.ts';
import type { RecordRow } from '../queries/records/record-columns.ts';
import { findRecord, updateRecord } from '../queries/records/records.ts';
import { indexText } from '../search/index-text.ts';
import type { Services } from '../services.ts';
import type { ActingFor } from '../session/actor.ts';
import { occasionOf } from './action-context.ts';
import { claimFiles } from './claim-files.ts';
import { type Change, type RecordType, RuleViolation } from './define-record.ts';
import { fullEnvelope } from './envelope.ts';
import { parseBody } from './parse-body.ts';
import { recordType } from './registry.ts';

type ActionBody = Record<string, unknown> & { _action: string };

function findAction(record: RecordType, acting: ActingFor, name: string) {
  if (!record.access.read(acting)) throw notFound();
  const action = Object.hasOwn(record.actions, name) ? record.actions[name] : undefined;
  if (!action) throw badRequest('Diese Aktion gibt es nicht.');
  const allowed = record.access.actions[name] ?? record.access.write;
  if (!allowed(acting)) throw forbidden();
  return action;
}

/** Runs an action on a record inside a transaction: record, files, activity and mail change together or not at all. */
export async function changeRecord(
  tx: Tx,
  services: Services,
  acting: ActingFor,
  id: string,
  body: ActionBody,
): Promise<RecordEnvelope> {
  const { trid } = acting.foundation;
  const row = await findRecord(tx, trid, id, true);
  if (!row) throw notFound();
  const record = recordType(row.type);
  const action = findAction(record, acting, body._action);
  const input = parseBody(action.input, body);
  if (body.version !== undefined && body.version !== row.version) throw versionConflict(fullEnvelope(row));

  const at = occasionOf(services, acting);
  const uploads = action.files?.(input) ?? {};
  const files = await claimFiles(tx, services, { trid, recordId: id }, uploads, acting.user, at.now);
  const change = attempt(row, () => action.run(row.data, input, at, files));
  await store(tx, services, record, row, change, acting, at.now);
  const changed = await findRecord(tx, trid, id);
  if (!changed) throw notFound();
  return fullEnvelope(changed);
}

function attempt<T>(row: RecordRow, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw error instanceof RuleViolation ? stateConflict(error.message, fullEnvelope(row)) : error;
  }
}

const noColumns = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [`value${n}`, null]));

async function store(
  tx: Tx,
  { config }: Services,
  record: RecordType,
  row: RecordRow,
  { data, activity, mail }: Change<Record<string, unknown>>,
  { user, foundation }: ActingFor,
  now: number,
): Promise<void> {
  const number = row.foreignid ?? '';
  const written = {
    ...noColumns,
    ...record.columns(data),
    data,
    version: row.version + 1,
    modified: now,
    modifiedBy: user.displayName,
    searchText: indexText([number, ...record.searchText(data)]),
  };
  await updateRecord(tx, row, written, record.tallied ?? []);
  const link = record.link(row.id);
  const entry = { time: now, actor: user.displayName, kind: activity, text: number, link };
  await insertActivities(tx, [{ ...entry, userId: user.id, trid: foundation.trid }]);
  if (mail) await insertMail(tx, mail({ number, link: config.publicBaseUrl + link }), now);
}
