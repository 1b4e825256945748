import { and, desc, eq, sql } from 'drizzle-orm';
import type { CommissionStatement } from '#contract/commissions/statement.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { commissionReads, commissionStatements } from '#server/db/tables/commission-tables.ts';
import { partsOfStatement, statementId } from './line-ids.ts';

const own = commissionStatements;

/** The statements of a foundation, newest month first, and which of them a user has looked at. */
export async function statementsOf(db: Db, trid: string, userId: string): Promise<CommissionStatement[]> {
  const rows = await db
    .select({
      importId: own.importId,
      month: own.month,
      operator: own.operator,
      vo: own.vo,
      docNumber: own.docNumber,
      lines: own.lines,
      amount: own.amount,
      imported: own.imported,
      reader: commissionReads.userId,
    })
    .from(own)
    .leftJoin(
      commissionReads,
      and(
        eq(commissionReads.trid, own.trid),
        eq(commissionReads.importId, own.importId),
        eq(commissionReads.vo, own.vo),
        eq(commissionReads.userId, userId),
      ),
    )
    .where(eq(own.trid, trid))
    .orderBy(desc(own.month), own.operator, own.vo, own.importId);
  return rows.map(({ importId, docNumber, reader, ...row }) => ({
    id: statementId(importId, row.vo),
    ...row,
    ...(docNumber !== null && { docNumber }),
    isRead: reader !== null,
  }));
}

/** Notes who has looked at which statements. */
export async function insertReads(tx: Tx, reads: readonly (typeof commissionReads.$inferInsert)[]): Promise<void> {
  if (reads.length > 0) await tx.insert(commissionReads).values([...reads]);
}

/** Notes that a user has looked at statements; those that the foundation does not have are left out. */
export async function markStatementsRead(db: Db, trid: string, userId: string, ids: readonly string[]): Promise<void> {
  const parts = ids.map(partsOfStatement).filter((one) => one !== undefined);
  if (parts.length === 0) return;
  await db.execute(sql`
    insert into commission_reads (trid, import_id, vo, user_id)
    select trid, import_id, vo, ${userId} from ${commissionStatements}
    where trid = ${trid} and (import_id, vo) in (select * from unnest(
      ${sql.param(parts.map(({ importId }) => importId))}::int[], ${sql.param(parts.map(({ vo }) => vo))}::text[]))
    on conflict do nothing`);
}
