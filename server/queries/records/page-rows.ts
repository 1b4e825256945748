import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { records } from '../../db/tables/record-tables.ts';
import type { ValueField } from '../../search/search-terms.ts';
import type { Condition } from './condition.ts';
import { isOneValue } from './field-conditions.ts';

/** A condition and how it stands in the statement. */
export type Bound = readonly [Condition, SQL];

export interface PageParts {
  /** Read from rows that are called `records`, of the page alone. */
  readonly columns: SQL;
  readonly conditions: readonly Bound[];
  /** The column whose records of one value an index keeps in this order. */
  readonly within: ValueField | undefined;
  readonly order: SQL;
  readonly limit: SQL;
  readonly offset: SQLWrapper | undefined;
}

/** So many records are looked at along an order before those that match are gathered instead. */
const mostWalked = 4000;
/** So many with numbers that begin alike are gathered, of more a page is found as PostgreSQL thinks best. */
const mostGathered = 20_000;

const holdsForMost = ({ shape }: Condition) => shape.startsWith('scope ') || shape.startsWith('archived');
/** What is looked up in an index of words or numbers, or per caller; all others look at a column of the row. */
const lookedUp: ReadonlySet<string> = new Set(['words', 'like', 'number', 'audience']);
const all = (conditions: readonly Bound[], wanted: (one: Condition) => boolean) =>
  sql.join(
    conditions.filter(([one]) => wanted(one)).map(([, where]) => where),
    sql` and `,
  );

/** Whether a page is narrowed down, and by columns of its rows alone. */
export const isNarrowedByColumns = (conditions: readonly Condition[]): boolean =>
  conditions.some((one) => !holdsForMost(one)) && !conditions.some(({ shape }) => lookedUp.has(shape));

const part = ({ limit, offset }: PageParts) => (offset ? sql`limit ${limit} offset ${offset}` : sql`limit ${limit}`);
const asJson = sql`coalesce(json_agg(r), '[]')::text`;
const rowsOf = ({ columns }: PageParts, rows: SQL, answer = asJson) =>
  sql`(select ${answer} from (select ${columns} from (${rows}) records) r)`;

/** All that match, put in order: quick where few match, also where they lie together at its end. */
const gatheredRows = (page: PageParts): SQL =>
  sql`select * from (select * from ${records} where ${all(page.conditions, () => true)} offset 0) records order by ${page.order} ${part(page)}`;

/**
 * The rows of a page as JSON, found as PostgreSQL thinks best. But numbers that begin alike were given one after the other: it
 * takes them for spread evenly and walks along the order, perhaps past a million others, before it comes to the first.
 */
export function rowsAsPlanned(page: PageParts): SQL {
  const rows = sql`select * from ${records} where ${all(page.conditions, () => true)} order by ${page.order} ${part(page)}`;
  if (!page.conditions.some(([{ shape }]) => shape === 'number')) return rowsOf(page, rows);
  return sql`case when one.total <= ${sql.raw(String(mostGathered))} then ${rowsOf(page, gatheredRows(page))} else ${rowsOf(page, rows)} end`;
}

/**
 * The same where columns alone say what matches, it is known how many do (`one.total`), and the tallies know how many there
 * are to walk along (`one.of`). From a column's average nobody can tell whether a value is had by most records or by few, so each way is
 * said by itself, behind `offset 0`: walking along the order, which is quick where many match, unless those that match lie
 * together at its end; so a walk ends early, and then, or where few match, all that match are gathered and sorted.
 */
export function rowsByTotal(page: PageParts): SQL {
  const { conditions, within, order, limit, offset } = page;
  const gathered = gatheredRows(page);
  const isWalked = (one: Condition) => holdsForMost(one) || (within !== undefined && one.shape === isOneValue(within));
  const rest = conditions.every(([one]) => isWalked(one)) ? sql`true` : all(conditions, (one) => !isWalked(one));
  const most = sql`select * from ${records} where ${all(conditions, isWalked)} order by ${order}`;
  const walked = (until: SQL) => sql`select * from (${most} ${until}) records where ${rest} ${part(page)}`;
  const before = offset ? sql`${offset}::int` : sql`0`;
  const farthest = sql.raw(String(mostWalked));
  const ifAll = sql`case when count(*) = least(${limit}, one.total - ${before}) then ${asJson} end`;
  return sql`case
    when one.total * 2 >= one.of then ${rowsOf(page, walked(sql`offset 0`))}
    when (${limit} + ${before}) * one.of > ${farthest} * one.total then ${rowsOf(page, gathered)}
    else coalesce(${rowsOf(page, walked(sql`limit ${farthest}`), ifAll)}, ${rowsOf(page, gathered)}) end`;
}
