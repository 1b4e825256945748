import type { ClientBase } from 'pg';

/** What is made after the rows: each row would be sorted into every index by itself, and look up every foreign key. */
export interface DeferredStructure {
  /** By table; those of one table may be made side by side. */
  readonly indexes: ReadonlyMap<string, readonly string[]>;
  /** One after the other. */
  readonly constraints: readonly string[];
}

interface Row {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Indexes of primary keys, of unique constraints and of what foreign keys refer to stay. */
const indexes = `
  select t.oid::regclass::text as "table", i.oid::regclass::text as name,
    -- For a table in partitions it would be made on none of them.
    replace(pg_get_indexdef(i.oid), ' ON ONLY ', ' ON ') as definition
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not i.relispartition
    and not exists (select from pg_constraint c where c.conindid = i.oid)
  order by i.relname`;

/** Exclusions before foreign keys. */
const constraints = `
  select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where connamespace = 'public'::regnamespace and contype in ('f', 'x') and conparentid = 0
  order by contype desc, conname`;

/** Takes away from empty tables what costs time for each row, and answers the statements that bring it back. */
export async function deferStructure(client: ClientBase): Promise<DeferredStructure> {
  const { rows: indexRows } = await client.query<Row>(indexes);
  const { rows: constraintRows } = await client.query<Row>(constraints);
  for (const { table, name } of constraintRows) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexRows) await client.query(`drop index ${name}`);
  return {
    indexes: new Map(
      Object.entries(Object.groupBy(indexRows, ({ table }) => table)).map(([table, own = []]) => [
        table,
        own.map(({ definition }) => definition),
      ]),
    ),
    constraints: constraintRows.map(
      ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
    ),
  };
}
