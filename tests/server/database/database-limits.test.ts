import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { connectionsOf, defaultLimits } from '#server/db/limits.ts';
import { type Db, type OpenDatabase, openDatabase, openPostgres } from '#server/db/open.ts';
import { databaseOf } from '#server/db/pooled-database.ts';
import { connectionFigures, openPool } from '#server/db/postgres-pool.ts';
import { isDatabaseUnavailable } from '#server/db/unavailable.ts';
import { testDatabase } from '../support/database-template.ts';
import { callback } from '../support/file-calls.ts';
import { openPortal } from '../support/portal.ts';
import { openFakePooler } from './fake-pooler.ts';

let database: OpenDatabase;
let connection: pg.PoolConfig;
beforeAll(async () => {
  database = await testDatabase();
  const [row] = await rows<{ name: string }>(database.db, sql`select current_database() as name`);
  connection = { ...inject('postgres'), database: row?.name };
});
afterAll(() => database.close());

async function rows<T>(db: Pick<Db, 'execute'>, statement: ReturnType<typeof sql>): Promise<T[]> {
  return ((await db.execute(statement)) as unknown as { rows: T[] }).rows;
}
const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`;
const settings = (db: Pick<Db, 'execute'>) =>
  rows<{ name: string; setting: string }>(
    db,
    sql`select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
  ).then((results) => results.map(({ setting }) => Number(setting)));

async function openPage(limits: Partial<typeof defaultLimits>) {
  const own = await openPostgres(connection, { limits: { ...defaultLimits, ...limits } });
  onTestFinished(() => own.close());
  return own.db;
}

test('§faults a statement of a call stops at its limit with a transient error', async () => {
  const db = await openPage({ statementMs: 150 });
  const failure = await db.execute(sleep(20)).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(isDatabaseUnavailable(failure)).toBe(true);
  await expect(db.maintenance?.execute(sleep(0.4))).resolves.toBeDefined();
});

test('§faults only calls have limits for statements, locks and idle transactions', async () => {
  const db = await openPage({});
  expect(await settings(db)).toEqual([120_000, 10_000, 30_000]);
  expect(await settings(db.plannedOnce as Db)).toEqual([120_000, 10_000, 30_000]);
  expect(await settings(db.maintenance as Db)).toEqual([0, 0, 0]);
});

test('§faults DATABASE_POOL_SIZE is the number of calls that use the database at once', async () => {
  const db = await openPage({ poolSize: 5 });
  const before = connectionFigures();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let inWork = 0;
  const calls = Array.from({ length: 8 }, () =>
    db.transaction(() => {
      inWork += 1;
      return released;
    }),
  );
  await expect.poll(() => inWork).toBe(5);
  const { lent, waiting } = connectionFigures();
  expect([lent - before.lent, waiting - before.waiting]).toEqual([5, 3]);
  release();
  await Promise.all(calls);
  expect(inWork).toBe(8);
});

test('§faults the embedded database admits what the pools may open, and some for commands', () => {
  expect(connectionsOf()).toBe(25);
  expect(connectionsOf({ ...defaultLimits, poolSize: 50 })).toBe(50 + 30 + 3 + 2 + 4);
  expect(() => readConfig({ DATABASE_POOL_SIZE: '4' })).toThrow('a whole number from 5 to 500');
});

test('§faults a call that waits too long for a lock fails as retryable', async () => {
  const db = await openPage({ statementMs: 200 });
  const lock = sql`select pg_advisory_xact_lock(4711)`;
  await database.db.transaction(async (tx) => {
    await tx.execute(lock);
    const failure = await db.transaction((other) => other.execute(lock)).catch((error: unknown) => error);
    expect(isDatabaseUnavailable(failure)).toBe(true);
  });
});

test('§faults a connection to a read-only database is dropped, as the next may reach a writable one', async () => {
  const pool = openPool(connection);
  onTestFinished(() => pool.end());
  const failure = await databaseOf(pool)
    .transaction(
      async (tx) => {
        await tx.execute(sql`create table belongs_nowhere (id int)`);
      },
      { accessMode: 'read only' },
    )
    .catch((error: unknown) => error);
  expect(isDatabaseUnavailable(failure)).toBe(true);
  expect(pool.totalCount).toBe(0);
});

test('§faults with a read-only database, lists work, writes answer 503 and ready gives the reason', async () => {
  const portal = await openPortal();
  onTestFinished(() => portal.close());
  const me = await portal.as('1001/sp.admin');
  const [row] = await rows<{ name: string }>(portal.database.db, sql`select current_database() as name`);
  const admin = new pg.Client(inject('postgres'));
  await admin.connect();
  onTestFinished(() => admin.end());
  const turn = async (word: 'on' | 'off') => {
    await admin.query(`alter database ${row?.name} set default_transaction_read_only = ${word}`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [row?.name]);
  };
  await turn('on');
  await expect.poll(async () => (await portal.call('GET', '/health')).json()).toMatchObject({ database: 'readonly' });
  expect((await me.get('/foundation/1001/data', { query: { type: 'hd.ticket' } })).statusCode).toBe(200);
  const refusal = await me.post('/foundation/1001/data', callback);
  expect([refusal.statusCode, refusal.headers['retry-after'], refusal.json()._error]).toEqual([503, '2', 503]);
  const ready = await portal.call('GET', '/health/ready');
  expect([ready.statusCode, ready.headers['retry-after'], ready.json()._errorMessage]).toEqual([
    503,
    '2',
    'Die Datenbank kann gerade nur gelesen werden.',
  ]);
  await turn('off');
  await expect.poll(async () => (await portal.call('GET', '/health/ready')).statusCode).toBe(200);
  expect((await me.post('/foundation/1001/data', callback)).statusCode).toBe(201);
});

test('§faults a connection pooler is detected and refused at the start, unless it is configured', async () => {
  const pooler = await openFakePooler(connection);
  onTestFinished(() => pooler.close());
  const settings = { databaseUrl: pooler.url, dataDir: mkdtempSync(join(tmpdir(), 'portal-pooler-')) };
  await expect(openDatabase(settings)).rejects.toThrow(/Verteiler.*DATABASE_POOLER[\s\S]*connection pooler/);
  const { db, close } = await openDatabase({ ...settings, database: { ...defaultLimits, isPooled: true } });
  onTestFinished(() => close());
  expect(db.plannedOnce).toBeUndefined();
  expect(await rows(db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

test('§faults behind a pooler a session keeps no prepared statement, setting or lock', async () => {
  const db = await openPage({ isPooled: true });
  expect(await settings(db)).toEqual([0, 0, 0]);
  const left = await db.transaction(async (tx) => {
    for (let times = 0; times < 6; times += 1) await tx.execute(sql`select count(*) from users where id = ${'x'}`);
    return rows(tx, sql`select name from pg_prepared_statements`);
  });
  expect(left).toEqual([]);
  expect(await rows(db, sql`select pid from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`)).toEqual(
    [],
  );
});
