import { type SQL, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Portal } from './portal.ts';

interface Rows<Row> {
  readonly rows: readonly Row[];
}

/** Every row that the database holds as a text, beginning with its table's name; but for some tables. */
export async function everyText(portal: Portal, but: readonly string[] = []): Promise<string[]> {
  const { db } = portal.services;
  const ask = async <Row>(statement: SQL) => ((await db.execute(statement)) as unknown as Rows<Row>).rows;
  const tables = await ask<{ schema: string; name: string }>(
    sql`select schemaname as schema, tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { schema, name } of tables.filter((table) => !but.includes(table.name))) {
    const rows = await ask<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(schema)}.${sql.identifier(name)} t`,
    );
    texts.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  expect(texts.length).toBeGreaterThan(100);
  return texts;
}
