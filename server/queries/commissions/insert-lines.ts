import { sql } from 'drizzle-orm';
import type { CommissionKind } from '#contract/commissions/line.ts';
import type { Tx } from '#server/db/open.ts';
import { commissionStatements } from '#server/db/tables/commission-tables.ts';
import { indexText } from '#server/text-folding/index-text.ts';
import { codeOf } from '../administration/sub-partners.ts';
import { lineId } from './line-ids.ts';
import { countLines } from './sums.ts';

export interface NewLine {
  /** From 1, as spreadsheets count. */
  readonly row: number;
  readonly trid: string;
  readonly vo: string;
  readonly kind: CommissionKind;
  readonly contract?: string | undefined;
  readonly phone?: string | undefined;
  readonly customer?: string | undefined;
  readonly tariff?: string | undefined;
  readonly activated?: string | undefined;
  readonly amount: number;
  readonly text?: string | undefined;
}
/** What all lines of an import have in common. */
interface StatementHead {
  readonly importId: number;
  readonly month: string;
  readonly operator: string;
  readonly docNumber?: string | undefined;
  readonly imported: number;
  readonly deadline?: string | undefined;
}

const batchSize = 2000;

async function insertBatch(tx: Tx, trid: string, head: StatementHead, lines: readonly NewLine[]): Promise<void> {
  const column = (name: Exclude<keyof NewLine, 'trid' | 'row' | 'amount'>) =>
    sql`${sql.param(lines.map((line) => line[name] ?? null))}::text[]`;
  const ids = sql`${sql.param(lines.map(({ row }) => lineId(head.importId, row)))}::bigint[]`;
  const amounts = sql`${sql.param(lines.map(({ amount }) => amount))}::bigint[]`;
  const code = await codeOf(tx, trid);
  const words = lines.map((line) => indexText([line.customer, line.contract, line.phone, line.tariff, line.text]));
  await tx.execute(sql`
    insert into commission_lines
      (trid, id, import_id, month, operator, vo, kind, contract, phone, customer, tariff, activated, amount, text, search,
      partner_code)
    select ${trid}, id, ${head.importId}::int, ${head.month}, ${head.operator}, vo, kind, contract, phone, customer, tariff, activated,
      amount, text, to_tsvector('german', words), ${code}::text
    from unnest(${ids}, ${column('vo')}, ${column('kind')}, ${column('contract')}, ${column('phone')}, ${column('customer')},
      ${column('tariff')}, ${column('activated')}, ${amounts}, ${column('text')}, ${sql.param(words)}::text[])
      as l(id, vo, kind, contract, phone, customer, tariff, activated, amount, text, words)`);
}

/** Writes the lines of an import with their statements and sums, as part of the caller's transaction. */
export async function insertLines(tx: Tx, head: StatementHead, lines: readonly NewLine[]): Promise<void> {
  for (const [trid, own] of [...Map.groupBy(lines, (line) => line.trid)].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    for (let at = 0; at < own.length; at += batchSize) await insertBatch(tx, trid, head, own.slice(at, at + batchSize));
    await countLines(tx, trid, sql`import_id = ${head.importId}::int`, 1);
    const { importId, month, operator, imported } = head;
    await tx.insert(commissionStatements).values(
      [...Map.groupBy(own, ({ vo }) => vo)].map(([vo, part]) => ({
        ...{ trid, importId, vo, month, operator, imported },
        docNumber: head.docNumber ?? null,
        deadline: head.deadline ?? null,
        lines: part.length,
        amount: part.reduce((sum, { amount }) => sum + amount, 0),
      })),
    );
  }
}
