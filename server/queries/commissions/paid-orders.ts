import { and, eq, gte, lte, or, sql } from 'drizzle-orm';
import { orderColumns } from '#contract/sales/order.ts';
import { sortKey } from '#server/db/fold.ts';
import type { Db } from '#server/db/open.ts';
import { commissionLines, commissionStatements } from '#server/db/tables/commission-tables.ts';
import { records } from '#server/db/tables/record-tables.ts';
import { type RecordRow, recordColumns } from '../records/record-columns.ts';

/** Far more than anybody sells in the months that count. */
const maxOrders = 5000;

/** Orders that are active since a day of some days (`YYYY-MM-DD`), the longest active first. */
export function activeOrders(
  db: Db,
  trid: string,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<RecordRow[]> {
  const status = ['active', 'partlyActive'].map(
    (one) => sql`${sortKey(records[orderColumns.state])} = sort_key(${one})`,
  );
  return db
    .select(recordColumns)
    .from(records)
    .where(
      and(
        eq(records.trid, trid),
        eq(records.type, 'hfo.vp.order'),
        or(...status),
        gte(records[orderColumns.confirmedDate], from),
        lte(records[orderColumns.confirmedDate], until),
      ),
    )
    .orderBy(records[orderColumns.confirmedDate], records.number)
    .limit(maxOrders);
}

/** The first month that there are statements of each operator for. */
export async function firstMonths(db: Db, trid: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ operator: commissionStatements.operator, month: sql<string>`min(${commissionStatements.month})` })
    .from(commissionStatements)
    .where(eq(commissionStatements.trid, trid))
    .groupBy(commissionStatements.operator);
  return new Map(rows.map(({ operator, month }) => [operator, month]));
}

const { operator, kind, month, contract, phone, customer, tariff, amount } = commissionLines;

/** Lines that pay, and that name one of these contracts, telephone numbers (E.164) or customers. */
export async function payingLines(
  db: Db,
  trid: string,
  {
    from,
    contracts = [],
    phones = [],
    customers = [],
  }: {
    readonly from: string;
    readonly contracts?: readonly string[];
    readonly phones?: readonly string[];
    readonly customers?: readonly string[];
  },
) {
  const values = (names: readonly string[]) => sql`${sql.param([...new Set(names)])}::text[]`;
  const keys = sql`any(array(select sort_key(v) from unnest(${values(customers)}) v))`;
  const about = [
    ...(contracts.length > 0 ? [sql`${contract} = any(${values(contracts)})`] : []),
    ...(phones.length > 0 ? [sql`${phone} = any(${values(phones)})`] : []),
    ...(customers.length > 0 ? [sql`${sortKey(customer)} = ${keys}`] : []),
  ];
  if (about.length === 0) return [];
  return db
    .select({ operator, kind, month, contract, phone, customer, tariff, amount })
    .from(commissionLines)
    .where(and(eq(commissionLines.trid, trid), gte(month, from), sql`${amount} > 0`, or(...about)));
}
