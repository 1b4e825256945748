import type { ColumnMap, ColumnName } from './columns.ts';

/** Most records that something is done with in one call. */
export const maxBulkRecords = 500;

/** One of some values, a code, id or text that only the records know, or a range with both its ends in it, of which either may be open. */
export type ListFilter =
  | { readonly kind: 'oneOf'; readonly field: string; readonly values: readonly string[] }
  | { readonly kind: 'code' | 'text'; readonly field: string }
  | { readonly kind: 'days' | 'numbers'; readonly field: string };

/** Tabs filter the records by values of one field. */
interface ListTabs {
  /** In the address. */
  readonly name: string;
  readonly field: string;
  /** Each of them is a tab by itself too. */
  readonly values: readonly string[];
  readonly groups: Readonly<Record<string, (employee: boolean) => readonly string[]>>;
  readonly first: string;
}

/** What a list can be asked, as data: it reads the address, writes the call and draws the filters. Fields are named as in code. */
export interface ListRules {
  /** What the wire calls them; absent where it has the same names. */
  readonly columns?: ColumnMap;
  /** Columns that it can be sorted by. */
  readonly sorts: readonly string[];
  /** At first; `-` before a column for descending. */
  readonly sort: string;
  readonly tabs?: ListTabs;
  /** By their name in the address. */
  readonly filters?: Readonly<Record<string, ListFilter>>;
  /** Filters are parameters of the call by their names, not terms of its search. */
  readonly hasOwnParameters?: boolean;
  /** Records may be put into the archive, which is shown apart. */
  readonly hasArchive?: boolean;
}

/** Fields that every record has. */
type OwnField = 'foreignid' | 'created' | 'modified';

/** The rules of a list with these columns; the type checks their names. */
export interface ListRulesOf<M extends ColumnMap, Field extends string = ColumnName<M> | OwnField> extends ListRules {
  readonly columns: M;
  readonly sorts: readonly Field[];
  readonly sort: Field | `-${Field}`;
  readonly tabs?: ListTabs & { readonly field: Field };
  readonly filters?: Readonly<Record<string, ListFilter & { readonly field: Field | 'owner' }>>;
}
