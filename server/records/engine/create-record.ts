import type { RecordEnvelope } from '#contract/record.ts';
import { ApiError, badRequest, forbidden } from '#server/core/errors.ts';
import type { Db, Tx } from '#server/db/open.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { findUpload } from '#server/queries/uploads.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { claimFiles, uploadsOf } from './claim-files.ts';
import { type ActionContext, RuleViolation } from './definition/action.ts';
import type { RecordType } from './definition/define-record.ts';
import { doerOf } from './definition/doer.ts';
import { drawNumber } from './definition/numbers.ts';
import { tridOf } from './find-readable.ts';
import { parseBody } from './parse-body.ts';
import type { RecordServices } from './record-services.ts';
import { applySideEffects } from './run-action.ts';
import { contextIn, contextOf, type Scope } from './scope.ts';
import { serializeRecord } from './serialize-record.ts';
import { insertNew } from './write-record.ts';

/** What a rule of this or of another record does not allow is answered with its sentence. */
async function allowed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof RuleViolation ? new ApiError(409, error.message) : error;
  }
}

/** Checks everything that needs no transaction, then answers the work to be done in one. */
export async function prepareCreate(services: RecordServices, record: RecordType, acting: ActingFor, body: unknown) {
  if (!record.access.write(acting)) throw forbidden();
  if (!record.create) throw badRequest('Diese Aktion gibt es nicht.');
  const request = parseBody(record.create, body);
  const trid = tridOf(record, services, acting);
  const by = doerOf(acting);
  const at = contextOf(services, { trid, by });
  const preparedRecord = await allowed(() => prepare(services.db, services, record, request, at));
  return async (tx: Tx): Promise<RecordEnvelope> => {
    const row = await allowed(() => preparedRecord({ tx, services, trid, at }));
    return serializeRecord(tx, record, row, { userId: by.id, now: at.now, holidays: services.holidays });
  };
}

/** Draws the number before the transaction begins, so that no two calls wait for each other. */
async function prepare(
  db: Db | Tx,
  services: Scope['services'],
  record: RecordType,
  request: unknown,
  at: ActionContext,
) {
  const uploadsByField = uploadsOf(record.files?.slots, request);
  await record.inspect?.(services, request, {
    today: at.today,
    files: async (field) => {
      const rows = await Promise.all((uploadsByField[field] ?? []).map((one) => findUpload(db, one)));
      // Uploads of others and unfinished ones are refused when they are claimed.
      return rows.flatMap((row) => (row?.finished && row.userId === at.by.id ? [row] : []));
    },
  });
  const data = await record.prepare(request, at);
  const numbered = await drawNumber(db, record, at.now);
  const id = at.newId();
  return async (scope: Scope) => {
    const row = await insertNew(scope, record, { id, data, numbered });
    const uploads = record.files?.named?.(data as Record<string, unknown>) ?? uploadsByField;
    await claimFiles(scope, record, id, uploads);
    const sideEffects = await record.sideEffects?.(data as Record<string, unknown>, contextIn(scope), id);
    if (sideEffects) await applySideEffects(scope, record, row, sideEffects);
    return row;
  };
}

/** Creates a record from inside a transaction, without asking whether anybody may. */
export async function createIn(
  scope: Scope,
  services: Scope['services'],
  record: RecordType,
  request: unknown,
): Promise<RecordRow> {
  const write = await prepare(scope.tx, services, record, request, scope.at);
  return write(scope);
}
