import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { groupOfStatus, orderStatuses } from '#contract/sales/order.ts';
import type { RetentionRule } from '#domain/retention/retention-rule.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { records } from '#server/db/tables/record-tables.ts';
import { retentionMarks } from '#server/db/tables/retention-tables.ts';
import { type RecordRow, recordColumns } from '../records/record-columns.ts';

const others = alias(records, 'others');
const ended = orderStatuses.filter((status) => groupOfStatus[status] === 'ended');
const data = (field: string) => sql`${records.data} ->> ${field}`;

/** Records of a type that name a customer in a column. */
const naming = (type: string, what: SQL, column: 'value5') =>
  sql`(select ${what} from ${records} as "others" where ${others.trid} = ${records.trid} and ${others.type} = ${type}
    and sort_key(${others[column]}) = sort_key(${records.id}) and ${others[column]} = ${records.id})`;

const lastOrder = naming(
  'hfo.vp.order',
  sql`case when count(*) = 0 then ${records.modified} when bool_and(${others.data} ->> 'status' = any(${sql.param(ended)}::text[])) then max(${others.modified}) end`,
  'value5',
);
const isNamed = sql`exists (select 1 from ${records} as "others" where ${others.trid} = ${records.trid}
  and ${others.type} in ('hfo.vp.order', 'hfo.vp.draft') and ${others.data} ->> 'customerId' = ${records.id})`;

/** The moment (ms) from which a rule counts; null while the matter is open. */
export function eventOf({ id, event, closed }: RetentionRule): SQL<number | null> {
  if (id === 'customers') return sql`case when ${records.value3} = 'established' then ${lastOrder} end`;
  if (id === 'prospects')
    return sql`case when ${records.value3} = 'interested' and not ${isNamed} then ${records.modified} end`;
  if (closed)
    return sql`case when ${data(closed.field)} = any(${sql.param([...closed.states])}::text[]) then ${records.modified} end`;
  if (event === 'archived') return sql`case when ${records.archived} then ${records.modified} end`;
  return sql`${records.modified}`;
}

const isOf = ({ id }: RetentionRule): SQL | undefined => {
  if (id === 'customers') return sql`${records.value3} = 'established'`;
  return id === 'prospects' ? sql`${records.value3} = 'interested'` : undefined;
};

/** Which rule counts for a record: two are about customers. */
export const isCustomerRule = (rule: RetentionRule, row: Pick<RecordRow, 'value3'>): boolean =>
  rule.id === 'customers' ? row.value3 === 'established' : rule.id !== 'prospects' || row.value3 === 'interested';

const mark = (what: SQL) =>
  sql`exists (select 1 from ${retentionMarks} where ${retentionMarks.trid} = ${records.trid} and ${what})`;
/** A hold of the record or of its customer that has not ended. */
const isHeld = (today: string) =>
  mark(sql`${retentionMarks.kind} = 'hold' and ${retentionMarks.until} >= ${today}
    and ${retentionMarks.recordId} in (${records.id}, ${records.data} ->> 'customerId')`);
const isBlanked = mark(sql`${retentionMarks.kind} = 'blanked' and ${retentionMarks.recordId} = ${records.id}`);

export interface DueAt {
  /** What happened before this moment (ms) is due. */
  readonly before: number;
  readonly today: string;
}

const isDue = (rule: RetentionRule, { before, today }: DueAt) =>
  and(
    inArray(records.type, [...(rule.types ?? [])]),
    isOf(rule),
    sql`${eventOf(rule)} < ${before}`,
    sql`not ${isHeld(today)}`,
    sql`not ${isBlanked}`,
  );

export async function countDue(db: Db | Tx, trids: readonly string[], rule: RetentionRule, at: DueAt) {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      oldest: sql<number | null>`min(${eventOf(rule)})::float8`,
    })
    .from(records)
    .where(and(inArray(records.trid, [...trids]), isDue(rule, at)));
  return { count: row?.count ?? 0, oldest: row?.oldest ?? null };
}

/** Due records behind an id, by their ids. */
export const listDue = (
  db: Db | Tx,
  trids: readonly string[],
  { rule, at, limit, after = '' }: { rule: RetentionRule; at: DueAt; limit: number; after?: string },
) =>
  db
    .select({ ...recordColumns, event: sql<number>`(${eventOf(rule)})::float8` })
    .from(records)
    .where(and(inArray(records.trid, [...trids]), isDue(rule, at), sql`${records.id} > ${after}`))
    .orderBy(asc(records.id))
    .limit(limit);

/** Whether it is due now, in the transaction that ends it. */
export async function isStillDue(tx: Tx, { trid, id }: RecordRow, rule: RetentionRule, at: DueAt): Promise<boolean> {
  const [row] = await tx
    .select({ id: records.id })
    .from(records)
    .where(and(eq(records.trid, trid), eq(records.id, id), isDue(rule, at)));
  return row !== undefined;
}

/** From when a rule counts for one record, and until when it is held. */
export async function retentionOf(
  db: Db | Tx,
  { trid, id }: Pick<RecordRow, 'trid' | 'id'>,
  rule: RetentionRule,
  today: string,
) {
  const [row] = await db
    .select({
      event: sql<number | null>`(${eventOf(rule)})::float8`,
      isHeld: sql<boolean>`${isHeld(today)}`,
      isBlanked: sql<boolean>`${isBlanked}`,
    })
    .from(records)
    .where(and(eq(records.trid, trid), eq(records.id, id)));
  return row;
}
