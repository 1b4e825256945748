import { type ColumnNameOf, type ColumnsOfType, columnsOf } from '#contract/columns-by-type.ts';
import { spanOfTyped } from '#domain/wholesale/numbers/typed-number.ts';
import {
  type FieldTerm,
  isValueField,
  parseSearch,
  type SearchTerms,
  type ValueField,
} from '#server/text-folding/search-terms.ts';

/** Columns by their names, and whether a record is in the archive. */
export type ColumnFilter<Type extends string> = ColumnsOfType<Type> & { readonly archived?: boolean };

/** Which records a rule looks for; a column has one of several values. */
export type RecordQuery<Type extends string> = {
  readonly [Name in ColumnNameOf<Type>]?: string | readonly string[] | undefined;
} & {
  readonly id?: string;
  readonly archived?: boolean;
  /** A telephone number or its beginning: records that name it, or a block that it is in. */
  readonly naming?: string;
  /** As it is typed into a list (`docs/domain/interface.md#conventions`), by the names of the wire. */
  readonly text?: string;
};

/** Where a column is stored; a type without names calls its columns as they are stored. */
export function columnField(type: string, name: string): ValueField {
  const columns = columnsOf(type);
  const field = columns ? columns[name] : name;
  if (field === undefined || !isValueField(field)) throw new Error(`${type} has no column ${name}`);
  return field;
}

/** Values by the names of their columns, as they are stored. */
export const columnFields = (type: string, values: object): Partial<Record<ValueField, string | undefined>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [columnField(type, name), value]));

type StoredRow = { readonly [field in ValueField]?: string | null };

/** The other way round. */
export const columnsOfRow = <Type extends string>(type: Type, row: StoredRow): ColumnsOfType<Type> =>
  Object.fromEntries(
    Object.entries(columnsOf(type) ?? {}).map(([name, field]) => [name, row[field] ?? undefined]),
  ) as ColumnsOfType<Type>;

/** A query as terms of a list; undefined where its text or its telephone number is none. */
export function termsOf<Type extends string>(type: Type, query: RecordQuery<Type>): SearchTerms | undefined {
  const { id, archived, naming, text = '', ...columns }: RecordQuery<string> = query;
  const typed = parseSearch(text);
  const span = naming === undefined ? undefined : spanOfTyped(naming);
  if (!typed || (naming !== undefined && !span)) return undefined;
  const fields: FieldTerm[] = Object.entries(columns).flatMap(([name, value]) =>
    value === undefined ? [] : [{ field: columnField(type, name), anyOf: [value].flat() }],
  );
  if (id !== undefined) fields.push({ field: 'id', anyOf: [id] });
  if (archived !== undefined) fields.push({ field: 'archived', anyOf: [String(archived)] });
  const numbers = [...(typed.numbers ?? []), ...(span ? [span] : [])];
  return { fields: [...typed.fields, ...fields], words: typed.words, ...(numbers.length > 0 && { numbers }) };
}
