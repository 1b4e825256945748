import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { beginsWith } from '../../db/fold.ts';
import { records, recordTallies } from '../../db/tables/record-tables.ts';
import { fullTextQuery } from '../../search/full-text-query.ts';
import type { FieldTerm, SearchField, SearchTerms } from '../../search/search-terms.ts';

export interface RecordFilter {
  readonly trid: string;
  readonly type: string;
  /** Only records for one of these; all where there are none to name. */
  readonly keys?: readonly string[] | undefined;
  readonly terms: SearchTerms;
}

const nothing = sql`false`;

function numbers(values: readonly string[]): number[] {
  return values.filter((value) => /^\d{1,15}$/.test(value)).map(Number);
}

function anyOf(field: SearchField, values: readonly string[]): SQL {
  switch (field) {
    case 'archived':
      return inArray(
        records.archived,
        values.map((value) => value === 'true'),
      );
    case 'version':
      return inArray(
        records.version,
        numbers(values).filter((value) => value < 2 ** 31),
      );
    case 'created':
    case 'modified':
      return inArray(records[field], numbers(values));
    default:
      return inArray(records[field], [...values]);
  }
}

function fieldCondition(term: FieldTerm): SQL {
  if ('anyOf' in term) return anyOf(term.field, term.anyOf);
  if (term.start === '') return sql`true`;
  return beginsWith(sql`${records[term.field]}::text`, term.start);
}

/** Only stop words (`und`, `die`) leave nothing to search for and restrict nothing. */
function wordCondition(words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined;
  const query = fullTextQuery(words);
  if (query === undefined) return nothing;
  return sql`(numnode(to_tsquery('german', ${query})) = 0 or ${records.searchText} @@ to_tsquery('german', ${query}))`;
}

/** Indexed words are taken as they are: their endings are off already. */
const likeCondition = (choices: readonly string[]): SQL =>
  sql`${records.searchText} @@ to_tsquery('simple', ${choices.map((word) => `'${word.replaceAll("'", "''")}'`).join(' | ')})`;

/** Archived records stay hidden unless a term names them. */
export const withDefaults = (terms: SearchTerms): SearchTerms =>
  terms.fields.some((term) => term.field === 'archived')
    ? terms
    : { ...terms, fields: [...terms.fields, { field: 'archived', anyOf: ['false'] }] };

/** Records for one of a caller's keys. */
export const forOneOf = (keys: readonly string[] | undefined): SQL | undefined =>
  keys && sql`${records.audience} && ${sql.param([...keys], records.audience)}`;

export const recordCondition = ({ trid, type, keys, terms }: RecordFilter): SQL | undefined =>
  and(
    eq(records.trid, trid),
    eq(records.type, type),
    forOneOf(keys),
    ...terms.fields.map(fieldCondition),
    wordCondition(terms.words),
    ...(terms.like ?? []).map(likeCondition),
  );

/** The same condition on the tallies; undefined where they cannot tell. */
export function tallyCondition({ trid, type, keys, terms }: RecordFilter): SQL | undefined {
  if (keys || terms.words.length > 0 || terms.like) return undefined;
  const conditions: SQL[] = [eq(recordTallies.trid, trid), eq(recordTallies.type, type)];
  for (const term of terms.fields) {
    if (!('anyOf' in term)) return undefined;
    if (term.field === 'archived')
      conditions.push(
        inArray(
          recordTallies.archived,
          term.anyOf.map((value) => value === 'true'),
        ),
      );
    else if (term.field === 'value2' || term.field === 'value5')
      conditions.push(inArray(recordTallies[term.field], [...term.anyOf]));
    else return undefined;
  }
  return and(...conditions);
}
