import { type SQLWrapper, sql } from 'drizzle-orm';
import { beginsWith, sortKey } from '#server/db/fold.ts';
import { records } from '#server/db/tables/record-tables.ts';
import { type FieldTerm, isValueField, type ValueField } from '#server/text-folding/search-terms.ts';
import { certainStart } from '#server/text-folding/word-forms.ts';
import { anything, type Condition, condition, nothing } from './condition.ts';

/** The shape of the condition that a column has one certain value. */
export const isOneValue = (field: ValueField) => `${field} is`;
/** That of one of several. */
export const isAnyValue = (field: ValueField) => `${field}=`;

const wholeNumbers = (values: readonly string[]) => values.filter((value) => /^\d{1,15}$/.test(value));

/** Said in the text, so that PostgreSQL knows that most records are none of those. */
export function isArchived(column: SQLWrapper, values: readonly string[]): Condition {
  const archivedValues = [...new Set(values.map((value) => value === 'true'))].sort();
  const [archived, both] = archivedValues;
  if (archived === undefined) return nothing;
  if (both !== undefined) return anything;
  return condition(`archived ${archived}`, [], () => (archived ? sql`${column}` : sql`not ${column}`));
}

/** A column's equality in a form that its index serves; with one value the index gives what has it in its order too. */
function sameText(field: ValueField, values: readonly string[]): Condition {
  const column = records[field];
  const [one, ...others] = values;
  return one !== undefined && others.length === 0
    ? condition(
        isOneValue(field),
        [one],
        (v) => sql`(${sortKey(column)} = (sort_key(${v}::text) collate "C") and ${column} = ${v}::text)`,
        (v) => sql`${column} = ${v}::text`,
      )
    : condition(
        isAnyValue(field),
        [values],
        (v) =>
          sql`(${sortKey(column)} = any (array(select sort_key(v) from unnest(${v}::text[]) v)) and ${column} = any (${v}::text[]))`,
        (v) => sql`${column} = any (${v}::text[])`,
      );
}

/** The index of those who may see a record finds what one of them is responsible for. */
const isOwned = (values: readonly string[]): Condition =>
  condition(
    'owner=',
    [values],
    (v) => sql`(${records.audience} && ${v}::text[] and ${records.ownerId} = any (${v}::text[]))`,
    (v) => sql`${records.ownerId} = any (${v}::text[])`,
  );

function anyOf(field: FieldTerm['field'], values: readonly string[]): Condition {
  if (field === 'owner') return isOwned(values);
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
      return sameText(field, values);
  }
}

function inRange({ field, from, to }: Extract<FieldTerm, { from: string }>): Condition {
  const shape = `${field}${from && '>'}..${to && '<'}`;
  const values = [from, to].filter((end) => end !== '');
  if (values.length === 0) return anything;
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

/** The index narrows a column down to what certainly begins alike; the rest is looked at. */
function begins(field: Exclude<FieldTerm['field'], 'owner'>, typed: string): Condition {
  const certain = isValueField(field) ? certainStart(typed) : '';
  const like = (bound: SQLWrapper | undefined) => beginsWith(sql`${records[field]}::text`, bound ?? sql`''`);
  if (!isValueField(field) || certain === '') return condition(`${field}*`, [typed], like);
  const key = sortKey(records[field]);
  return condition(`${field}**`, [typed, certain], (bound, from) => {
    const first = sql`fold_plain(${from}::text)`;
    return sql`(${key} >= ${first} and ${key} < ${first} || chr(1114111) and ${like(bound)})`;
  });
}

export function fieldCondition(term: FieldTerm): Condition {
  if ('anyOf' in term) return anyOf(term.field, term.anyOf);
  if ('from' in term) return inRange(term);
  if (term.start === '') return anything;
  return begins(term.field, term.start);
}
