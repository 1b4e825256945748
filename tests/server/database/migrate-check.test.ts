import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { estimateMigration, migrateCheck, pendingMigrations } from '#server/admin/migrate-check.ts';
import { readConfig } from '#server/config/config.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { testDatabase } from '../support/database-template.ts';

let database: OpenDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await testDatabase('template_demo');
  client = new pg.Client(database.connection);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
});

const sizes = new Map([
  ['records', 100 * 1024 ** 2],
  ['users', 1],
]);
test.each([
  [['create table "drafts" ("id" text)'], 0, true],
  [['alter table "records" add column "note" text'], 0, true],
  [['create index "records_note" on "records" using btree ("note")'], 5, true],
  [['UPDATE "records" SET "note" = \'\'', 'create index "x" on "records" ("y")'], 10, true],
  [['alter table "records" alter column "note" set not null'], 5, false],
  [['alter table "records" drop column "note"'], 0, false],
  [['drop table "users"'], 0, false],
  [['alter table "users" rename column "a" to "b"'], 0, false],
  [['create unique index "users_b" on "users" ("b")'], 1, true],
  [['alter table "users" add column "c" text not null'], 0, false],
  [['alter table "users" add column "c" text default \'\' not null'], 0, true],
])('§faults %j takes %i s at most, rolling: %s', (statements, seconds, isRolling) => {
  expect(estimateMigration('x', statements, sizes)).toEqual({ name: 'x', seconds, isRolling });
});

test('§faults migrate --check names what the next start would do, and changes nothing', async () => {
  expect(await pendingMigrations(client)).toEqual([]);
  const { rows } = await client.query('select * from drizzle.__drizzle_migrations order by id desc limit 2');
  const ids = rows.map(({ id }) => id);
  await client.query('delete from drizzle.__drizzle_migrations where id = any ($1)', [ids]);
  const pending = await pendingMigrations(client);
  expect(pending.map(({ name }) => name.slice(0, 2))).toEqual(['00', '00']);
  const count = await client.query('select count(*)::int as n from drizzle.__drizzle_migrations');
  expect(count.rows[0].n).toBeGreaterThan(15);
  expect(await pendingMigrations(client)).toEqual(pending);
});

test('§faults an empty database has everything before it, and a wrong word is refused', async () => {
  const admin = new pg.Client(inject('postgres'));
  await admin.connect();
  await admin.query('create database migrate_check');
  try {
    const { host = '', user, password } = inject('postgres');
    const url = `postgres://${user}:${password}@${encodeURIComponent(String(host))}/migrate_check`;
    const config = readConfig({ DATABASE_URL: url });
    const { code, lines } = await migrateCheck(config, ['--check']);
    expect([code, lines.at(0), lines.at(-1)]).toEqual([
      0,
      expect.stringContaining('0000_baseline'),
      expect.stringMatching(/^\d\d migrations, about 0 s; nothing was changed\.$/),
    ]);
    expect(await migrateCheck(config, [])).toEqual({
      code: 1,
      lines: [expect.stringContaining('usage: migrate --check')],
    });
  } finally {
    await admin.query('drop database migrate_check with (force)');
    await admin.end();
  }
});
