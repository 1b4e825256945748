import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/open.ts';
import {
  commissionLines,
  commissionReads,
  commissionStatements,
  commissionSums,
} from '#server/db/tables/commission-tables.ts';
import { countLines } from './sums.ts';

type Change = Partial<
  Pick<typeof commissionLines.$inferInsert, 'state' | 'ticketId' | 'corrects' | 'correctedBy' | 'won'>
>;

/** Changes the state of lines, and keeps their sums. The lines stay locked until the transaction ends. */
export async function changeLines(tx: Tx, trid: string, ids: readonly number[], change: Change): Promise<void> {
  if (ids.length === 0) return;
  const own = and(eq(commissionLines.trid, trid), inArray(commissionLines.id, [...ids]));
  await tx
    .select({ id: commissionLines.id })
    .from(commissionLines)
    .where(own)
    .orderBy(commissionLines.id)
    .for('update');
  const which = sql`id = any(${sql.param([...ids])}::bigint[])`;
  await countLines(tx, trid, which, -1);
  await tx.update(commissionLines).set(change).where(own);
  await countLines(tx, trid, which, 1);
}

const ofImport = (trid: string, importId: number) =>
  and(eq(commissionLines.trid, trid), eq(commissionLines.importId, importId));

/** How many lines of an import are complained about, or put right by a later one. */
export async function countDisputed(tx: Tx, trid: string, importId: number): Promise<number> {
  const [countRow] = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(commissionLines)
    .where(
      and(
        ofImport(trid, importId),
        sql`(${commissionLines.state} <> 'open' or ${commissionLines.ticketId} is not null)`,
      ),
    );
  return countRow?.n ?? 0;
}

/** Takes the lines of an import away, with their statements and sums. */
export async function deleteLines(tx: Tx, trid: string, importId: number): Promise<void> {
  await countLines(tx, trid, sql`import_id = ${importId}::int`, -1);
  await tx.delete(commissionLines).where(ofImport(trid, importId));
  for (const table of [commissionReads, commissionStatements])
    await tx.delete(table).where(and(eq(table.trid, trid), eq(table.importId, importId)));
  await tx.delete(commissionSums).where(and(eq(commissionSums.trid, trid), eq(commissionSums.lines, 0)));
}
