import { getTableName, sql } from 'drizzle-orm';
import type { Db, OpenDatabase } from '#server/db/open.ts';
import { byFoundation } from '#server/db/tables/table-scopes.ts';
import { testDatabase } from './database-template.ts';

const partitions = 4;

async function rows<T>(db: Db, text: string): Promise<T[]> {
  return ((await db.execute(sql.raw(text))) as unknown as { rows: T[] }).rows;
}

/** A new database that partitions the foundations' tables by hash of the trid and otherwise matches the migrations. */
export async function partitionedDatabase(): Promise<OpenDatabase> {
  const database = await testDatabase();
  const { db } = database;
  const names = byFoundation.map(getTableName);
  const foreignKeys = await rows<{ name: string; key: string; definition: string }>(
    db,
    `select conrelid::regclass::text as name, conname as key, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid::regclass::text in (${names.map((name) => `'${name}'`)})`,
  );
  for (const name of names) {
    await rows(db, `alter table ${name} rename to ${name}_whole`);
    await rows(db, `create table ${name} (like ${name}_whole including all) partition by hash (trid)`);
    for (let part = 0; part < partitions; part += 1) {
      const values = `with (modulus ${partitions}, remainder ${part})`;
      await rows(db, `create table ${name}_${part} partition of ${name} for values ${values}`);
    }
  }
  for (const name of names) await rows(db, `drop table ${name}_whole cascade`);
  for (const { name, key, definition } of foreignKeys) {
    await rows(db, `alter table ${name} add constraint ${key} ${definition}`);
  }
  return database;
}

export interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

const relationsOf = (plan: Plan): string[] => [
  ...(plan['Relation Name'] ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(relationsOf),
];

/** How PostgreSQL would find the rows of a statement. */
export async function plansOf(db: Db, text: string, params: readonly unknown[]): Promise<Plan[]> {
  // The parameters at their places, as drizzle would have put them there.
  const parts = text.split(/\$\d+/);
  const order = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => params[Number(number) - 1]);
  const bound = parts.flatMap((part, index) => [
    sql.raw(part),
    ...(index < order.length ? [sql`${sql.param(order[index])}`] : []),
  ]);
  const answer = await db.execute(sql`explain (format json) ${sql.join(bound)}`);
  const [row] = (answer as unknown as { rows: { 'QUERY PLAN': { Plan: Plan }[] }[] }).rows;
  return (row?.['QUERY PLAN'] ?? []).map(({ Plan }) => Plan);
}

/** The partitions that PostgreSQL would look at for a statement, by table. */
export async function touchedPartitions(db: Db, text: string, params: readonly unknown[]) {
  const touched = new Set((await plansOf(db, text, params)).flatMap(relationsOf));
  return Map.groupBy(
    [...touched].filter((relation) => /_\d$/.test(relation)),
    (relation) => relation.replace(/_\d$/, ''),
  );
}
