import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/open.ts';
import { recordTallies } from '../../db/tables/record-tables.ts';

/** What of a record is counted. */
export interface Tallied {
  readonly type: string;
  readonly archived?: boolean | undefined;
  readonly value2?: string | null | undefined;
  readonly value5?: string | null | undefined;
}

const groupOf = (trid: string, { type, archived = false, value2, value5 }: Tallied) => ({
  trid,
  type,
  archived,
  value2: value2 ?? '',
  value5: value5 ?? '',
});

/**
 * Counts a record that came, changed or went, in the transaction that writes it. No trigger does it: databases that are
 * distributed by foundation run none for whole statements.
 */
export async function tally(db: Db | Tx, trid: string, change: { from?: Tallied; to?: Tallied }): Promise<void> {
  const from = change.from && groupOf(trid, change.from);
  const to = change.to && groupOf(trid, change.to);
  if (JSON.stringify(from) === JSON.stringify(to)) return;
  const rows = [...(from ? [{ ...from, n: -1 }] : []), ...(to ? [{ ...to, n: 1 }] : [])];
  const { type, archived, value2, value5 } = recordTallies;
  await db
    .insert(recordTallies)
    // One order for everybody, so that two transactions never wait for each other's rows.
    .values(rows.toSorted((a, b) => (JSON.stringify({ ...a, n: 0 }) < JSON.stringify({ ...b, n: 0 }) ? -1 : 1)))
    .onConflictDoUpdate({
      target: [recordTallies.trid, type, archived, value2, value5],
      set: { n: sql`${recordTallies.n} + excluded.n` },
    });
}
