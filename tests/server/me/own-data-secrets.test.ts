import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formInputs } from '#server/db/tables/form-input-table.ts';
import { records } from '#server/db/tables/record-tables.ts';
import { exportedRecord } from '#server/downloads/exported-record.ts';
import { shownData } from '#server/records/engine/definition/protected-fields.ts';
import { recordTypes } from '#server/records/registry.ts';
import { demoPassword, openPortal, type Portal } from '../support/portal.ts';
import { readZip } from '../support/read-zip.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const canary = 'Kanarienvogel';
const iban = 'DE89370400440532013000';
const traces = /kanari|0532\s?0130/i;
type Stored = Record<string, unknown>;

const withPath = (data: Stored, [key = '', ...rest]: readonly string[]): Stored => ({
  ...data,
  [key]: rest.length === 0 ? canary : withPath((data[key] ?? {}) as Stored, rest),
});

/** A record's data with a canary wherever something is hidden, and a secret under each name that one may have. */
const seeded = (data: Stored, paths: readonly string[]): Stored => {
  const secrets = { customerPassword: canary, sipPassword: canary, accessToken: canary, portPin: canary, iban };
  const hidden = paths.reduce((all, path) => withPath(all, path.split('.')), data);
  const nested = Object.fromEntries(
    Object.entries(hidden).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value, ...secrets } : value,
    ]),
  );
  return { ...nested, ...secrets, undeclared: canary, remark: `Bitte auf ${iban.replace(/(.{4})/g, '$1 ')}buchen` };
};

/** One stored record of each type, of any organisation; types that the demo has none of begin empty. */
async function sampleOf(type: string): Promise<Stored> {
  for (const trid of ['1001', '1003', '2001', '2002', '9001']) {
    const [row] = await portal.database.db
      .select()
      .from(records)
      .where(and(eq(records.trid, trid), eq(records.type, type)))
      .limit(1);
    if (row) return row.data as Stored;
  }
  return { request: {} };
}

test.each(recordTypes.map((record) => [record.type, record] as const))(
  'B9 %s leaves the portal in files without what is secret',
  async (type, record) => {
    const data = seeded(await sampleOf(type), Object.keys(record.protect ?? {}));
    expect(JSON.stringify(record.columns(shownData(record, data)))).not.toMatch(traces);
    const [row] = await portal.database.db.select().from(records).where(eq(records.trid, '1001')).limit(1);
    if (!row) throw new Error('no record');
    expect(Object.keys(exportedRecord(record, { ...row, data } as never).data)).not.toContain('undeclared');
  },
);

const owners = [
  ['1001', '1001/sp.admin'],
  ['2001', '2001/ws.user'],
] as const;

test.each(owners)('B9 own data of %s hold no password and no full account of any record', async (trid, user) => {
  const { db } = portal.database;
  const session = await portal.as(user);
  const [, username = ''] = user.split('/');
  const people = await db.execute(sql`select id, display_name as name from users where username = ${username}`);
  const [me] = (people as unknown as { rows: { id: string; name: string }[] }).rows;
  if (!me) throw new Error('no user');
  const own = and(eq(records.trid, trid), eq(records.createdBy, me.name));
  const rows = await db.select().from(records).where(eq(records.trid, trid));
  const types = new Map(recordTypes.map((record) => [record.type, record]));
  for (const row of rows) {
    const data = seeded(row.data as Stored, Object.keys(types.get(row.type)?.protect ?? {}));
    const place = and(eq(records.trid, trid), eq(records.id, row.id));
    await db.update(records).set({ data, createdBy: me.name }).where(place);
  }
  await db.insert(formInputs).values({
    userId: me.id,
    trid,
    key: 'customer.new',
    version: 1,
    modified: portal.now(),
    data: { ...seeded({ bank: { ibanRepeat: 'DE8937 0400 4405 3201 3' } }, []), undeclared: '' },
  });
  const answer = await session.post('/me/export', { password: demoPassword, language: 'de' });
  const files = readZip(answer.rawPayload);
  const exported = files.filter(({ name }) => name.includes('-records-'));
  const all = exported.flatMap(({ content }) => JSON.parse(content.toString('utf8')) as { type: string }[]);
  expect(all.length).toBe((await db.select().from(records).where(own)).length);
  expect(new Set(all.map(({ type }) => type)).size).toBeGreaterThan(4);
  const results = files.filter(({ content }) =>
    /"(?:Kanarienvogel)|0532\s?0130|370400440|8937 0400/.test(content.toString('utf8')),
  );
  expect(results.map(({ name }) => name)).toEqual([]);
});
