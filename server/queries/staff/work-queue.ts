import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type DeskKind, deskKinds } from '#contract/staff/desk-kinds.ts';
import { ageDays, ages } from '#contract/staff/figures.ts';
import { countedUpTo, type QueueCounts } from '#contract/staff/queue.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { foundations, users } from '#server/db/tables/tables.ts';
import { assigneeKey, dueKey, workItems } from '#server/db/tables/work-tables.ts';
import { fullTextQuery } from '#server/text-folding/full-text-query.ts';

/** The place of a row in the order of the queue: due, since, id. */
export type QueuePlace = readonly [due: number, since: number, id: string];

export interface QueueFilter {
  readonly kinds?: readonly string[] | undefined;
  readonly trid?: string | undefined;
  readonly recordId?: string | undefined;
  readonly words?: string | undefined;
  readonly age?: (typeof ages)[number] | undefined;
  readonly isNew?: boolean | undefined;
  readonly isOverdue?: boolean | undefined;
  /** An employee's id; '' for unassigned records. */
  readonly assignee?: string | undefined;
}

const dayMs = 86_400_000;
const rowsOf = <T>(result: unknown): T[] => (result as { rows: T[] }).rows;
const due = dueKey(workItems);
// As its index says it, so that the index is used.
const isNew = sql`${workItems.task} in ('review', 'decide')`;
const isStaffs = sql`${workItems.side} = 'staff'`;
const overdueAt = (now: number) => sql`${due} < ${now}::bigint`;
const hasAssignee = (id: string) => sql`${assigneeKey(workItems)} = ${id}`;

function wordCondition(text: string | undefined): SQL | undefined {
  if (!text) return undefined;
  const query = fullTextQuery(text.split(/\s+/).map((word) => `${word.replace(/\*$/, '')}*`));
  return query === undefined ? undefined : sql`${workItems.words} @@ to_tsquery('german', ${query})`;
}

/** Items that have waited at least as long as the age before, and less than this one's own end. */
function ageCondition(age: (typeof ages)[number], now: number): SQL | undefined {
  const before = ages[ages.indexOf(age) - 1];
  const [from, to] = [before, age].map((one) => (one && one !== 'longer' ? now - ageDays[one] * dayMs : undefined));
  return and(
    from === undefined ? undefined : sql`${workItems.since} <= ${from}::bigint`,
    to === undefined ? undefined : sql`${workItems.since} > ${to}::bigint`,
  );
}

const conditionOf = (filter: QueueFilter, now: number): SQL | undefined =>
  and(
    isStaffs,
    filter.kinds && inArray(workItems.type, [...filter.kinds]),
    filter.trid === undefined ? undefined : eq(workItems.trid, filter.trid),
    filter.recordId === undefined ? undefined : eq(workItems.recordId, filter.recordId),
    wordCondition(filter.words),
    filter.age && ageCondition(filter.age, now),
    filter.isNew ? isNew : undefined,
    filter.isOverdue ? overdueAt(now) : undefined,
    filter.assignee === undefined ? undefined : hasAssignee(filter.assignee),
  );

interface Window {
  readonly now: number;
  readonly limit: number;
  readonly after?: QueuePlace | undefined;
}

/** What waits for employees in all active foundations: what is due first, and of that what has waited longest. */
export function listQueue(db: Db, filter: QueueFilter, { now, limit, after }: Window) {
  const behind =
    after &&
    sql`(${due}, ${workItems.since}, ${workItems.recordId}) > (${after[0]}::bigint, ${after[1]}::bigint, ${after[2]}::text)`;
  return (
    db
      .select({
        kind: workItems.type,
        id: workItems.recordId,
        trid: workItems.trid,
        foundation: sql<string>`coalesce(${foundations.title}, ${foundations.trid})`,
        foreignid: workItems.foreignid,
        title: workItems.title,
        customer: workItems.customer,
        detail: workItems.detail,
        reason: workItems.reason,
        task: workItems.task,
        since: workItems.since,
        due: workItems.due,
        assignee: workItems.assignee,
        assigneeName: users.displayName,
      })
      .from(workItems)
      .innerJoin(foundations, eq(foundations.trid, workItems.trid))
      .leftJoin(users, eq(users.id, workItems.assignee))
      .where(and(conditionOf(filter, now), sql`${workItems.from} <= ${now}::bigint`, behind, foundations.active))
      // Words are few people's: walking along the order until fifty rows hold a number would read them all.
      .orderBy(filter.words ? sql`${due} + 0` : due, workItems.since, workItems.recordId)
      .limit(limit)
  );
}

/** The record in progress that has waited longest since an employee looked at it. */
export async function longestInWork(db: Db | Tx): Promise<{ trid: string; recordId: string } | undefined> {
  const [workItemRow] = await db
    .select({ trid: workItems.trid, recordId: workItems.recordId })
    .from(workItems)
    .where(and(isStaffs, eq(workItems.task, 'work')))
    .orderBy(workItems.since)
    .limit(1);
  return workItemRow;
}

/** Counted only up to the largest number that is useful to a reader. */
const upTo = (where: SQL | undefined) =>
  sql<number>`(select count(*)::int from (select 1 from ${workItems} where ${where} limit ${countedUpTo + 1}) counted)`;

/** How much there is behind each filter, of the chosen kinds. */
export async function countQueue(
  db: Db,
  filter: Pick<QueueFilter, 'kinds' | 'trid'>,
  { userId, now }: { userId: string; now: number },
): Promise<QueueCounts> {
  const of = (more: QueueFilter) => upTo(conditionOf({ ...filter, ...more }, now));
  const kinds = Object.fromEntries(
    deskKinds.map((kind): [DeskKind, SQL<number>] => [
      kind,
      upTo(conditionOf({ trid: filter.trid, kinds: [kind] }, now)),
    ]),
  );
  const states = {
    all: of({}),
    new: of({ isNew: true }),
    mine: of({ assignee: userId }),
    unassigned: of({ assignee: '' }),
    overdue: of({ isOverdue: true }),
  };
  const columns = Object.entries({ ...states, ...kinds }).map(
    ([name, count]) => sql`${count} as ${sql.identifier(name)}`,
  );
  const [figureRow = {}] = rowsOf<Record<string, number>>(await db.execute(sql`select ${sql.join(columns, sql`, `)}`));
  const read = <Name extends string>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, figureRow[name] ?? 0])) as Record<Name, number>;
  return { ...read(['all', 'new', 'mine', 'unassigned', 'overdue']), kinds: read(deskKinds) };
}
