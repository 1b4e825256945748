import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { records } from '#server/db/tables/record-tables.ts';
import { retentionMarks } from '#server/db/tables/retention-tables.ts';

type Mark = typeof retentionMarks.$inferInsert;

/** A later one of the same kind takes the place of the earlier. */
export async function putMark(tx: Tx, mark: Mark): Promise<void> {
  const { until = null, reason = null, by, at } = mark;
  await tx
    .insert(retentionMarks)
    .values(mark)
    .onConflictDoUpdate({
      target: [retentionMarks.trid, retentionMarks.recordId, retentionMarks.kind],
      set: { until, reason, by, at },
    });
}

/** False where there was none. */
export async function dropHold(tx: Tx, trid: string, recordId: string): Promise<boolean> {
  const dropped = await tx
    .delete(retentionMarks)
    .where(and(eq(retentionMarks.trid, trid), eq(retentionMarks.recordId, recordId), eq(retentionMarks.kind, 'hold')))
    .returning({ recordId: retentionMarks.recordId });
  return dropped.length > 0;
}

/** Holds that have not ended, the latest first. */
export const listHolds = (db: Db | Tx, trids: readonly string[], today: string, limit: number) =>
  db
    .select({
      ...{ trid: retentionMarks.trid, id: retentionMarks.recordId, until: retentionMarks.until },
      ...{ reason: retentionMarks.reason, by: retentionMarks.by, at: retentionMarks.at },
      ...{ type: records.type, foreignid: records.foreignid },
    })
    .from(retentionMarks)
    .innerJoin(records, and(eq(records.trid, retentionMarks.trid), eq(records.id, retentionMarks.recordId)))
    .where(
      and(inArray(retentionMarks.trid, [...trids]), eq(retentionMarks.kind, 'hold'), gte(retentionMarks.until, today)),
    )
    .orderBy(desc(retentionMarks.at))
    .limit(limit);
