import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { records } from '#server/db/tables/record-tables.ts';
import type { ValueField } from '#server/text-folding/search-terms.ts';
import type { Condition } from './condition.ts';
import { isAnyValue, isOneValue } from './field-conditions.ts';

/** A condition, how it stands in the statement, and how it is asked of a row that is read already. */
export type Bound = readonly [Condition, SQL, SQL];

export interface PageParts {
  /** Read from rows that are called `records`, of the page alone. */
  readonly columns: SQL;
  readonly conditions: readonly Bound[];
  /** The column with an index that sorts the records of certain values in this order. */
  readonly within: ValueField | undefined;
  readonly order: SQL;
  readonly limit: SQL;
  readonly offset: SQLWrapper | undefined;
}

/** So many records are looked at along an order before those that match are gathered instead. */
const maxWalked = 4000;
/** So many with numbers that begin alike are gathered, of more a page is found as PostgreSQL thinks best. */
const maxGathered = 20_000;

const holdsForMost = ({ shape }: Condition) => shape.startsWith('scope ') || shape.startsWith('archived');
/** What is looked up in an index of words or numbers, or per caller; all others look at a column of the row. */
const lookedUp: ReadonlySet<string> = new Set(['words', 'like', 'number', 'audience']);
const all = (conditions: readonly SQL[]) => sql.join([...conditions], sql` and `);
const inIndex = ([, where]: Bound) => where;
const ofRow = ([, , where]: Bound) => where;

/** Whether a page is narrowed down, and by columns of its rows alone. */
export const isNarrowedByColumns = (conditions: readonly Condition[]): boolean =>
  conditions.some((one) => !holdsForMost(one)) && !conditions.some(({ shape }) => lookedUp.has(shape));

const part = ({ limit, offset }: PageParts) => (offset ? sql`limit ${limit} offset ${offset}` : sql`limit ${limit}`);
const asJson = sql`coalesce(json_agg(r), '[]')::text`;
const rowsOf = ({ columns }: PageParts, rows: SQL, answer = asJson) =>
  sql`(select ${answer} from (select ${columns} from (${rows}) records) r)`;

/** All that match, put in order: quick where few match, also where they lie together at its end. */
const gatheredRows = (page: PageParts): SQL =>
  sql`select * from (select * from ${records} where ${all(page.conditions.map(inIndex))} offset 0) records order by ${page.order} ${part(page)}`;

/**
 * The rows of a page as JSON, found as PostgreSQL thinks best. But numbers that begin alike were given one after the other: it
 * takes them for spread evenly and walks along the order, perhaps past a million others, before it comes to the first.
 */
export function rowsAsPlanned(page: PageParts): SQL {
  const rows = sql`select * from ${records} where ${all(page.conditions.map(inIndex))} order by ${page.order} ${part(page)}`;
  if (!page.conditions.some(([{ shape }]) => shape === 'number')) return rowsOf(page, rows);
  return sql`case when one.total <= ${sql.raw(String(maxGathered))} then ${rowsOf(page, gatheredRows(page))} else ${rowsOf(page, rows)} end`;
}

/** How the rows of a page are found: along the order, by gathering all that match, or along the order for a while first. */
export type QueryPlan = 'walk' | 'gather' | 'walk first';

const before = ({ offset }: PageParts) => (offset ? sql`${offset}::int` : sql`0`);
const farthest = sql.raw(String(maxWalked));

/** The way that is quickest with `one.total` matches among the `one.of` records that there are to walk along. */
export const choosePlan = (page: PageParts): SQL => sql`case
    when one.total * 2 >= one.of then 'walk'
    when (${page.limit} + ${before(page)}) * one.of > ${farthest} * one.total then 'gather' else 'walk first' end`;

/**
 * The same if columns alone decide what matches, the number of matches is known (`one.total`), and so is the number of
 * rows to walk along (`one.of`). A column's average cannot tell whether most records or few have a value, so each plan
 * is fixed by a query of its own, behind `offset 0`: walking along the order, which is quick if many match, unless the
 * matches lie together at its end; so a walk ends early, and then, or if few match, all matches are gathered and
 * sorted. With a `known` plan only that one is sent: preparing the others takes a third of the time of the page.
 */
export function rowsByTotal(page: PageParts, knownPlan?: QueryPlan): SQL {
  const { conditions, within, order, limit } = page;
  const ofWithin: readonly string[] = within ? [isOneValue(within), isAnyValue(within)] : [];
  const isWalked = ([one]: Bound) => holdsForMost(one) || ofWithin.includes(one.shape);
  const rest = conditions.filter((one) => !isWalked(one));
  const matches = rest.length === 0 ? sql`true` : all(rest.map(ofRow));
  const most = sql`select * from ${records} where ${all(conditions.filter(isWalked).map(inIndex))} order by ${order}`;
  const walked = (until: SQL) => sql`select * from (${most} ${until}) records where ${matches} ${part(page)}`;
  const ifAll = sql`case when count(*) = least(${limit}, one.total - ${before(page)}) then ${asJson} end`;
  const gathered = rowsOf(page, gatheredRows(page));
  const ways: Readonly<Record<QueryPlan, SQL>> = {
    walk: rowsOf(page, walked(sql`offset 0`)),
    gather: gathered,
    'walk first': sql`coalesce(${rowsOf(page, walked(sql`limit ${farthest}`), ifAll)}, ${gathered})`,
  };
  if (knownPlan) return ways[knownPlan];
  return sql`case ${choosePlan(page)} when 'walk' then ${ways.walk} when 'gather' then ${ways.gather} else ${ways['walk first']} end`;
}

/** So many lists have their way remembered, each for so many pages at most. */
const [maxLists, pages] = [5000, 100];

interface Remembered {
  readonly way: QueryPlan;
  readonly total: number;
  left: number;
}

/** Which way was quickest for a list when it was found out last. */
export class PlanCache {
  readonly #ways = new Map<string, Remembered>();

  /** The way for the next page; undefined where it has to be found out. */
  next(list: string): QueryPlan | undefined {
    const cachedPlan = this.#ways.get(list);
    if (cachedPlan) cachedPlan.left -= 1;
    if (cachedPlan?.left === 0) this.#ways.delete(list);
    return cachedPlan?.way;
  }

  /** `found` is the way that was found out for this page; with half or twice as many matches another one may be quicker. */
  note(list: string, total: number, chosenPlan: QueryPlan | null): void {
    if (this.#ways.size >= maxLists) this.#ways.clear();
    const before = this.#ways.get(list)?.total;
    if (chosenPlan) this.#ways.set(list, { way: chosenPlan, total, left: pages });
    else if (before !== undefined && (total * 2 < before || total > before * 2)) this.#ways.delete(list);
  }
}
