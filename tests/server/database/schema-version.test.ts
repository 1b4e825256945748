import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/open.ts';
import { refuseUnknownSchema } from '#server/db/schema-version.ts';
import { testDatabase } from '../support/database-template.ts';

const migrations = fileURLToPath(new URL('../../../server/db/migrations', import.meta.url));

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function rows<T>(statement: ReturnType<typeof sql>): Promise<T[]> {
  return ((await database.db.execute(statement)) as unknown as { rows: T[] }).rows;
}

const note = (hash: string, created: number) =>
  sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${created})`;

test.each([
  ['newer', 4_102_444_800_000, /made or changed by a newer version of the portal.* restore a backup/],
  ['older', 1, /älter als alles[\s\S]*older than anything that this version .* can upgrade/],
])(
  'a database that a %s version has changed is refused with a sentence of its own',
  async (_age, created, sentence) => {
    const { db } = database;
    await refuseUnknownSchema(db, migrations);
    await db.execute(note('of another time', created));
    await expect(refuseUnknownSchema(db, migrations)).rejects.toThrow(sentence);
    await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'of another time'`);
    await refuseUnknownSchema(db, migrations);
  },
);

test('an older database is upgraded, and one that lacks a change in between is refused', async () => {
  const { db } = database;
  const [last] = await rows<{ hash: string; created_at: string }>(
    sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations) returning hash, created_at`,
  );
  await refuseUnknownSchema(db, migrations);
  const [amid] = await rows<{ hash: string; created_at: string }>(
    sql`delete from drizzle.__drizzle_migrations where id = (select min(id) + 1 from drizzle.__drizzle_migrations) returning hash, created_at`,
  );
  await expect(refuseUnknownSchema(db, migrations)).rejects.toThrow(/lacks changes that should have come before/);
  for (const one of [last, amid]) await db.execute(note(one?.hash ?? '', Number(one?.created_at)));
});

test('a database without tables is taken', async () => {
  const { db } = database;
  await db.execute(sql`drop schema drizzle cascade`);
  await refuseUnknownSchema(db, migrations);
});
