import type { RecordEnvelope } from '../../src/contract/record.ts';
import { forbidden } from '../core/errors.ts';
import { uuidv7 } from '../core/uuid.ts';
import type { Tx } from '../db/open.ts';
import { insertActivities } from '../queries/records/activities.ts';
import { findRecord, insertRecord } from '../queries/records/records.ts';
import { indexText } from '../search/index-text.ts';
import type { Services } from '../services.ts';
import type { ActingFor } from '../session/actor.ts';
import { occasionOf } from './action-context.ts';
import { claimFiles } from './claim-files.ts';
import type { RecordType } from './define-record.ts';
import { fullEnvelope } from './envelope.ts';
import { drawNumber } from './numbers.ts';
import { parseBody } from './parse-body.ts';

/** Checks everything that needs no transaction, then answers the work to be done in one. */
export async function prepareCreate(services: Services, record: RecordType, acting: ActingFor, body: unknown) {
  if (!record.access.write(acting)) throw forbidden();
  const request = parseBody(record.create, body);
  const at = occasionOf(services, acting);
  const data = record.begin(request, at);
  const numbered = await drawNumber(services.db, record, at.now);
  const text = numbered.foreignid ?? '';
  const { trid } = acting.foundation;
  const { user } = acting;
  const id = uuidv7(at.now);

  return async (tx: Tx): Promise<RecordEnvelope> => {
    const row = {
      id,
      trid,
      type: record.type,
      ...numbered,
      ...record.columns(data),
      data,
      created: at.now,
      createdBy: user.displayName,
      modified: at.now,
      modifiedBy: user.displayName,
      searchText: indexText([text, ...record.searchText(data)]),
    };
    await insertRecord(tx, row, record.tallied ?? []);
    const files = await claimFiles(tx, services, { trid, recordId: id }, record.files(request), user, at.now);
    await record.check?.(services, request, files);
    const activity = { time: at.now, actor: user.displayName, kind: record.created, text };
    await insertActivities(tx, [{ ...activity, link: record.link(id), userId: user.id, trid }]);
    const stored = await findRecord(tx, trid, id);
    if (!stored) throw new Error('a record vanished in its own transaction');
    return fullEnvelope(stored);
  };
}
