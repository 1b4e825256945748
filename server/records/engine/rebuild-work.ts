import { berlinDay } from '#domain/date/berlin-day.ts';
import { filledSlots } from '#server/queries/records/attachments.ts';
import { findRecord, recordsAfter } from '#server/queries/records/records.ts';
import { allTrids } from '#server/queries/session/foundations.ts';
import { hasWork } from '#server/queries/work/work-items.ts';
import { hasSlotDueTimes } from './definition/due-times.ts';
import { shownData } from './definition/protected-fields.ts';
import type { RecordServices } from './record-services.ts';
import { writeWork } from './write-work.ts';

const none: ReadonlySet<string> = new Set();

/**
 * Rebuilds the work items of all records, one by one, while other users go on writing; returns the number of checked
 * records.
 */
export async function rebuildWork(services: RecordServices): Promise<number> {
  const { db, records, clock } = services;
  const holidays = services.holidays(berlinDay(clock()));
  let looked = 0;
  for await (const trids of allTrids(db)) {
    for (const trid of trids) {
      for (const record of records.values()) {
        if (!record.work) continue;
        let after = '';
        for (;;) {
          const ids = await recordsAfter(db, { trid, type: record.type }, after);
          for (const id of ids)
            await db.transaction(async (tx) => {
              const row = await findRecord(tx, trid, id, true);
              if (!row) return;
              const filled = hasSlotDueTimes(record) ? await filledSlots(tx, { trid, recordId: id }) : none;
              await writeWork(tx, record, row, { visibleData: shownData(record, row.data), filled, holidays });
            });
          looked += ids.length;
          const last = ids.at(-1);
          if (last === undefined) break;
          after = last;
        }
      }
    }
  }
  return looked;
}

/** Once after an upgrade from a version that did not keep what waits. */
export async function rebuildMissingWork(services: RecordServices): Promise<void> {
  if (!(await hasWork(services.db))) await rebuildWork(services);
}
