import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApprovalOverview } from '#contract/staff/approvals.ts';
import type { DueList, RetentionOverview } from '#contract/staff/retention.ts';
import { blankAll, erasedName } from '#domain/retention/blank-data.ts';
import { runCommand } from '#server/admin/run-command.ts';
import { auditEntries } from '#server/db/tables/audit-tables.ts';
import { commissionLines, commissionSums } from '#server/db/tables/commission-tables.ts';
import { attachments, recordEvents, records } from '#server/db/tables/record-tables.ts';
import { retentionRuns } from '#server/db/tables/retention-tables.ts';
import { searchEntries } from '#server/db/tables/search-tables.ts';
import { foundations } from '#server/db/tables/tables.ts';
import { insertRun } from '#server/queries/retention/runs.ts';
import { registryOf } from '#server/records/engine/record-types.ts';
import { recordTypes } from '#server/records/registry.ts';
import { dueAt, rulesInForce } from '#server/retention/periods.ts';
import { runRetention } from '#server/retention/run-retention.ts';
import { engineCalls } from '../records/engine/engine-calls.ts';
import { newCustomer } from '../sales/sales-calls.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';
import { killedAfter } from './killed-database.ts';

let portal: Portal;
let jana: Session;
let paul: Session;
beforeAll(async () => {
  portal = await openPortal({ PUBLIC_BASE_URL: 'https://portal.example.com' });
  [jana, paul] = [await portal.as('9001/etc.admin'), await portal.as('9001/etc.lead')];
  trids = (await portal.services.db.select({ trid: foundations.trid }).from(foundations)).map(({ trid }) => trid);
});
afterAll(() => portal.close());

const reason = 'Jährliche Durchsicht';
const overview = async () => (await jana.get('/admin/retention')).json<RetentionOverview>();
const ruleOf = async (id: string) => {
  const rule = (await overview()).rules.find((one) => one.id === id);
  if (!rule) throw new Error(`no rule ${id}`);
  return rule;
};
const dueOf = async (id: string) => (await jana.get(`/admin/retention/${id}/due`)).json<DueList>().items;
const act = (id: string, action: object) => jana.post(`/admin/retention/${id}`, action);
const release = async (session = paul) => {
  const { approvals } = (await session.get('/admin/approvals')).json<ApprovalOverview>();
  const waiting = approvals.find(({ kind, state }) => state === 'prepared' && kind.startsWith('retention'));
  return session.post(`/admin/approvals/${waiting?.id}`, { _action: 'release' });
};
const longAgo = Date.parse('2010-05-05T12:00:00Z');
const age = (type: string, state?: [string, string]) =>
  portal.services.db
    .update(records)
    .set({ modified: longAgo })
    .where(of(records, eq(records.type, type), state && sql`${records.data} ->> ${state[0]} = ${state[1]}`));
const run = () => portal.services.jobs.run('retention');
let trids: string[] = [];
const of = (table: { readonly trid: AnyPgColumn }, ...where: (SQL | undefined)[]) =>
  and(inArray(table.trid, trids), ...where);
const audited = async () =>
  (await portal.services.db.select().from(auditEntries).orderBy(auditEntries.id)).map(({ text }) => text ?? '');

test('§retention every stored record is still one of its type without its people', async () => {
  const types = registryOf(recordTypes);
  const rows = await portal.services.db.select().from(records).where(of(records));
  const parses = (type: string, data: unknown) => types.get(type)?.data.safeParse(data).success;
  const faults = rows.flatMap(({ type, id, data }) => {
    if (!parses(type, data)) return [];
    const result = types.get(type)?.data.safeParse(blankAll(data));
    return result?.success ? [] : [`${type} ${id} ${JSON.stringify(result?.error?.issues).slice(0, 300)}`];
  });
  expect(faults).toEqual([]);
  for (const { type, data } of rows) types.get(type)?.columns(blankAll(data) as never);
});

describe('§retention periods', () => {
  test('only administrators read and change them', async () => {
    const staff = await portal.as('9001/etc.staff');
    expect((await staff.get('/admin/retention')).statusCode).toBe(403);
    expect((await staff.post('/admin/retention/drafts', { _action: 'release', reason })).statusCode).toBe(403);
  });

  test('a period is changed by two persons, and never below what the law asks', async () => {
    const period = (id: string, months: number, version = 0) => act(id, { _action: 'period', months, version, reason });
    expect((await period('orders', 24)).json().fields).toEqual({ months: 'belowLaw' });
    expect((await period('auditLog', 24)).statusCode).toBe(409);
    expect((await period('drafts', 12, 7)).statusCode).toBe(409);
    expect((await period('drafts', 12)).statusCode).toBe(200);
    expect((await ruleOf('drafts')).months).toBe(24);
    expect((await release(jana)).statusCode).toBe(409);
    expect((await release()).statusCode).toBe(200);
    expect(await ruleOf('drafts')).toMatchObject({ months: 12, version: 1 });
    expect(await audited()).toContain(`approval.release.retentionPeriod drafts · 24 → 12 · ${reason}`);
  });
});

describe('§retention due lists', () => {
  test('what is due is released by a second person, and the books keep their sums', async () => {
    expect((await ruleOf('orders')).due).toBe(0);
    expect((await act('orders', { _action: 'release', reason })).statusCode).toBe(409);
    await age('hfo.vp.order', ['status', 'terminated']);
    await age('hfo.vp.order', ['status', 'active']);
    const due = await dueOf('orders');
    expect(due.length).toBeGreaterThan(0);
    expect((await ruleOf('orders')).due).toBe(due.length);
    const [first] = due;
    const stored = async () =>
      (
        await portal.services.db
          .select()
          .from(records)
          .where(of(records, eq(records.id, first?.id ?? '')))
      )[0];
    const before = await stored();
    expect((await act('orders', { _action: 'release', reason })).statusCode).toBe(200);
    expect((await stored())?.data).toEqual(before?.data);
    expect((await release()).statusCode).toBe(200);
    await run();
    const after = await stored();
    expect(after).toMatchObject({ foreignid: before?.foreignid, value4: before?.value4 });
    const [was, is] = [before?.data, after?.data] as [Record<string, unknown>, Record<string, unknown>];
    expect(is['customerName']).toBe(erasedName);
    expect(is['prices']).toEqual(was['prices']);
    expect(JSON.stringify(is)).not.toContain(String(was['customerName']));
    const named = (table: typeof attachments | typeof recordEvents) =>
      portal.services.db
        .select()
        .from(table)
        .where(of(table, eq(table.recordId, first?.id ?? '')));
    expect(await named(attachments)).toEqual([]);
    expect((await named(recordEvents)).flatMap((event) => ('text' in event && event.text ? [event.text] : []))).toEqual(
      [],
    );
    const entries = await portal.services.db
      .select()
      .from(searchEntries)
      .where(eq(searchEntries.recordId, first?.id ?? ''));
    expect(JSON.stringify(entries)).not.toContain(String(was['customerName']));
    expect((await ruleOf('orders')).due).toBe(0);
    expect((await overview()).runs[0]).toMatchObject({ rule: 'orders', state: 'done', done: due.length, failed: 0 });
    expect(await audited()).toContain(`retention.done orders · ${due.length} of ${due.length}`);
  });

  test('a hold of a customer keeps the customer and what names it, until it ends', async () => {
    const partner = await engineCalls(portal, '1001/sp.admin');
    const { id } = await newCustomer(partner, { companyName: 'Haltbar GmbH' });
    await portal.services.db
      .update(records)
      .set({ modified: longAgo })
      .where(of(records, eq(records.id, id)));
    const isDue = async () => (await dueOf('prospects')).some((one) => one.id === id);
    expect(await isDue()).toBe(true);
    const hold = (action: object) =>
      jana.post('/admin/retention-holds', { trid: '1001', record: id, reason, ...action });
    expect((await hold({ _action: 'hold', until: '2020-01-01' })).json().fields).toEqual({ until: 'notInPast' });
    expect((await hold({ _action: 'hold', until: '2027-06-30' })).statusCode).toBe(200);
    expect(await isDue()).toBe(false);
    expect((await overview()).holds).toMatchObject([{ id, until: '2027-06-30', reason }]);
    expect((await hold({ _action: 'release' })).statusCode).toBe(200);
    expect(await isDue()).toBe(true);
  });

  test('a released run that was broken off goes on, and what is held meanwhile stays', async () => {
    const rows = await dueOf('prospects');
    await act('prospects', { _action: 'release', reason });
    await release();
    const held = rows[0];
    await jana.post('/admin/retention-holds', {
      ...{ _action: 'hold', trid: held?.trid, record: held?.id, until: '2027-06-30', reason },
    });
    await run();
    await run();
    const left = await portal.services.db
      .select({ id: records.id })
      .from(records)
      .where(of(records, eq(records.id, held?.id ?? '')));
    expect(left).toHaveLength(1);
    const [ended] = await portal.services.db.select().from(retentionRuns).where(eq(retentionRuns.rule, 'prospects'));
    expect(ended).toMatchObject({ state: 'done', total: rows.length, done: rows.length - 1 });
  });

  test('old statements lose customers and telephone numbers, and no cent', async () => {
    const sums = () =>
      portal.services.db
        .select()
        .from(commissionSums)
        .where(of(commissionSums))
        .orderBy(commissionSums.trid, commissionSums.month);
    const before = await sums();
    await portal.services.db.update(commissionLines).set({ month: '2009-01' }).where(of(commissionLines));
    const { due } = await ruleOf('commissions');
    expect(due).toBeGreaterThan(0);
    await act('commissions', { _action: 'release', reason });
    await release();
    await run();
    const lines = await portal.services.db.select().from(commissionLines).where(of(commissionLines));
    expect(lines.filter(({ customer, phone }) => customer !== null || phone !== null)).toEqual([]);
    expect(lines.some(({ amount, contract }) => amount !== 0 && contract !== null)).toBe(true);
    expect(await sums()).toEqual(before);
  });
});

describe('§retention the command line', () => {
  const command = (...words: string[]) => runCommand(portal.services, ['retention', ...words]);
  const drafts = async () =>
    (
      await portal.services.db
        .select()
        .from(records)
        .where(of(records, eq(records.type, 'hfo.vp.draft')))
    ).length;

  test('lists what is due by a rule, does it once, and refuses what the portal does by itself', async () => {
    const partner = await engineCalls(portal, '1001/sp.admin');
    const { id } = await newCustomer(partner, { companyName: 'Fällig GmbH' });
    await portal.services.db
      .update(records)
      .set({ modified: longAgo })
      .where(of(records, eq(records.id, id)));
    const due = await command('due', 'prospects');
    expect(due.code).toBe(0);
    expect(due.lines.filter((line) => line.startsWith('1001\thfo.vp.customer\t'))).toHaveLength(1);
    expect((await command('run', 'prospects')).lines).toEqual([`Done; 0 of ${due.lines.length} are left.`]);
    expect((await command('due', 'prospects')).lines).toEqual([]);
    expect((await command('run', 'prospects')).lines).toEqual(['Nothing is due.']);
    expect((await command('run', 'auditLog')).code).not.toBe(0);
    expect((await command('due', 'nothing')).code).not.toBe(0);
  });

  test('a run that is killed in the middle is finished by the next one, and nothing is done twice', async () => {
    const { db } = portal.services;
    await age('hfo.vp.draft');
    const before = await drafts();
    const due = (await command('due', 'drafts')).lines.length;
    expect(due).toBeGreaterThan(2);
    const [rule] = (await rulesInForce(db)).filter(({ id }) => id === 'drafts');
    if (!rule) throw new Error('no rule for drafts');
    const now = portal.now();
    const run = { id: 'killed', rule: 'drafts', state: 'running', total: due, started: now } as const;
    await insertRun(db, { ...run, before: dueAt(rule, now).before });
    const broken = { ...portal.services, db: killedAfter(db, 2) } as Parameters<typeof runRetention>[0];
    await expect(runRetention(broken, new AbortController().signal)).rejects.toThrow('killed');
    const stored = async () => (await db.select().from(retentionRuns).where(eq(retentionRuns.id, 'killed')))[0];
    expect(await stored()).toMatchObject({ state: 'running', done: 1, failed: 0 });
    await portal.services.jobs.run('retention');
    await portal.services.jobs.run('retention');
    expect(await stored()).toMatchObject({ state: 'done', done: due, failed: 0 });
    expect((await command('due', 'drafts')).lines).toEqual([]);
    expect(await drafts()).toBe(before - due);
    expect((await audited()).filter((text) => text === `retention.done drafts · ${due} of ${due}`)).toHaveLength(1);
  });
});
