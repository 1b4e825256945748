import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { columnsOf } from '#contract/columns-by-type.ts';
import { sortKey } from '#server/db/fold.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { records } from '#server/db/tables/record-tables.ts';
import { searchEntries } from '#server/db/tables/search-tables.ts';
import { memberships, users } from '#server/db/tables/tables.ts';
import { workItems } from '#server/db/tables/work-tables.ts';
import { columnField } from './named-columns.ts';

interface Owners {
  readonly ownerId: string | null;
  readonly creatorId: string | null;
}

/** Who finds a record among their own. */
export const audienceOf = ({ ownerId, creatorId }: Owners): string[] => [
  ...new Set([ownerId, creatorId].flatMap((one) => one ?? [])),
];

/** The owner of the first of some records that has one. */
export async function ownerAmong(tx: Tx, trid: string, ids: readonly string[]): Promise<string | null> {
  const wanted = ids.filter(Boolean);
  if (wanted.length === 0) return null;
  const rows = await tx
    .select({ id: records.id, ownerId: records.ownerId })
    .from(records)
    .where(and(eq(records.trid, trid), inArray(records.id, wanted)));
  const owners = new Map(rows.map(({ id, ownerId }) => [id, ownerId]));
  return wanted.map((id) => owners.get(id)).find((owner) => owner) ?? null;
}

export async function findOwner(db: Db | Tx, id: string) {
  const { displayName: name, account, username } = users;
  const [row] = await db.select({ name, account, username }).from(users).where(eq(users.id, id));
  return row;
}

/** Whether a user is limited to own records of the foundation, and a record is not among those of a certain user. */
export async function isForeign(
  tx: Tx,
  { trid, recordId, userId, ofUser }: { trid: string; recordId: string; userId: string; ofUser: string },
): Promise<boolean> {
  const rows = await tx
    .select({ audience: records.audience })
    .from(memberships)
    .innerJoin(records, and(eq(records.trid, trid), eq(records.id, recordId)))
    .where(and(eq(memberships.userId, userId), eq(memberships.trid, trid), isNotNull(memberships.ownOnly)));
  return rows.some(({ audience }) => !audience.includes(ofUser));
}

const same = (column: SQL | typeof records.ownerId, value: string | null) =>
  sql`${column} is not distinct from ${value}`;

/** Gives what belongs to a customer and was of its owner to the next one; answers how much that was. */
export async function carryOver(
  tx: Tx,
  { trid, id, from, to }: { trid: string; id: string; from: string | null; to: string },
  types: readonly string[],
): Promise<number> {
  const ids: string[] = [];
  for (const type of types) {
    const columns = columnsOf(type) as Record<string, string> | undefined;
    if (!columns || !Object.hasOwn(columns, 'customerId')) continue;
    const column = records[columnField(type, 'customerId')];
    const moved = await tx
      .update(records)
      .set({
        ownerId: to,
        audience: sql`array(select distinct one from unnest(array[${to}::text, ${records.creatorId}]) one where one is not null)`,
      })
      .where(
        and(
          eq(records.trid, trid),
          eq(records.type, type),
          sql`${sortKey(column)} = sort_key(${id}::text)`,
          eq(column, id),
          same(records.ownerId, from),
        ),
      )
      .returning({ id: records.id });
    ids.push(...moved.map((row) => row.id));
  }
  if (ids.length > 0)
    for (const table of [workItems, searchEntries])
      await tx
        .update(table)
        .set({
          audience: sql`(select ${records.audience} from ${records} where ${records.trid} = ${trid} and ${records.id} = ${table.recordId})`,
        })
        .where(and(eq(table.trid, trid), inArray(table.recordId, ids)));
  return ids.length;
}
