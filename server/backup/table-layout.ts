import type { ClientBase } from 'pg';

/** A table as the catalog describes it, so that a backup needs to know nothing of the program that wrote its rows. */
export interface TableLayout {
  readonly name: string;
  readonly columns: readonly string[];
  /** How its rows are put in an order that every database agrees on. */
  readonly order: string;
  /** Columns that are numbered by the database. */
  readonly serials: readonly string[];
}

/** Tables that mean nothing in another database: work in progress, and rows that each start writes. The job queue has a schema of its own. */
const leftOut = ['job_runs', 'unexplained_files', 'library_gone', 'belonging', 'restoring'];
/** Columns that the database fills by itself, beside generated ones; one of them counts its own transactions. */
const filled = ['library_search.changed_in', 'library_search.filler'];

const tables = `
  select c.relname as name,
    array(select quote_ident(a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and c.relname || '.' || a.attname <> all ($2::text[]) order by a.attnum) as columns,
    (select string_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end, ', ' order by k.n)
      from pg_index x, unnest(x.indkey::int[]) with ordinality k(attnum, n), pg_attribute a
      where x.indrelid = c.oid and x.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum) as "order",
    array(select quote_ident(a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null) as serials,
    array(select r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
      where f.contype = 'f' and f.conrelid = c.oid and f.confrelid <> c.oid) as after
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname <> all ($1::text[])
  order by c.relname`;

/** All tables that a backup holds; each comes after those that its foreign keys name. */
export async function tableLayouts(client: ClientBase): Promise<TableLayout[]> {
  const { rows } = await client.query<TableLayout & { after: string[] }>(tables, [leftOut, filled]);
  const sorted: TableLayout[] = [];
  const names = new Set<string>();
  while (sorted.length < rows.length) {
    const ready = rows.filter(({ name, after }) => !names.has(name) && after.every((one) => names.has(one)));
    if (ready.length === 0) throw new Error('tables refer to each other in a circle');
    for (const { after: _after, ...layout } of ready) {
      names.add(layout.name);
      sorted.push(layout);
    }
  }
  return sorted;
}
