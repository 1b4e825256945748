import { findRecord } from '#server/queries/records/records.ts';
import { recordType } from '#server/records/engine/record-types.ts';
import { runAction } from '#server/records/engine/run-action.ts';
import { system } from '#server/records/engine/run-due.ts';
import { contextOf } from '#server/records/engine/scope.ts';
import type { Portal } from '../support/portal.ts';

/** Does to a record of 2001 what only the portal itself does. */
export async function systemDoes({ services }: Portal, id: string, name: string, input: object = {}): Promise<void> {
  await services.db.transaction(async (tx) => {
    const row = await findRecord(tx, '2001', id, true);
    if (!row) throw new Error('no such record');
    const at = contextOf(services, { trid: '2001', tx, by: system });
    const toRun = { record: recordType(services, row.type), row, name, input: { _action: name, ...input } };
    await runAction({ tx, services, trid: '2001', at }, toRun);
  });
}
