import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../server/db/open.ts';
import { refuseUnknownSchema } from '../../../server/db/schema-version.ts';
import { testDatabase } from '../support/database-template.ts';

const migrations = fileURLToPath(new URL('../../../server/db/migrations', import.meta.url));

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('a database that a newer version has changed is refused with a sentence that says what to do; one’s own is not', async () => {
  const { db } = database;
  await refuseUnknownSchema(db, migrations);
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 4102444800000)`,
  );
  await expect(refuseUnknownSchema(db, migrations)).rejects.toThrow(
    /made or changed by a newer version of the portal.* restore a backup/,
  );
  await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'of tomorrow'`);
  await refuseUnknownSchema(db, migrations);
  await db.execute(sql`drop schema drizzle cascade`);
  await refuseUnknownSchema(db, migrations);
});
