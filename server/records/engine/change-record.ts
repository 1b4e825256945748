import type { RecordEnvelope } from '#contract/record.ts';
import { badRequest, forbidden, versionConflict } from '#server/core/errors.ts';
import type { Tx } from '#server/db/open.ts';
import type { ActingFor } from '#server/session/actor.ts';
import type { RecordType } from './definition/define-record.ts';
import { doerOf } from './definition/doer.ts';
import { findReadable } from './find-readable.ts';
import { parseBody } from './parse-body.ts';
import type { RecordServices } from './record-services.ts';
import { recordType } from './record-types.ts';
import { runAction } from './run-action.ts';
import { contextOf } from './scope.ts';
import { envelopeOf, serializeRecord } from './serialize-record.ts';

type ActionBody = Record<string, unknown> & { _action: string };

function findAction(record: RecordType, acting: ActingFor, name: string) {
  const action = Object.hasOwn(record.actions, name) ? record.actions[name] : undefined;
  if (!action || action.internal) throw badRequest('Diese Aktion gibt es nicht.');
  const allowed = record.access.actions?.[name] ?? record.access.write;
  if (!allowed(acting)) throw forbidden();
  return action;
}

/** Runs an action on a record inside a transaction: records, files, activities and mails change together or not at all. */
export async function changeRecord(
  tx: Tx,
  services: RecordServices,
  acting: ActingFor,
  id: string,
  body: ActionBody,
): Promise<RecordEnvelope> {
  const row = await findReadable(services, acting, id, tx);
  const record = recordType(services, row.type);
  const action = findAction(record, acting, body._action);
  const input = parseBody(action.input, body);
  const by = doerOf(acting);
  const serializeContext = { userId: by.id, now: services.clock(), holidays: services.holidays };
  const createdId = action.made?.(row.data, input, id);
  if (createdId !== undefined) {
    const before = await findReadable(services, acting, createdId, tx);
    return serializeRecord(tx, recordType(services, before.type), before, serializeContext);
  }
  if (body['version'] !== undefined && body['version'] !== row.version) throw versionConflict(envelopeOf(record, row));

  const { trid } = row;
  const at = contextOf(services, { trid, tx, by });
  const done = await runAction({ tx, services, trid, at }, { record, row, name: body._action, input, acting });
  const answered = recordType(services, done.row.type);
  const answer = await serializeRecord(tx, answered, done.row, serializeContext);
  return { ...answer, ...(done.secret && { secret: done.secret }) };
}
