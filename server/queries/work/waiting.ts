import { and, arrayOverlaps, asc, count, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/open.ts';
import { foundations } from '#server/db/tables/tables.ts';
import { workItems } from '#server/db/tables/work-tables.ts';

/** Foundations in which a user may read these types, those with `keys` restricted to records for one of them. */
export interface ReadableWork {
  readonly trids: readonly string[];
  readonly types: readonly string[];
  readonly keys?: readonly string[] | undefined;
}

interface WaitingPage {
  readonly now: number;
  readonly kinds: readonly string[] | undefined;
  readonly limit: number;
  readonly offset: number;
}

const columns = {
  type: workItems.type,
  recordId: workItems.recordId,
  trid: workItems.trid,
  foreignid: workItems.foreignid,
  title: workItems.title,
  customer: workItems.customer,
  detail: workItems.detail,
  task: workItems.task,
  since: workItems.since,
  due: workItems.due,
  foundation: foundations.title,
  assignee: workItems.assignee,
};
export type WaitingRow = Awaited<ReturnType<typeof waitingIn>>['rows'][number];

const ofKinds = (kinds: readonly string[] | undefined) => kinds && inArray(workItems.type, [...kinds]);
/** What is overdue first, then what has a date, then what has waited longest. */
const inOrder = [asc(workItems.due), asc(workItems.since), asc(workItems.recordId)];

/** How much waits of each type, and how much of it for too long. */
const countBy = (db: Db, where: SQL | undefined, now: number) =>
  db
    .select({
      type: workItems.type,
      n: count(),
      late: sql<number>`(count(*) filter (where ${workItems.due} < ${now}))::int`,
    })
    .from(workItems)
    .innerJoin(foundations, eq(foundations.trid, workItems.trid))
    .where(where)
    .groupBy(workItems.type)
    .orderBy(asc(workItems.type));

/** What waits for partners in some foundations. */
export async function waitingIn(db: Db, readable: readonly ReadableWork[], { now, kinds, limit, offset }: WaitingPage) {
  const mayRead = readable.map(({ trids, types, keys }) =>
    and(
      inArray(workItems.trid, [...trids]),
      inArray(workItems.type, [...types]),
      keys && arrayOverlaps(workItems.audience, [...keys]),
    ),
  );
  const where = and(or(sql`false`, ...mayRead), eq(workItems.side, 'partner'), lte(workItems.from, now));
  const [rows, counts] = await Promise.all([
    db
      .select(columns)
      .from(workItems)
      .innerJoin(foundations, eq(foundations.trid, workItems.trid))
      .where(and(where, ofKinds(kinds)))
      .orderBy(...inOrder)
      .limit(limit)
      .offset(offset),
    countBy(db, where, now),
  ]);
  return { rows, counts };
}

/** Work items for employees in all active foundations, those assigned to the user first. */
export async function waitingForStaff(db: Db, userId: string, { now, kinds, limit, offset }: WaitingPage) {
  const where = and(eq(workItems.side, 'staff'), eq(foundations.active, true), lte(workItems.from, now));
  // Each part ends with the page, so that neither is read as a whole.
  const part = (rank: number, of: SQL) =>
    db
      .select({ ...columns, rank: sql<number>`${rank}::int`.as('rank') })
      .from(workItems)
      .innerJoin(foundations, eq(foundations.trid, workItems.trid))
      .where(and(where, ofKinds(kinds), of))
      .orderBy(...inOrder)
      .limit(offset + limit);
  const own = part(0, sql`${workItems.assignee} = ${userId}`);
  const others = part(1, sql`${workItems.assignee} is distinct from ${userId}`);
  const [rows, counts] = await Promise.all([
    unionAll(own, others).orderBy(sql`rank`, sql`due`, sql`since`, sql`record_id`).limit(limit).offset(offset),
    countBy(db, where, now),
  ]);
  return { rows, counts };
}
