import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { estimateMigration } from '#server/admin/migrate-check.ts';
import { rowsIn } from '#server/backup/backup-tables.ts';
import type { Manifest } from '#server/backup/manifest.ts';
import { restore } from '#server/backup/restore.ts';
import { readConfig } from '#server/config/config.ts';
import { migrationsFolder, openPostgres } from '#server/db/open.ts';
import { recordTypes } from '#server/records/registry.ts';
import { dumpDays, readStatements, unpackDump } from '#tests/upgrades/dump.ts';
import { openPortal, type Portal } from '../support/portal.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'portal-upgrades-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function emptyDatabase() {
  const connection = inject('postgres');
  const admin = new pg.Client(connection);
  await admin.connect();
  const database = `upgrade_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${database} template template0`);
  return {
    connection: { ...connection, database },
    async drop() {
      await admin.query(`drop database ${database} with (force)`);
      await admin.end();
    },
  };
}

/** PostgreSQL's codes of tables, columns and functions that are not there, or of another type. */
const goneCodes = new Set(['42P01', '42703', '42883', '42804']);

test('each state of the changelog but the newest and the first has its data', () => {
  const days = [...readFileSync(join(root, 'CHANGELOG.md'), 'utf8').matchAll(/^## (\d{4}-\d\d-\d\d)$/gm)].map(
    ([, day]) => day,
  );
  // The first one kept its data in another engine.
  expect(dumpDays()).toEqual(expect.arrayContaining(days.slice(1, -1)));
});

/** Tables of before that have no successor of their name. */
const dropped = new Set(['leases']);

describe.each(dumpDays())('§faults the data of %s, in the present version', (day) => {
  let portal: Portal;
  let manifest: Manifest;
  let database: Awaited<ReturnType<typeof emptyDatabase>>;
  const ask = async (text: string): Promise<Record<string, unknown>[]> => {
    const client = new pg.Client(database.connection);
    await client.connect();
    return (await client.query(text).finally(() => client.end())).rows;
  };
  const rowsOf = async (table: string) => (await ask(`select count(*)::int as n from ${table}`))[0]?.['n'];

  beforeAll(async () => {
    database = await emptyDatabase();
    const backup = join(folder, day);
    manifest = unpackDump(day, backup);
    const { host = '', user, password, database: name } = database.connection;
    const DATABASE_URL = `postgres://${user}:${password}@${encodeURIComponent(String(host))}/${name}`;
    await restore(backup, readConfig({ DATA_DIR: join(folder, `data-${day}`), DATABASE_URL }), () => undefined);
    portal = await openPortal({}, async () => {
      const opened = await openPostgres(database.connection);
      return { ...opened, close: () => opened.close().then(database.drop) };
    });
  });
  afterAll(() => portal.close());

  test('every row is there', async () => {
    for (const [table, { rows }] of Object.entries(manifest.tables))
      if (!dropped.has(table)) expect([table, await rowsOf(table)]).toEqual([table, rows]);
  });

  test('users sign in, and lists and records of each type are read', async () => {
    const [partner, wholesale, employee] = [
      await portal.as('1001/sp.admin'),
      await portal.as('2001/ws.user'),
      await portal.as('9001/etc.staff'),
    ];
    let read = 0;
    for (const { type } of recordTypes)
      for (const [session, trid] of [
        [partner, '1001'],
        [wholesale, '2001'],
        [employee, '9001'],
      ] as const) {
        const answer = await session.get(`/foundation/${trid}/data?type=${type}&_limit=5`);
        if (answer.statusCode !== 200) continue;
        for (const { id } of answer.json<{ items: { id: string }[] }>().items) {
          const one = await session.get(`/foundation/${trid}/data/${id}`);
          expect([type, one.statusCode, one.json().id]).toEqual([type, 200, id]);
          read += 1;
        }
      }
    expect(read).toBeGreaterThan(50);
    expect((await partner.get('/search?search=Sonnental')).statusCode).toBe(200);
    expect((await employee.get('/staff/queue')).statusCode).toBe(200);
  });

  // Both versions write into one database while servers are replaced one by one.
  test('a server of that day works on, unless migrate --check says to end it first', async () => {
    const ending = readMigrationFiles({ migrationsFolder })
      .slice(manifest.migrations.length)
      .flatMap(({ sql }) => sql.filter((statement) => !estimateMigration('', [statement], new Map()).isRolling))
      .flatMap((statement) => /\btable\s+"(\w+)"/i.exec(statement)?.[1] ?? []);
    const faults = [...(await unpreparedStatements(readStatements(day) ?? [])), ...(await demandedColumns())];
    expect(faults.filter((fault) => !ending.some((table) => fault.includes(table)))).toEqual([]);
    // What the check looks for, it finds.
    expect(await unpreparedStatements(['select gone from users', 'insert into nowhere values ($1)'])).toHaveLength(2);
  });

  /** Statements that name what is not there any more. */
  async function unpreparedStatements(statements: readonly string[]): Promise<string[]> {
    const client = new pg.Client(database.connection);
    await client.connect();
    const faults: string[] = [];
    for (const text of statements.filter((one) => /^\s*(?:select|insert|update|delete|with)\b/i.test(one))) {
      const fault = await client.query(`prepare one as ${text}`).then(
        () => undefined,
        ({ code, message }: pg.DatabaseError) => (goneCodes.has(code ?? '') ? `${message}: ${text}` : undefined),
      );
      await client.query('deallocate all');
      if (fault) faults.push(fault);
    }
    await client.end();
    return faults;
  }

  /** Columns that a row must have and that were not there. */
  async function demandedColumns(): Promise<string[]> {
    const columns = await ask(`select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER'
        and is_identity = 'NO'`);
    const before = new Map<string, string[]>();
    for (const [table, { rows }] of Object.entries(manifest.tables))
      if (rows > 0)
        for await (const row of rowsIn<object>(join(folder, day), table)) before.set(table, Object.keys(row));
    return columns.flatMap(({ table, column }) =>
      before.get(String(table))?.includes(String(column)) === false ? [`${table}.${column}`] : [],
    );
  }
});
