import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { beginsWith, sortKey } from '../../db/fold.ts';
import { records, recordTallies } from '../../db/tables/record-tables.ts';
import { fullTextQuery } from '../../search/full-text-query.ts';
import { type FieldTerm, isValueField, type SearchTerms, type ValueField } from '../../search/search-terms.ts';

/** Up to two columns of a type that few values stand in. */
export type Tallied = readonly [] | readonly [ValueField] | readonly [ValueField, ValueField];

interface Scope {
  readonly trid: string;
  readonly type: string;
  /** Only records for one of these; undefined where the caller sees all of the type. */
  readonly audience?: readonly string[] | undefined;
}
export interface RecordFilter extends Scope {
  readonly terms: SearchTerms;
  readonly tallied: Tallied;
}

/** A condition apart from its values, so that statements that differ in values alone are built and prepared once. */
export interface Condition {
  readonly shape: string;
  readonly values: readonly unknown[];
  readonly sql: (...bound: SQLWrapper[]) => SQL;
}

const condition = (shape: string, values: readonly unknown[], make: Condition['sql']): Condition => ({
  shape,
  values,
  sql: make,
});
/** Records beside those that are listed. */
export const other = alias(records, 'other');
const nothing = condition('nothing', [], () => sql`false`);

/** Conditions as part of a statement that is not prepared. */
export const withValues = (conditions: readonly Condition[]): SQL =>
  sql.join(
    conditions.map((one) => one.sql(...one.values.map((value) => sql.param(value)))),
    sql` and `,
  );

const wholeNumbers = (values: readonly string[]) => values.filter((value) => /^\d{1,15}$/.test(value));

/** Said in the text, so that PostgreSQL knows that most records are none of those. */
function isArchived(column: SQLWrapper, values: readonly string[]): Condition {
  const wanted = [...new Set(values.map((value) => value === 'true'))].sort();
  if (wanted.length !== 1)
    return condition(`archived ${wanted.length}`, [], () => (wanted.length > 0 ? sql`true` : sql`false`));
  const [archived] = wanted;
  return condition(`archived ${archived}`, [], () => (archived ? sql`${column}` : sql`not ${column}`));
}

/** A column's equality in a form that its index serves. */
const sameText = (field: ValueField, values: SQLWrapper): SQL =>
  sql`(${sortKey(records[field])} = any (array(select sort_key(v) from unnest(${values}::text[]) v)) and ${records[field]} = any (${values}::text[]))`;

function anyOf(field: FieldTerm['field'], values: readonly string[]): Condition {
  const shape = `${field}=`;
  const column = records[field];
  switch (field) {
    case 'archived':
      return isArchived(records.archived, values);
    case 'id':
    case 'foreignid':
      return condition(shape, [values], (v) => sql`${column} = any (${v}::text[])`);
    case 'version':
    case 'created':
    case 'modified':
      return condition(shape, [wholeNumbers(values)], (v) => sql`${column} = any (${v}::bigint[])`);
    default:
      return condition(shape, [values], (v) => sameText(field, v));
  }
}

function inRange({ field, from, to }: Extract<FieldTerm, { from: string }>): Condition {
  const shape = `${field}${from && '>'}..${to && '<'}`;
  const values = [from, to].filter((end) => end !== '');
  if (values.length === 0) return condition(shape, [], () => sql`true`);
  const column = isValueField(field)
    ? sortKey(records[field])
    : sql`${records[field === 'foreignid' ? 'number' : field]}`;
  const end = (bound: SQLWrapper) => (isValueField(field) ? sql`sort_key(${bound}::text)` : sql`${bound}::bigint`);
  return condition(shape, values, (...bound) => {
    const [first, last] = [from && bound[0], to && bound.at(-1)];
    // What is empty lies in no range.
    const lower = first ? sql`${column} >= ${end(first)}` : isValueField(field) ? sql`${column} > ''` : undefined;
    const upper = last ? sql`${column} <= ${end(last)}` : undefined;
    return sql.join(
      [lower, upper].filter((part) => part !== undefined),
      sql` and `,
    );
  });
}

function fieldCondition(term: FieldTerm): Condition {
  if ('anyOf' in term) return anyOf(term.field, term.anyOf);
  if ('from' in term) return inRange(term);
  if (term.start === '') return condition('all', [], () => sql`true`);
  const start = term.start.replaceAll(/[\\%]/g, '\\$&');
  return condition(`${term.field}*`, [start], (bound) => beginsWith(sql`${records[term.field]}::text`, bound));
}

/** Only stop words (`und`, `die`) leave nothing to search for and restrict nothing. */
function wordCondition(words: readonly string[]): readonly Condition[] {
  if (words.length === 0) return [];
  const query = fullTextQuery(words);
  if (query === undefined) return [nothing];
  return [
    condition(
      'words',
      [query],
      (q) => sql`(numnode(to_tsquery('german', ${q})) = 0 or ${records.searchText} @@ to_tsquery('german', ${q}))`,
    ),
  ];
}

/** Indexed words are taken as they are: their endings are off already. */
const likeCondition = (choices: readonly string[]): Condition =>
  condition(
    'like',
    [choices.map((word) => `'${word.replaceAll("'", "''")}'`).join(' | ')],
    (q) => sql`${records.searchText} @@ to_tsquery('simple', ${q})`,
  );

/** Archived records stay hidden unless a term names them. */
export const withDefaults = (terms: SearchTerms): SearchTerms =>
  terms.fields.some((term) => term.field === 'archived')
    ? terms
    : { ...terms, fields: [...terms.fields, { field: 'archived', anyOf: ['false'] }] };

/** The records of a type that a caller may see. */
export const scopeConditions = (
  { trid, type, audience }: Scope,
  table: typeof records | typeof other = records,
): Condition[] => [
  condition('scope', [trid, type], (t, y) => sql`${table.trid} = ${t} and ${table.type} = ${y}`),
  ...(audience ? [condition('audience', [audience], (keys) => sql`${table.audience} && ${keys}::text[]`)] : []),
];

/** The records that name one of the list in a column. */
export const relatedConditions = (trid: string, { by, ...scope }: Omit<Scope, 'trid'> & { by: ValueField }) => [
  ...scopeConditions({ ...scope, trid }, other),
  condition(
    `${by}=id`,
    [],
    () =>
      sql`not ${other.archived} and ${sortKey(other[by])} = sort_key(${records.id}) and ${other[by]} = ${records.id}`,
  ),
];

export const recordConditions = (filter: RecordFilter): Condition[] => [
  ...scopeConditions(filter),
  ...filter.terms.fields.map(fieldCondition),
  ...wordCondition(filter.terms.words),
  ...(filter.terms.like ?? []).map(likeCondition),
];

const places = ['first', 'second'] as const;
/** The column of the tallies in which a column of the records is counted. */
export const tallyColumn = (tallied: Tallied, field: string) => {
  const place = places[(tallied as readonly string[]).indexOf(field)];
  return place && recordTallies[place];
};

/** The same conditions on the tallies; undefined where they cannot tell. */
export function tallyConditions({ trid, type, terms, audience, tallied }: RecordFilter): Condition[] | undefined {
  if (terms.words.length > 0 || terms.like || audience) return undefined;
  const conditions = [
    condition('tally', [trid, type], (t, y) => sql`${recordTallies.trid} = ${t} and ${recordTallies.type} = ${y}`),
  ];
  for (const term of terms.fields) {
    if (!('anyOf' in term)) return undefined;
    const { field, anyOf: values } = term;
    const column = tallyColumn(tallied, field);
    if (field === 'archived') conditions.push(isArchived(recordTallies.archived, values));
    else if (column) conditions.push(condition(`${field}=`, [values], (v) => sql`${column} = any (${v}::text[])`));
    else return undefined;
  }
  return conditions;
}
