import { and, count, desc, eq } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { records } from '#server/db/tables/record-tables.ts';

/** How many records of a type there are in a foundation, without its archive, and which of them was changed last. */
export async function maintained(db: Db, trid: string, type: string) {
  const here = and(eq(records.trid, trid), eq(records.type, type), eq(records.archived, false));
  const [[all], [last]] = await Promise.all([
    db.select({ n: count() }).from(records).where(here),
    db
      .select({ title: records.value1, by: records.modifiedBy, at: records.modified })
      .from(records)
      .where(here)
      .orderBy(desc(records.modified), desc(records.number))
      .limit(1),
  ]);
  return { count: all?.n ?? 0, ...(last && { last: { ...last, title: last.title ?? '' } }) };
}
