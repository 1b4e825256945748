import type { RecordEnvelope } from '#contract/record.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import type { Db, Tx } from '#server/db/open.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { findLock, type LockRow } from '#server/queries/records/record-locks.ts';
import { findOwner } from '#server/queries/records/record-owners.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { commentsOf } from './comments-of.ts';
import type { RecordType } from './definition/define-record.ts';
import { foreignidOf } from './definition/numbers.ts';
import { shownData } from './definition/protected-fields.ts';
import type { RecordServices } from './record-services.ts';

/** A stored record as it goes over the wire, with what anybody may see of it; empty columns are left out. */
export function envelopeOf(record: RecordType, row: RecordRow, acting?: ActingFor): RecordEnvelope {
  const { trid: _trid, number: _number, audience: _audience, due: _due, uniqueKey: _uniqueKey, ...rest } = row;
  const { ownerId: _ownerId, creatorId: _creatorId, ...sent } = rest;
  const filled = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null));
  return {
    ...(filled as unknown as RecordEnvelope),
    ...foreignidOf(record, row.foreignid),
    data: shownData(record, row.data, acting, row.archived),
  };
}

/** How long (ms) a lock lasts. */
const lockTime = (record: RecordType) => (record.lock?.minutes ?? 0) * 60_000;

/** Whether a lock counts; one that ends later than a new one was taken by a clock that was ahead. */
export const isHeld = (record: RecordType, lock: LockRow | undefined, now: number): lock is LockRow =>
  lock !== undefined && lock.until > now && lock.until <= now + lockTime(record);

export const newLock = (
  record: RecordType,
  row: RecordRow,
  by: { id: string; name: string },
  now: number,
): LockRow => ({
  trid: row.trid,
  recordId: row.id,
  userId: by.id,
  name: by.name,
  until: now + lockTime(record),
});

interface SerializeContext extends Pick<RecordServices, 'holidays'> {
  readonly userId: string;
  readonly now: number;
  readonly acting?: ActingFor;
}

async function ownerOf(db: Db | Tx, id: string | null) {
  const found = id === null ? undefined : await findOwner(db, id);
  return id !== null && found ? { id, name: found.name } : {};
}

/** A record as the answer to a call. */
export async function serializeRecord(
  db: Db | Tx,
  record: RecordType,
  row: RecordRow,
  { userId, now, holidays, acting }: SerializeContext,
): Promise<RecordEnvelope> {
  const today = berlinDay(now);
  const completeness = record.completeness?.(row.data, { today, holidays: holidays(today) });
  const owner = record.owned && (await ownerOf(db, row.ownerId));
  const comments = record.comment && (await commentsOf(db, row));
  const envelope = {
    ...envelopeOf(record, row, acting),
    ...(completeness && { completeness }),
    ...(owner && { owner }),
    ...(comments && { comments }),
  };
  if (!record.lock) return envelope;
  const lock = await findLock(db, { trid: row.trid, recordId: row.id });
  if (!isHeld(record, lock, now)) return envelope;
  return { ...envelope, lock: { name: lock.name, until: lock.until, own: lock.userId === userId } };
}
