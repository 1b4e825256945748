import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { commissionLines } from '#server/db/tables/commission-tables.ts';

interface KeyParts {
  readonly vo: string;
  readonly kind: string;
  readonly amount: number;
  readonly contract?: string | undefined;
  readonly activated?: string | undefined;
  readonly text?: string | undefined;
}

/** Lines of one month that say the same are the same. */
export const lineKey = ({ vo, kind, amount, contract, activated, text }: KeyParts): string =>
  [vo, kind, amount, contract ?? '', activated ?? '', text ?? ''].join('\u001f');

/** What lines of a foundation and an operator's month say, each with the import that brought it. */
export async function presentLines(
  db: Db | Tx,
  trid: string,
  { month, operator }: { readonly month: string; readonly operator: string },
): Promise<ReadonlyMap<string, number>> {
  const sameLineResult = await db.execute(sql`
    select concat_ws(chr(31), vo, kind, amount, coalesce(contract, ''), coalesce(activated, ''), coalesce(text, '')) as key,
      max(import_id) as "importId"
    from ${commissionLines} where trid = ${trid} and month = ${month} and operator = ${operator} group by 1`);
  const { rows } = sameLineResult as unknown as { rows: { key: string; importId: number }[] };
  return new Map(rows.map(({ key, importId }) => [key, importId]));
}
