import { type SQL, sql } from 'drizzle-orm';
import { shownStages } from '#contract/sales/customer.ts';
import { readConfig } from '#server/config/config.ts';
import { type Db, maintenanceOf, openDatabase } from '#server/db/open.ts';
import { recordTypes } from '#server/records/registry.ts';

/** Works on the database of a data folder that no server has open, without a limit of time. */
export async function inDatabase(dataDir: string, work: (db: Db) => Promise<unknown>): Promise<void> {
  const { db, close } = await openDatabase(readConfig({ DATA_DIR: dataDir, DATABASE_URL: process.env.DATABASE_URL }));
  await work(maintenanceOf(db));
  await close();
}

/**
 * Writes many rows into a table without indexes and recreates the indexes afterwards, which takes a fraction of the
 * time.
 */
export async function withoutIndexes(db: Db, table: string, work: () => Promise<void>): Promise<void> {
  const indexResult = await db.execute(sql`
    select i.indexname as name, i.indexdef as definition from pg_indexes i
    where i.tablename = ${table} and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`);
  const indexes = (indexResult as unknown as { rows: { name: string; definition: string }[] }).rows;
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.identifier(name)}`);
  await work();
  for (const { definition } of indexes) await db.execute(sql.raw(definition));
}

const text = (name: string) => sql`${sql.identifier(name)} || ' ' || n`;
/** Spread by a hash, so that values of one column tell nothing of those of another. */
const oneOf = (...values: readonly string[]) =>
  sql`(${sql.raw(`array['${values.join("','")}']`)})[1 + abs(hashint4(n) % ${values.length})]`;
const someDay = sql`(date '2026-01-01' + (n % 365))::text`;

/** Columns in which the copies of a record differ; all others are as they were. */
const spread: Readonly<Record<string, Readonly<Record<string, SQL>>>> = {
  'hd.ticket': {
    value1: text('value1'),
    value2: oneOf('new', 'inProgress', 'waiting', 'closed', 'reopened'),
    value3: sql`'Kontakt ' || md5(n::text)`,
    value4: sql`(created + n)::text`,
    value5: oneOf('etcBillingRequest', 'etcCallBackRequest', 'etcProjectRequest', 'etcProvisionComplain'),
    value6: sql`'k' || n % 7`,
    value7: sql`(n % 16)::text`,
    value8: someDay,
    value9: sql`md5(n::text)`,
  },
  'hfo.vp.customer': {
    value1: text('value1'),
    value2: sql`(10000 + n % 80000) || ' Ort ' || n % 9000`,
    value4: sql`'+4930' || (1000000 + n)`,
    value6: oneOf(...shownStages),
    value7: someDay,
    value8: someDay,
  },
  'ws.number': { value1: sql`'06421 ' || (10000000 + n)`, value6: sql`'a' || n % 10000` },
  'ws.sip': { value1: sql`'w' || (10000000 + n) || '-01'`, value2: text('value2') },
  'hfo.vp.draft': { value3: text('value3'), value5: sql`'c' || n % 20000`, value8: sql`(n % 101)::text` },
  'hfo.vp.order': { value3: text('value3'), value5: sql`'c' || n % 20000`, value6: someDay, value8: someDay },
};

const columns = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `value${n}`);
const tallied = (type: string) => recordTypes.find((one) => one.type === type)?.tallied ?? [];

/** Counts the records of these foundations that were written without counting. */
export const tallyRecords = (db: Db, type: string, foundations: SQL) =>
  db.execute(sql`
    insert into record_tallies (trid, type, archived, "values", n)
    select trid, type, archived, array[${sql.join(
      tallied(type).map((name) => sql`coalesce(${sql.identifier(name)}, '')`),
      sql`, `,
    )}]::text[] as of, count(*) from records where type = ${type} and ${foundations} group by 1, 2, 3, 4
    on conflict (trid, type, archived, "values") do update set n = excluded.n`);

/** Copies the records of a type that an organisation has so often that there are `count` more of them. */
export async function addRecords(db: Db, trid: string, type: string, count: number): Promise<void> {
  const differing = spread[type] ?? {};
  const values = columns.map((name) => differing[name] ?? sql`${sql.identifier(name)}`);
  await db.execute(sql`
    insert into records (id, trid, type, foreignid, number, ${sql.raw(columns.join(', '))}, archived, version, created,
      created_by, modified, modified_by, data, search_text)
    select gen_random_uuid()::text, trid, type, (10000000 + n)::text, 10000000 + n, ${sql.join(values, sql`, `)}, false, 1,
      created - (n % 365) * 86400000::bigint + n, created_by, modified + (n::bigint * 7919) % 86400000, modified_by, data, search_text
    from (select *, row_number() over (order by number) - 1 as place, count(*) over () as among from records
        where trid = ${trid} and type = ${type} and not archived) one
      join generate_series(1, ${count}::int) n on n % among = place`);
  await tallyRecords(db, type, sql`trid = ${trid}`);
  await db.execute(sql`vacuum analyze records`);
}

/**
 * Creates the search entries of records that were written without them; otherwise a server would do so one by one
 * during the measurement.
 */
export const addMissingEntries = (db: Db, type: string) =>
  withoutIndexes(db, 'search_entries', async () => {
    await db.execute(sql`
      insert into search_entries (trid, record_id, type, foreignid, title, detail, modified, words)
      select trid, id, type, foreignid, coalesce(value1, ''), value2, modified, search_text from records r
      where type = ${type} and not exists (select 1 from search_entries e where e.trid = r.trid and e.record_id = r.id)`);
  });
