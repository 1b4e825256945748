import { berlinDay } from '../../src/domain/date/berlin-day.ts';
import { uuidv7 } from '../core/uuid.ts';
import type { Db, Tx } from '../db/open.ts';
import { matchingRecords } from '../queries/records/matching-records.ts';
import { findRecord } from '../queries/records/records.ts';
import { countWhere } from '../queries/records/related-records.ts';
import type { ActionContext, Look } from './definition/action.ts';
import type { RecordServices } from './record-services.ts';

/** The transaction that somebody changes a foundation's records in. */
export interface Scope {
  readonly tx: Tx;
  readonly services: Pick<RecordServices, 'config' | 'storage' | 'records'>;
  readonly trid: string;
  readonly at: ActionContext;
  /** Sends no mails: demo data were lived by nobody. */
  readonly quiet?: true;
}

/** In a transaction what is found is locked until its end. */
const lookIn = (db: Db | Tx, trid: string, lock: boolean): Look => ({
  find: async (type, id) => {
    const row = await findRecord(db, trid, id, lock);
    return row?.type === type ? row : undefined;
  },
  count: (type, columns) => countWhere(db, trid, type, columns),
  search: (type, search) => matchingRecords(db, trid, type, search),
});

/** Who does something in a foundation at a moment (ms), by default now. */
export function contextOf(
  services: Pick<RecordServices, 'db' | 'clock' | 'holidays'>,
  { trid, by, tx, now = services.clock() }: { trid: string; by: ActionContext['by']; tx?: Tx; now?: number },
): ActionContext {
  const today = berlinDay(now);
  return {
    by,
    now,
    today,
    holidays: services.holidays(today),
    look: lookIn(tx ?? services.db, trid, tx !== undefined),
    newId: () => uuidv7(now),
  };
}
