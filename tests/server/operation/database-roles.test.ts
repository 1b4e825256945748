import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openPostgres } from '#server/db/open.ts';

const script = readFileSync(join(import.meta.dirname, '../../../deploy/postgres/roles.sql'), 'utf8');
const roles = ['portal', 'portal_backup', 'portal_monitor'];
/** The PostgreSQL of a run is shared: names of this test's own. */
const own = (text: string) => text.replaceAll(/\bportal(?=[ ,;_]|$)/gm, 'roletest');
const password = 'only-for-this-test';

const as = (user: string) => ({ ...inject('postgres'), user: own(user), password, database: 'roletest' });
const admin = async (...statements: string[]) => {
  const client = new pg.Client(inject('postgres'));
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};
const statements = own(script.replaceAll(/^--.*$/gm, ''))
  .split(';')
  .map((statement) => statement.trim())
  .filter(Boolean);

async function ask(user: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client(as(user));
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(() => admin(...statements, ...roles.map((role) => `alter role ${own(role)} password '${password}'`)));
afterAll(() => admin('drop database roletest with (force)', ...roles.map((role) => `drop role ${own(role)}`)));

test('§faults the role of the servers makes the tables and is no administrator', async () => {
  const database = await openPostgres(as('portal'));
  await database.close();
  expect(await ask('portal', 'select count(*) > 50 as made from information_schema.tables')).toEqual([{ made: true }]);
  await expect(ask('portal', 'create role another')).rejects.toThrow('permission denied');
  await expect(ask('portal', 'create database another')).rejects.toThrow('permission denied');
});

test('§faults the role of backups reads each table and writes none', async () => {
  expect(await ask('portal_backup', 'select count(*)::int as users from users')).toEqual([{ users: 0 }]);
  await expect(ask('portal_backup', 'delete from users')).rejects.toThrow('read-only transaction');
  await expect(ask('portal_backup', 'begin read write; delete from users')).rejects.toThrow('permission denied');
});

test('§faults the role that watches sees figures of the database and no rows', async () => {
  expect(await ask('portal_monitor', 'select count(*) > 0 as seen from pg_stat_activity')).toEqual([{ seen: true }]);
  await expect(ask('portal_monitor', 'select * from users')).rejects.toThrow('permission denied');
});
