import * as z from 'zod/mini';

/** Columns that the interface has no number for: they are called on the wire and in the database as in code. */
export const ownColumns = ['city'] as const;
/** What lists call their columns on the wire. */
export type WireColumn = `value${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}` | (typeof ownColumns)[number];

/** The columns of a record type: their names in code, and what they are called on the wire. */
export type ColumnMap = Readonly<Record<string, WireColumn>>;
export type ColumnName<M extends ColumnMap> = keyof M & string;
/** The values of a record's columns by their names; absent where a column is empty. */
type ColumnsOf<M extends ColumnMap> = { readonly [Name in keyof M]?: string | undefined };
/** The same on the wire. */
type WireColumnsOf<M extends ColumnMap> = { readonly [Wire in M[keyof M]]?: string | undefined };

/** A field of a row as the wire calls it, with the `-` of a descending order; fields that are no columns keep their names. */
export function toWire(columns: ColumnMap, field: string): string {
  const name = field.replace(/^-/, '');
  return Object.hasOwn(columns, name) ? field.replace(name, () => columns[name] ?? name) : field;
}

/** The other way round. */
export function fromWire(columns: ColumnMap, field: string): string {
  const wire = field.replace(/^-/, '');
  const name = Object.keys(columns).find((one) => columns[one] === wire);
  return name ? field.replace(wire, () => name) : field;
}

type Fields = Readonly<Record<string, unknown>>;
const renamed = (fields: Fields, rename: (field: string) => string): Fields =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [rename(field), value]));

/** Values by their names in code → by those of the wire. */
export const toWireColumns = <const M extends ColumnMap>(columns: M, values: ColumnsOf<M>): WireColumnsOf<M> =>
  renamed(values, (field) => toWire(columns, field)) as WireColumnsOf<M>;

/** Values of the wire → by their names in code; other fields of a record are left out. */
export const fromWireColumns = <const M extends ColumnMap>(
  columns: M,
  record: { readonly [Wire in WireColumn]?: string | null | undefined },
): ColumnsOf<M> =>
  Object.fromEntries(
    Object.entries(columns).map(([name, wire]) => [name, record[wire] ?? undefined]),
  ) as unknown as ColumnsOf<M>;

/** Values that a search term may have: one, any of several, or a pattern such as `1..9`. */
type Terms<M extends ColumnMap> = { readonly [Name in keyof M]?: string | readonly string[] | undefined };

/** Terms of the `search` of a list call. */
export const searchTerms = <const M extends ColumnMap>(columns: M, terms: Terms<M>): string =>
  Object.entries<string | readonly string[] | undefined>(terms)
    .flatMap(([name, value]) => (value === undefined ? [] : `${toWire(columns, name)}:${value}`))
    .join(' ');

export type Shape = Readonly<Record<string, z.ZodMiniType>>;
type WireShape<M extends ColumnMap, S extends Shape> = {
  [Name in keyof S as Name extends keyof M ? M[Name] : Name]: S[Name];
};

/** The contract of a row or a record: it reads what the wire sends, and answers its columns by their names. */
export function rowOf<const M extends ColumnMap, const S extends Shape>(columns: M, shape: S) {
  const wire = z.object(renamed(shape, (field) => toWire(columns, field)) as WireShape<M, S>);
  const named = z.pipe(
    wire,
    z.transform((row) => renamed(row, (field) => fromWire(columns, field)) as z.output<z.ZodMiniObject<S>>),
  );
  return Object.assign(named as z.ZodMiniType<z.output<z.ZodMiniObject<S>>, z.input<typeof wire>>, {
    /** Its fields as the wire calls them. */
    shape: wire.shape,
    wire,
  });
}
