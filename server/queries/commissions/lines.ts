import { type SQL, sql } from 'drizzle-orm';
import type { LineSort } from '#contract/commissions/line.ts';
import type { Db } from '#server/db/open.ts';
import { plannedAnew } from '#server/db/statement-names.ts';
import { commissionLines, commissionSums } from '#server/db/tables/commission-tables.ts';
import { fullTextQuery } from '#server/text-folding/full-text-query.ts';

/** Which lines: each list is any of its values. */
interface LineFilter {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly any: {
    readonly [column in 'operator' | 'vo' | 'kind' | 'tariff' | 'state']?: readonly string[] | undefined;
  };
  readonly search?: string | undefined;
}
interface LineWindow {
  readonly sort: LineSort;
  readonly descending: boolean;
  readonly limit: number;
  readonly offset: number;
}
export type LineRow = Omit<typeof commissionLines.$inferSelect, 'search' | `${string}Key`> & {
  deadline: string | null;
  ticketNumber: string | null;
};

const rowsOf = <T>(result: unknown): T[] => (result as { rows: T[] }).rows;
const columnsOf = { lines: commissionLines, sums: commissionSums } as const;

/** So many lines are sorted at once; of more, the indexes say the order. */
const maxGathered = 10_000;

/** What each order goes by; the rest is the line's own place. */
const orders: Readonly<Record<LineSort, readonly SQL[]>> = {
  month: [],
  operator: [sql`operator`, sql`tariff_key`],
  vo: [sql`vo`],
  kind: [sql`kind`, sql`amount`],
  contract: [sql`contract_key`],
  customer: [sql`customer_key`],
  tariff: [sql`tariff_key`],
  activated: [sql`activated`],
  amount: [sql`amount`],
  state: [sql`state`],
};

/** Words that a line must have; the last one may be typed in part. */
function wordsOf(search: string): SQL | undefined {
  const words = search.trim().split(/\s+/);
  const typed = words.map((word, index) => (index === words.length - 1 && word.length > 2 ? `${word}*` : word));
  const query = fullTextQuery(typed);
  return query === undefined ? undefined : sql`search @@ to_tsquery('german', ${query})`;
}

function conditionsOf(trid: string, { from, to, any }: LineFilter, where: keyof typeof columnsOf): SQL[] {
  const table = columnsOf[where];
  const chosen = Object.entries(any).map(([name, values]) => {
    const column = table[name as keyof LineFilter['any']];
    return values && sql`${sql.identifier(column.name)} = any(${sql.param([...values])}::text[])`;
  });
  return [
    sql`trid = ${trid}`,
    ...(from === undefined ? [] : [sql`month >= ${from}`]),
    ...(to === undefined ? [] : [sql`month <= ${to}`]),
    ...chosen.filter((one) => one !== undefined),
  ];
}
const all = (conditions: readonly SQL[]) => sql.join([...conditions], sql` and `);

interface MonthTotal {
  readonly month: string;
  readonly lines: number;
  readonly amount: number;
}
/** How many lines there are in each month, and what they come to. */
async function totals(db: Db, trid: string, filter: LineFilter): Promise<MonthTotal[]> {
  const sumResult = await db.execute(sql`
    select month, sum(lines)::int as lines, sum(amount)::float8 as amount from ${commissionSums}
    where ${all(conditionsOf(trid, filter, 'sums'))} group by month having sum(lines) > 0 order by month`);
  return rowsOf(sumResult);
}

/** The months that a page lies in where they come first in the order, and how many lines of them come before it. */
function monthsOfPage(months: readonly MonthTotal[], { offset, limit, descending }: LineWindow) {
  const inOrder = descending ? months.toReversed() : months;
  let before = 0;
  let skipped = 0;
  const names = inOrder.flatMap(({ month, lines }) => {
    const [start, end] = [before, before + lines];
    before = end;
    if (end <= offset) skipped = end;
    return end > offset && start < offset + limit ? [month] : [];
  });
  return { names, skipped };
}

/** What a page is ordered by, in its direction; the line's own place last. */
function orderOf(sort: LineSort, descending: boolean): SQL {
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const keys = [...(sort === 'month' ? [sql`month`] : orders[sort]), sql`id`].map((key) => sql`${key} ${direction}`);
  return sql.join(keys, sql`, `);
}
const part = (limit: number, offset: number) => sql.raw(`limit ${Math.trunc(limit)} offset ${Math.trunc(offset)}`);

/** The lines of a page in their order, by their ids. */
async function shownLines(db: Db, trid: string, ids: readonly number[]): Promise<LineRow[]> {
  if (ids.length === 0) return [];
  const lineResult = await db.execute(sql`
    select l.trid, l.id::float8 as id, l.import_id as "importId", l.month, l.operator, l.vo, l.kind, l.contract, l.phone, l.customer,
      l.tariff, l.activated, l.amount::float8 as amount, l.text, l.state, l.ticket_id as "ticketId",
      l.corrects::float8 as corrects, l.corrected_by::float8 as "correctedBy", l.won::float8 as won,
      s.deadline, r.foreignid as "ticketNumber"
    from ${commissionLines} l
    left join commission_statements s on s.trid = ${trid} and s.import_id = l.import_id and s.vo = l.vo
    left join records r on r.trid = ${trid} and r.id = l.ticket_id
    where l.trid = ${trid} and l.id = any(${sql.param([...ids])}::bigint[])
    order by array_position(${sql.param([...ids])}::bigint[], l.id)`);
  return rowsOf<LineRow>(lineResult);
}

/** Lines that have words: found once, for the page and for what all of them come to. */
async function foundByWords(db: Db, trid: string, filter: LineFilter, window: LineWindow, words: SQL) {
  const where = all([...conditionsOf(trid, filter, 'lines'), words]);
  const order = orderOf(window.sort, window.descending);
  const lineResult = await db.execute(sql`${sql.raw(plannedAnew)}
    with found as materialized (
      select id, amount, row_number() over (order by ${order}) as place from ${commissionLines} where ${where}
    )
    select (select count(*)::int from found) as total, (select coalesce(sum(amount), 0)::float8 from found) as amount,
      array(select id::float8 from found where place > ${window.offset}::int and place <= ${window.offset + window.limit}::int
        order by place) as ids`);
  const [{ total, amount, ids } = { total: 0, amount: 0, ids: [] }] = rowsOf<{
    total: number;
    amount: number;
    ids: number[];
  }>(lineResult);
  return { rows: await shownLines(db, trid, ids), total, amount };
}

/**
 * The ids of a page. Few lines are gathered and sorted. Of many, each month is walked along its index and no farther than
 * the page, so that it costs the same whichever column sorts.
 */
async function idsOf(db: Db, trid: string, filter: LineFilter, window: LineWindow, months: readonly MonthTotal[]) {
  const { sort, limit, descending } = window;
  const pages =
    sort === 'month' ? monthsOfPage(months, window) : { names: months.map(({ month }) => month), skipped: 0 };
  const offset = window.offset - pages.skipped;
  const order = orderOf(sort, descending);
  const rest = all([...conditionsOf(trid, filter, 'lines').slice(1), sql`true`]);
  const total = months.reduce((sum, { lines }) => sum + lines, 0);
  const [only, ...others] = pages.names;
  const gathered = sql`select id from (select * from ${commissionLines}
    where trid = ${trid} and month = any(${sql.param(pages.names)}::text[]) and ${rest} offset 0) found`;
  const alone = sql`select id from ${commissionLines} where trid = ${trid} and month = ${only} and ${rest}`;
  const keys = sql.join(
    [...orders[sort].map((key, at) => sql`${key} as ${sql.raw(`k${at}`)}`), sql`month`, sql`id`],
    sql`, `,
  );
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const merged = [...(sort === 'month' ? ['month'] : orders[sort].map((_, at) => `k${at}`)), 'id'];
  const mergedOrder = sql.join(
    merged.map((key) => sql`found.${sql.raw(key)} ${direction}`),
    sql`, `,
  );
  const walked = sql`select found.id from unnest(${sql.param(pages.names)}::text[]) m cross join lateral (
      select ${keys} from ${commissionLines} where trid = ${trid} and month = m and ${rest}
      order by ${order} ${part(limit + offset, 0)}) found`;
  const [rows, by] =
    total <= maxGathered ? [gathered, order] : others.length === 0 ? [alone, order] : [walked, mergedOrder];
  const idResult = await db.execute(
    sql`${sql.raw(plannedAnew)} select id::float8 as id from (${rows} order by ${by} ${part(limit, offset)}) page`,
  );
  return rowsOf<{ id: number }>(idResult).map(({ id }) => id);
}

/** A page of lines, how many there are in all, and what they come to. */
export async function listLines(db: Db, trid: string, filter: LineFilter, window: LineWindow) {
  const words = filter.search === undefined ? undefined : wordsOf(filter.search);
  if (words) return foundByWords(db, trid, filter, window, words);
  const months = await totals(db, trid, filter);
  const total = months.reduce((sum, { lines }) => sum + lines, 0);
  const amount = months.reduce((sum, month) => sum + month.amount, 0);
  const limit = Math.min(window.limit, total - window.offset);
  if (limit <= 0) return { rows: [], total, amount };
  // What lies behind the middle is nearer from the other end.
  const isNearEnd = window.offset > total / 2;
  const nearerWindow = isNearEnd
    ? { ...window, descending: !window.descending, offset: total - window.offset - limit, limit }
    : { ...window, limit };
  const ids = await idsOf(db, trid, filter, nearerWindow, months);
  return { rows: await shownLines(db, trid, isNearEnd ? ids.toReversed() : ids), total, amount };
}

/** One line of a foundation; undefined where it has none with this id. */
export async function lineOf(db: Db, trid: string, id: number): Promise<LineRow | undefined> {
  const [row] = await shownLines(db, trid, [id]);
  return row;
}
