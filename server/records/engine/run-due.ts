import { ApiError } from '#server/core/errors.ts';
import { filledSlots } from '#server/queries/records/attachments.ts';
import { findDue, postpone } from '#server/queries/records/due-records.ts';
import { findRecord } from '#server/queries/records/records.ts';
import { allTrids } from '#server/queries/session/foundations.ts';
import { RuleViolation } from './definition/action.ts';
import { dueTimes } from './definition/due-times.ts';
import type { RecordServices } from './record-services.ts';
import { recordType } from './record-types.ts';
import { runAction } from './run-action.ts';
import { contextOf } from './scope.ts';

type DueServices = RecordServices;

/** Who acts when something falls due. */
export const system = { id: 'system', name: 'Portal', staff: true } as const;

const minute = 60_000;
const batchSize = 100;
/** How long (ms) a record waits after its action failed. */
const retryAfter = 60 * minute;

const isRefusal = (error: unknown): boolean =>
  error instanceof RuleViolation || (error instanceof ApiError && error.statusCode < 500);

/** Runs what is due of one record; another process may have done it meanwhile. Throws where its action fails. */
async function runOne(services: DueServices, trid: string, id: string, now: number): Promise<void> {
  let instead: string | undefined;
  const run = (isInstead: boolean) =>
    services.db.transaction(async (tx) => {
      const row = await findRecord(tx, trid, id, true);
      if (!row || row.archived || row.due === null || row.due > now) return;
      const record = recordType(services, row.type);
      const [first] = dueTimes(record, row.data, await filledSlots(tx, { trid, recordId: id }));
      if (!first) throw new Error('nothing is due that was due when it was stored');
      const at = contextOf(services, { trid, tx, by: system, now });
      const name = (isInstead && first.refused) || first.action;
      instead = first.refused;
      await runAction({ tx, services, trid, at }, { record, row, name, input: { _action: name } });
      const after = await findRecord(tx, trid, id);
      if (after?.due === row.due) throw new Error(`${name} leaves due what was due`);
    });
  try {
    await run(false);
  } catch (error) {
    if (!instead || !isRefusal(error)) throw error;
    await run(true);
  }
}

/** Runs due actions in all foundations; returns the number of records. */
export async function runDue(services: DueServices): Promise<number> {
  const { db, log, clock } = services;
  const now = clock();
  let done = 0;
  for await (const trids of allTrids(db)) {
    for (;;) {
      const due = await findDue(db, trids, now, batchSize);
      for (const { trid, id, type } of due) {
        try {
          await runOne(services, trid, id, now);
          done += 1;
        } catch (error) {
          log.error({ err: error, record: id, type }, 'what is due of a record failed');
          await postpone(db, trid, id, now + retryAfter);
        }
      }
      if (due.length < batchSize) break;
    }
  }
  if (done > 0) services.sendMails();
  return done;
}
