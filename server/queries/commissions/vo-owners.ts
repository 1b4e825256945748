import { and, eq, inArray } from 'drizzle-orm';
import { voNumber } from '#contract/staff/vo-number.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { records } from '#server/db/tables/record-tables.ts';
import { foundations } from '#server/db/tables/tables.ts';
import { allTrids } from '../session/foundations.ts';

/** Who sells under a VO number of an operator. */
export interface VoOwner {
  readonly trid: string;
  readonly title: string;
  readonly vo: string;
  readonly operator: string;
  readonly state: string;
}

/** The VO numbers of all foundations, by number. */
export async function voOwners(db: Db | Tx, type: string): Promise<ReadonlyMap<string, readonly VoOwner[]>> {
  const ownerList: VoOwner[] = [];
  for await (const trids of allTrids(db)) {
    const rows = await db
      .select({
        trid: records.trid,
        title: foundations.title,
        vo: records[voNumber.columns.voNumber],
        state: records[voNumber.columns.state],
        operator: records[voNumber.columns.operator],
      })
      .from(records)
      .innerJoin(foundations, eq(foundations.trid, records.trid))
      .where(and(inArray(records.trid, trids), eq(records.type, type), eq(records.archived, false)));
    ownerList.push(
      ...rows.map((row) => ({
        trid: row.trid,
        title: row.title ?? row.trid,
        vo: (row.vo ?? '').toUpperCase(),
        operator: row.operator ?? '',
        state: row.state ?? '',
      })),
    );
  }
  return Map.groupBy(ownerList, ({ vo }) => vo);
}
