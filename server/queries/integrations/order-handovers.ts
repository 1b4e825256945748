import { and, asc, count, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { orderHandovers } from '#server/db/tables/handover-table.ts';
import { records } from '#server/db/tables/record-tables.ts';
import { type RecordRow, recordColumns } from '../records/record-columns.ts';

export type Handover = typeof orderHandovers.$inferSelect;
type NewHandover = Omit<typeof orderHandovers.$inferInsert, 'attempts' | 'done' | 'fault'>;
type Key = Pick<Handover, 'trid' | 'recordId' | 'version' | 'target'>;

const { trid, recordId, version, target, nextAttempt, done } = orderHandovers;
const of = (key: Key) =>
  and(eq(trid, key.trid), eq(recordId, key.recordId), eq(version, key.version), eq(target, key.target));

/** Lets a version wait for its targets; one that was handed over waits again. */
export async function insertHandovers(tx: Tx, rows: readonly NewHandover[]): Promise<void> {
  for (const row of rows)
    await tx
      .insert(orderHandovers)
      .values(row)
      .onConflictDoUpdate({
        target: [trid, recordId, version, target],
        set: { body: row.body, nextAttempt: row.nextAttempt, done: null, attempts: 0, fault: null },
      });
}

/**
 * Takes what has waited for longest. It comes up again after `leaseMs` unless it is settled before: so none is lost
 * where a process dies, and no other process hands it over meanwhile.
 */
export async function takeDueHandover(
  db: Db,
  trids: string[],
  { now, leaseMs }: { readonly now: number; readonly leaseMs: number },
): Promise<Handover | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(orderHandovers)
      .where(and(inArray(trid, trids), isNull(done), lte(nextAttempt, now)))
      .orderBy(asc(nextAttempt), asc(version))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    const attempts = due.attempts + 1;
    await tx
      .update(orderHandovers)
      .set({ attempts, nextAttempt: now + leaseMs })
      .where(of(due));
    return { ...due, attempts };
  });
}

/** Unless it was sent again meanwhile, of which the attempts tell. */
const sameAttempt = (handover: Handover) => and(of(handover), eq(orderHandovers.attempts, handover.attempts));

export async function settleHandover(db: Db, handover: Handover, now: number): Promise<void> {
  await db.update(orderHandovers).set({ done: now, body: null, fault: null }).where(sameAttempt(handover));
}

export async function postponeHandover(
  db: Db,
  handover: Handover,
  { until, fault }: { readonly until: number; readonly fault: string },
): Promise<void> {
  await db.update(orderHandovers).set({ nextAttempt: until, fault }).where(sameAttempt(handover));
}

/** What was handed over of an order and what waits, newest version first. */
export const handoversOf = (db: Db, place: Pick<Key, 'trid' | 'recordId'>): Promise<Handover[]> =>
  db
    .select()
    .from(orderHandovers)
    .where(and(eq(trid, place.trid), eq(recordId, place.recordId)))
    .orderBy(desc(version), asc(target))
    .limit(50);

/** How many wait, and since when (ms) the oldest. */
export async function waitingHandovers(db: Db, trids: string[]): Promise<{ count: number; oldest: number | null }> {
  const [row] = await db
    .select({
      count: count(),
      oldest: sql<number | null>`min(${orderHandovers.created})`.mapWith(orderHandovers.created),
    })
    .from(orderHandovers)
    .where(and(inArray(trid, trids), isNull(done)));
  return { count: row?.count ?? 0, oldest: row?.oldest ?? null };
}

/** An order by its number, locked for the transaction. */
export async function lockOrderNumbered(tx: Tx, trids: string[], number: string): Promise<RecordRow | undefined> {
  const [row] = await tx
    .select(recordColumns)
    .from(records)
    .where(and(inArray(records.trid, trids), eq(records.type, 'hfo.vp.order'), eq(records.foreignid, number)))
    .for('update');
  return row;
}
