import { type SQL, sql } from 'drizzle-orm';
import { sortKey } from '#server/db/fold.ts';
import type { Db } from '#server/db/open.ts';
import { plannedAnew } from '#server/db/statement-names.ts';
import { modifiedWithin, records } from '#server/db/tables/record-tables.ts';
import {
  columnFields,
  isValueField,
  type SearchTerms,
  type SortField,
  type ValueField,
} from '#server/text-folding/search-terms.ts';
import { anything, type Condition, condition } from './condition.ts';
import {
  type Bound,
  choosePlan,
  isNarrowedByColumns,
  type PageParts,
  PlanCache,
  type QueryPlan,
  rowsAsPlanned,
  rowsByTotal,
} from './page-rows.ts';
import { type WireField, wireColumns } from './record-columns.ts';
import { asCounts, countsOf, tallyOf, totalOf } from './record-counts.ts';
import {
  type RecordFilter,
  recordConditions,
  relatedConditions,
  tallyColumn,
  tallyConditions,
} from './record-filter.ts';

export interface RecordOrder {
  readonly field: SortField;
  readonly descending: boolean;
}
/** Records that name those of a list in a column: the drafts of customers. */
export interface RelatedRecords {
  readonly type: string;
  readonly by: ValueField;
  /** Their files stand with those of the record. */
  readonly withFiles?: true;
  /** Left out where a column says this: what has ended. */
  readonly except?: { readonly field: ValueField; readonly is: string };
  /** The whole numbers in this column are added up, instead of counting the records. */
  readonly sum?: ValueField;
}
type SeenRelated = RelatedRecords & { readonly keys?: readonly string[] | undefined };
export interface RecordWindow {
  readonly order: RecordOrder;
  readonly limit: number;
  readonly offset: number;
  readonly fields: readonly WireField[];
  readonly hasNumericForeignid: boolean;
  /** Paths in the data that no list shows. */
  readonly hidden: readonly string[];
  readonly related: Readonly<Record<string, SeenRelated>>;
  /** The column to count values of, without the search's own terms for it. */
  readonly counted: ValueField | undefined;
}

/** JSON text as sent over the wire, which the server never parses. */
export interface RecordPage {
  readonly items: string;
  readonly total: number;
  readonly counts: string | null;
}

/** Empty columns. A quotation mark inside a text has a backslash before it, and the data's own colons a blank behind them. */
const emptyColumns = new RegExp(`,"(?:foreignid|${columnFields.join('|')})":null`, 'g');

function orderBy({ field, descending }: RecordOrder): SQL {
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const byNumber = sql`${records.number} ${direction}`;
  if (field === 'foreignid') return byNumber;
  return sql`${isValueField(field) ? sortKey(records[field]) : records[field]} ${direction}, ${byNumber}`;
}

/** The tallied column with certain values and an index of its records in the requested order. */
function columnInOrder({ type, terms, tallied }: RecordFilter, { order, counted }: RecordWindow) {
  const ordered = tallied.find((field) => field === order.field);
  const ofOrdered = terms.fields.filter((term) => term.field === ordered);
  if (ordered && ofOrdered.length === 1 && ofOrdered.every((term) => 'anyOf' in term)) return ordered;
  // By another order an index keeps those of one value.
  const inOrder = (field: ValueField) =>
    order.field === 'foreignid' ||
    (order.field === 'modified' && modifiedWithin.some((one) => one.type === type && one.field === field));
  const indexedFields = tallied.filter(
    (field) =>
      inOrder(field) &&
      terms.fields.some((term) => term.field === field && 'anyOf' in term && term.anyOf.length === 1) &&
      terms.fields.filter((term) => term.field === field).length === 1,
  );
  // The filter of a page narrows down more than its tab.
  return indexedFields.find((field) => field !== counted) ?? indexedFields[0];
}

/** What the parts of a statement are restricted to, in the order of their values. */
function groupsOf(filter: RecordFilter, window: RecordWindow) {
  const { counted, related } = window;
  const fields = filter.terms.fields.filter((term) => term.field !== counted);
  const rest = { ...filter, terms: { ...filter.terms, fields } };
  const tallied = counted && tallyColumn(filter.tallied, counted);
  const counts = tallied && tallyConditions(rest);
  const total = tallyConditions(filter);
  const conditions = recordConditions(filter);
  const within = columnInOrder(filter, window);
  const walked = {
    words: [],
    fields: filter.terms.fields.filter(({ field }) => field === 'archived' || field === within),
  };
  const of = isNarrowedByColumns(conditions) ? tallyConditions({ ...filter, terms: walked }) : undefined;
  // Where the tallies know nothing, the records are counted once: the total is what the counts of the values asked for come to.
  const countConditions = counted && total === undefined ? countedConditions(filter.terms, counted) : undefined;
  return {
    isTallied: { total: total !== undefined, counts: counts !== undefined, of: of !== undefined },
    addsCounts: countConditions !== undefined,
    within,
    groups: [
      conditions,
      countConditions ?? total ?? conditions,
      of ?? [],
      counted ? (counts ?? recordConditions(rest)) : [],
      ...Object.values(related).map((one) => relatedConditions(filter.trid, one)),
    ],
  };
}
type Grouped = ReturnType<typeof groupsOf>;

/** Which of the counts per value of a column come to the total; undefined where they cannot tell. */
function countedConditions({ fields }: SearchTerms, counted: ValueField): Condition[] | undefined {
  const conditions: Condition[] = [];
  for (const term of fields.filter(({ field }) => field === counted)) {
    if (!('anyOf' in term)) return undefined;
    conditions.push(condition('counted', [term.anyOf], (v) => sql`c.value = any (${v}::text[])`));
  }
  return conditions.length === 0 ? [anything] : conditions;
}

const countOf = (name: string, { sum }: RelatedRecords, where: SQL) => {
  const counted = sum ? sql`coalesce(sum(${sql.raw(`other.${sum}`)}::int), 0)` : sql`count(*)`;
  return sql`${sql.raw(`'${name}'`)}, (select ${counted} from ${records} as other where ${where})`;
};

function prepare(
  db: Db,
  filter: RecordFilter,
  window: RecordWindow,
  { groups, isTallied, addsCounts, within }: Grouped,
  knownPlan: QueryPlan | undefined,
) {
  let next = 0;
  const place = () => sql.placeholder(`p${next++}`);
  const bound = groups.map((conditions) =>
    conditions.map((one): Bound => {
      const values = one.values.map(place);
      return [one, one.sql(...values), one.ofRow(...values)];
    }),
  );
  const [, total, ofType, counts, ...related] = bound.map((conditions) =>
    sql.join(
      conditions.map(([, where]) => where),
      sql` and `,
    ),
  ) as [SQL, SQL, SQL, SQL, ...SQL[]];
  const columns = wireColumns(window.fields, window.hidden, window.hasNumericForeignid);
  const relatedCounts = Object.entries(window.related);
  if (relatedCounts.length > 0) {
    const numbers = relatedCounts.map(([name, one], index) => countOf(name, one, related[index] as SQL));
    columns.push(sql`json_build_object(${sql.join(numbers, sql`, `)}) as related`);
  }
  const page: PageParts = {
    columns: sql.join(columns, sql`, `),
    conditions: bound[0] ?? [],
    within,
    order: orderBy(window.order),
    // As a literal, PostgreSQL need not plan the statement again each time: otherwise it plans for a tenth of all rows.
    limit: sql.raw(String(window.limit)),
    offset: window.offset === 0 ? undefined : place(),
  };
  const items = isTallied.of ? rowsByTotal(page, knownPlan) : rowsAsPlanned(page);
  // What the tallies know nothing of may hold for one record or for all; where they know, values tell PostgreSQL nothing new.
  const planned = sql.raw(isTallied.total ? '' : plannedAnew);
  const queryDb = isTallied.total ? (db.plannedOnce ?? db) : db;
  const counted = window.counted && countsOf(counts, window.counted, filter, isTallied.counts);
  const chooses = isTallied.of && !knownPlan;
  const of = chooses ? tallyOf(ofType) : sql`0`;
  // Nothing is looked for of which the tallies say that there is none.
  return (
    queryDb
      .select({
        items: sql<string>`${planned}case when one.total = 0 then '[]' else ${items} end`,
        total: sql<number>`one.total::int`,
        counts: sql<string | null>`one.counts`,
        way: chooses ? sql<QueryPlan>`${choosePlan(page)}` : sql<null>`null`,
      })
      // Counted once: `offset 0` keeps it by itself.
      .from(
        counted && addsCounts
          ? sql`(select coalesce(sum(c.n) filter (where ${total}), 0) as total, ${of} as of, ${asCounts} as counts from (${counted}) c offset 0) one`
          : sql`(select ${totalOf(total, isTallied.total)} as total, ${of} as of,
              ${counted ? sql`(select ${asCounts} from (${counted}) c where c.n > 0)` : sql`null`} as counts offset 0) one`,
      )
      .prepare('')
  );
}

/** The maximum number of cached list shapes; beyond it the cache starts empty again. */
const maxShapes = 300;
const preparedByDb = new WeakMap<Db, { shapes: Map<string, ReturnType<typeof prepare>>; ways: PlanCache }>();

function keptFor(db: Db) {
  const { shapes, ways } = preparedByDb.get(db) ?? {
    shapes: new Map<string, ReturnType<typeof prepare>>(),
    ways: new PlanCache(),
  };
  preparedByDb.set(db, { shapes, ways });
  if (shapes.size > maxShapes) shapes.clear();
  return { shapes, ways };
}

/** One window of the matching records, how many there are in all, and how many per value of a column; in one statement. */
export async function listRecords(db: Db, filter: RecordFilter, window: RecordWindow): Promise<RecordPage> {
  const grouped = groupsOf(filter, window);
  const { offset, ...fixed } = window;
  const shape = JSON.stringify([
    fixed,
    offset > 0,
    filter.tallied,
    grouped.groups.map((group) => group.map((one) => one.shape)),
  ]);
  const values = [...grouped.groups.flat().flatMap((one) => one.values), ...(offset > 0 ? [offset] : [])];
  const { shapes, ways } = keptFor(db);
  const list = JSON.stringify([shape, values]);
  const cachedPlan = ways.next(list);
  const key = `${shape} ${cachedPlan ?? ''}`;
  const statement = shapes.get(key) ?? prepare(db, filter, window, grouped, cachedPlan);
  shapes.set(key, statement);
  const [page] = await statement.execute(Object.fromEntries(values.map((value, index) => [`p${index}`, value])));
  if (!page) throw new Error('a list without an answer');
  const { way, items, total, counts } = page;
  ways.note(list, total, way);
  return { items: items.replaceAll(emptyColumns, ''), total, counts };
}
