import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { recordTallies } from '#server/db/tables/record-tables.ts';
import type { ValueField } from '#server/text-folding/search-terms.ts';
import type { Tallied } from './record-filter.ts';

/** What of a record is counted. */
type Counted = { readonly type: string; readonly archived?: boolean | undefined } & {
  readonly [field in ValueField]?: string | null | undefined;
};

function groupOf(trid: string, record: Counted, tallied: Tallied) {
  const values = tallied.map((field) => record[field] ?? '');
  return { trid, type: record.type, archived: record.archived ?? false, values };
}

/**
 * Counts a record that came, changed or went, in the transaction that writes it. No trigger does it: databases that are
 * distributed by foundation run none for whole statements.
 */
export async function tally(
  db: Db | Tx,
  trid: string,
  tallied: Tallied,
  change: { from?: Counted; to?: Counted },
): Promise<void> {
  const from = change.from && groupOf(trid, change.from, tallied);
  const to = change.to && groupOf(trid, change.to, tallied);
  if (JSON.stringify(from) === JSON.stringify(to)) return;
  const rows = [...(from ? [{ ...from, n: -1 }] : []), ...(to ? [{ ...to, n: 1 }] : [])];
  const { type, archived, values } = recordTallies;
  await db
    .insert(recordTallies)
    // One order for everybody, so that two transactions never wait for each other's rows.
    .values(rows.toSorted((a, b) => (JSON.stringify({ ...a, n: 0 }) < JSON.stringify({ ...b, n: 0 }) ? -1 : 1)))
    .onConflictDoUpdate({
      target: [recordTallies.trid, type, archived, values],
      set: { n: sql`${recordTallies.n} + excluded.n` },
    });
}
