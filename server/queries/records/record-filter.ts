import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { NumberSpan } from '#domain/wholesale/numbers/number-range.ts';
import { sortKey } from '#server/db/fold.ts';
import { recordNumbers, records, recordTallies } from '#server/db/tables/record-tables.ts';
import { fullTextQuery } from '#server/text-folding/full-text-query.ts';
import type { SearchTerms, ValueField } from '#server/text-folding/search-terms.ts';
import { type Condition, condition, nothing } from './condition.ts';
import { fieldCondition, isArchived } from './field-conditions.ts';

/** Columns of a type that few values stand in; all together a foundation has some hundred combinations of them. */
export type Tallied = readonly ValueField[];

interface Scope {
  readonly trid: string;
  readonly type: string;
  /** Only records for one of these; undefined where the caller sees all of the type. */
  readonly keys?: readonly string[] | undefined;
}
export interface RecordFilter extends Scope {
  readonly terms: SearchTerms;
  readonly tallied: Tallied;
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

/** The records that name a number of the span, each of which has its own place in the index. */
const numberCondition = (trid: string, { from, to }: NumberSpan): Condition =>
  condition(
    'number',
    [trid, `[${from},${to})`],
    (t, s) =>
      sql`${records.id} in (select ${recordNumbers.recordId} from ${recordNumbers} where ${recordNumbers.trid} = ${t} and ${recordNumbers.span} && ${s}::int8range)`,
  );

/** Archived records stay hidden unless a term names them. */
export const withDefaults = (terms: SearchTerms): SearchTerms =>
  terms.fields.some((term) => term.field === 'archived')
    ? terms
    : { ...terms, fields: [...terms.fields, { field: 'archived', anyOf: ['false'] }] };

/** Records beside those that are listed. */
const other = alias(records, 'other');

/** A type's name as it stands in statements: indexes of one type serve them only so. */
function typeLiteral(type: string): SQL {
  if (!/^[\w.]+$/.test(type)) throw new Error(`no name of a type: ${type}`);
  return sql.raw(`'${type}'`);
}

/** The records of a type that a caller may see. */
export const scopeConditions = (
  { trid, type, keys }: Scope,
  table: typeof records | typeof other = records,
): Condition[] => [
  condition(`scope ${type}`, [trid], (t) => sql`${table.trid} = ${t} and ${table.type} = ${typeLiteral(type)}`),
  ...(keys ? [condition('audience', [keys], (own) => sql`${table.audience} && ${own}::text[]`)] : []),
];

/** The records that name one of the list in a column. */
export const relatedConditions = (
  trid: string,
  {
    by,
    except,
    ...scope
  }: Omit<Scope, 'trid'> & { by: ValueField; except?: { readonly field: ValueField; readonly is: string } },
) => [
  ...scopeConditions({ ...scope, trid }, other),
  ...(except
    ? [condition(`not ${except.field}`, [except.is], (value) => sql`${other[except.field]} is distinct from ${value}`)]
    : []),
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
  ...(filter.terms.numbers ?? []).map((span) => numberCondition(filter.trid, span)),
];

/** The place in the tallies in which a column of the records is counted. */
export function tallyColumn(tallied: Tallied, field: string) {
  const place = (tallied as readonly string[]).indexOf(field);
  return place === -1 ? undefined : sql`${recordTallies.values}[${sql.raw(String(place + 1))}]`;
}

/** The same conditions on the tallies; undefined where they cannot tell. */
export function tallyConditions({ trid, type, terms, keys, tallied }: RecordFilter): Condition[] | undefined {
  if (terms.words.length > 0 || terms.like || terms.numbers || keys) return undefined;
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
