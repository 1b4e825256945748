import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/open.ts';
import * as administration from '#server/db/tables/administration-tables.ts';
import * as apiKey from '#server/db/tables/api-key-tables.ts';
import * as audit from '#server/db/tables/audit-tables.ts';
import * as availability from '#server/db/tables/availability-tables.ts';
import * as brand from '#server/db/tables/brand-tables.ts';
import * as carrier from '#server/db/tables/carrier-tables.ts';
import * as catalogue from '#server/db/tables/catalogue-tables.ts';
import * as claim from '#server/db/tables/claim-table.ts';
import * as commission from '#server/db/tables/commission-tables.ts';
import * as content from '#server/db/tables/content-tables.ts';
import * as formInputs from '#server/db/tables/form-input-table.ts';
import * as handover from '#server/db/tables/handover-table.ts';
import * as incomingMail from '#server/db/tables/incoming-mail-tables.ts';
import * as job from '#server/db/tables/job-tables.ts';
import * as library from '#server/db/tables/library-tables.ts';
import * as listView from '#server/db/tables/list-view-tables.ts';
import * as mail from '#server/db/tables/mail-tables.ts';
import * as notice from '#server/db/tables/notice-tables.ts';
import * as notification from '#server/db/tables/notification-tables.ts';
import * as profile from '#server/db/tables/profile-tables.ts';
import * as recordMail from '#server/db/tables/record-mail-table.ts';
import * as record from '#server/db/tables/record-tables.ts';
import * as retention from '#server/db/tables/retention-tables.ts';
import * as search from '#server/db/tables/search-tables.ts';
import * as secondFactor from '#server/db/tables/second-factor-tables.ts';
import * as session from '#server/db/tables/session-tables.ts';
import * as settings from '#server/db/tables/settings-table.ts';
import * as signOn from '#server/db/tables/sign-on-tables.ts';
import * as staff from '#server/db/tables/staff-tables.ts';
import { byFoundation, globalTables } from '#server/db/tables/table-scopes.ts';
import * as main from '#server/db/tables/tables.ts';
import * as webhook from '#server/db/tables/webhook-tables.ts';
import * as work from '#server/db/tables/work-tables.ts';
import { unboundTables } from '../support/bound-trid.ts';
import { testDatabase } from '../support/database-template.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function rows<T>(statement: ReturnType<typeof sql>): Promise<T[]> {
  return ((await database.db.execute(statement)) as unknown as { rows: T[] }).rows;
}
const foundationTables = byFoundation.map(getTableName);

test('every table is declared to belong to a foundation or to none, with a reason', async () => {
  const declared = [...foundationTables, ...globalTables.map(([table]) => getTableName(table))].sort();
  const modules = [
    main,
    administration,
    brand,
    apiKey,
    mail,
    catalogue,
    retention,
    record,
    recordMail,
    search,
    secondFactor,
    session,
    settings,
    signOn,
    staff,
    work,
    formInputs,
    library,
    listView,
    content,
    commission,
    claim,
    job,
    audit,
    availability,
    carrier,
    profile,
    notice,
    notification,
    handover,
    webhook,
    incomingMail,
  ];
  const defined = modules.flatMap((module) => Object.values(module).filter((one) => is(one, PgTable)));
  expect(declared).toEqual(defined.map((table) => getTableName(table as PgTable)).sort());
  const creation = await rows<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  expect(declared).toEqual(creation.map(({ name }) => name).sort());
  for (const [, reason] of globalTables) expect(reason).not.toBe('');
});

test('every global table says how it grows: one on a single node by its end or its limit, one of users by them', async () => {
  for (const [table, , { place, of, until, maxRows }] of globalTables) {
    const name = getTableName(table);
    expect([name, of]).not.toEqual([name, '']);
    expect([name, place === 'central', until !== undefined || maxRows !== undefined]).not.toEqual([name, true, false]);
  }
  const ofUsers = globalTables.filter(([, , { place }]) => place === 'byUser').map(([table]) => getTableName(table));
  const columns = await rows<{ table: string }>(
    sql`select table_name as "table" from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
  );
  const withUser = new Set(columns.map(({ table }) => table));
  expect(ofUsers.filter((name) => !withUser.has(name))).toEqual([]);
});

test('keys, indexes and foreign keys of a foundation’s tables begin with its trid', async () => {
  const indexes = await rows<{ table: string; index: string; first: string }>(sql`
    select t.relname as "table", i.relname as index, pg_get_indexdef(x.indexrelid, 1, true) as first
    from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    where t.relnamespace = 'public'::regnamespace`);
  const own = indexes.filter(({ table }) => foundationTables.includes(table));
  expect(new Set(own.map(({ table }) => table))).toEqual(new Set(foundationTables));
  expect(own.filter(({ first }) => first !== 'trid')).toEqual([]);

  const foreign = await rows<{ table: string; key: string; first: string; target: string }>(sql`
    select t.relname as "table", c.conname as key, a.attname as first, b.attname as target
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
    where c.contype = 'f' and t.relnamespace = 'public'::regnamespace`);
  const keys = foreign.filter(({ table }) => foundationTables.includes(table));
  expect(keys.length).toBeGreaterThan(3);
  expect(keys.filter(({ first, target }) => first !== 'trid' || target !== 'trid')).toEqual([]);
});

test('no table of a foundation has a trigger, as distributed databases run no statement triggers', async () => {
  const triggers = await rows<{ table: string }>(
    sql`select distinct t.relname as "table" from pg_trigger g join pg_class t on t.oid = g.tgrelid where not g.tgisinternal`,
  );
  expect(triggers.filter(({ table }) => foundationTables.includes(table))).toEqual([]);
});

test.each<[statement: string, unbound: string[]]>([
  ['select * from "records" where ("records"."trid" = $1 and "records"."id" = $2)', []],
  ['select * from records where trid = $1', []],
  ['delete from "activities" where ("activities"."trid" in ($1, $2) and "activities"."time" <= $3)', []],
  ['insert into "attachments" ("trid", "id") values ($1, $2)', []],
  ['insert into record_tallies as t (trid, n) select trid, count(*) from records where trid = $1 group by 1', []],
  [
    'select * from "attachments" inner join "records" on ("records"."trid" = "attachments"."trid" and "records"."id" = "attachments"."record_id") where "attachments"."trid" = $1',
    [],
  ],
  ['select (select count(*) from "records" where ("records"."trid" = $1 and ("a" or "b")))::int from (select) one', []],
  ['select * from "users" where "users"."id" = $1', []],
  ['select * from "records" where "records"."id" = $1', ['records']],
  ['select count(*) from records', ['records']],
  ['delete from "activities" where "activities"."time" <= $1', ['activities']],
  ['update "records" set "version" = $1 where "records"."id" = $2', ['records']],
  ['insert into "attachments" ("id", "record_id") values ($1, $2)', ['attachments']],
  ['select * from "activities" where ("activities"."trid" = $1 or "activities"."user_id" = $2)', ['activities']],
  [
    'select * from "attachments" inner join "records" on "records"."id" = "attachments"."record_id" where "attachments"."trid" = $1',
    ['records'],
  ],
  [
    'select 1 from users where exists (select 1 from "form_inputs" where "form_inputs"."user_id" = users.id)',
    ['form_inputs'],
  ],
  ['select * from users u, records r where u.id = r.id', ['records']],
  ['select * from "records" where "records"."trid" in (select "trid" from "memberships")', ['records']],
])('what a statement leaves open is seen: %s', (statement, unbound) => {
  expect(unboundTables(statement)).toEqual(unbound);
});
