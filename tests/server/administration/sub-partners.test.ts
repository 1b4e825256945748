import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Organisation } from '#contract/staff/organisations.ts';
import { aboveTag } from '#domain/access/roles.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { runCommand } from '#server/admin/run-command.ts';
import { auditEntries } from '#server/db/tables/audit-tables.ts';
import { insertLines } from '#server/queries/commissions/insert-lines.ts';
import { findUserByLogin } from '#server/queries/session/users.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';

let portal: Portal;
let jana: Session;
/** Of 1001, which is placed above 2002. */
let above: Session;
let below: Session;
const draft = { type: 'hfo.vp.draft', productType: 'hfo360' };
const reason = 'Vertrag vom 1. November';

const read = async (trid: string) => (await jana.get(`/admin/organisations/${trid}`)).json<Organisation>();
const act = async (trid: string, body: object) => {
  const { version } = await read(trid);
  return jana.post(`/admin/organisations/${trid}`, { version, reason, ...body });
};
const place = (trid: string, parent: string, code: string) => act(trid, { _action: 'below', parent, code });
const faultOf = async (answer: ReturnType<typeof place>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json().fields ?? json()._errorMessage];
};
const ordersOf = async (query: Record<string, string> = {}, session = above) =>
  (await session.get('/foundation/1001/sub-partner-orders', { query: { kind: 'draft', ...query } })).json();

beforeAll(async () => {
  portal = await openPortal();
  jana = await portal.as('9001/etc.admin');
  above = await portal.as('1001/sp.admin');
  below = await portal.as('2002/spws.user');
});
afterAll(() => portal.close());

test('§access what a sub-partner makes stands under its code, and the organisation above reads it in lists alone', async () => {
  const before = (await below.post('/foundation/2002/data', draft)).json();
  expect((await place('2002', '1001', 'SUB-17')).json()).toMatchObject({ above: { trid: '1001', code: 'SUB-17' } });
  expect((await read('1001')).below).toMatchObject([{ trid: '2002', code: 'SUB-17', active: true }]);
  const made = (await below.post('/foundation/2002/data', draft)).json();
  expect([before.partnerCode, made.partnerCode]).toEqual([undefined, 'SUB-17']);

  expect((await above.get('/foundation/1001/sub-partners')).json().items).toMatchObject([{ code: 'SUB-17' }]);
  const { items, total, counts } = await ordersOf();
  expect([total, counts, items]).toMatchObject([1, { 'SUB-17': 1 }, [{ id: made.id, trid: '2002', code: 'SUB-17' }]]);
  expect((await ordersOf({ code: 'OTHER' })).items).toEqual([]);
  const of = async (query: Record<string, string>) => (await ordersOf(query)).total;
  const day = berlinDay(portal.now());
  expect([await of({ created: `${day}..${day}` }), await of({ created: `..${addDays(day, -1)}` })]).toEqual([1, 0]);
  expect([await of({ search: 'sub-17' }), await of({ search: 'nichts' })]).toEqual([1, 0]);
  expect((await above.get('/foundation/1001/sub-partner-orders', { query: { _sort: 'price' } })).statusCode).toBe(400);
  for (const path of ['', '/timeline', '/check', '/mails', '/notes'])
    expect((await above.get(`/foundation/2002/data/${made.id}${path}`)).statusCode).toBe(404);
  for (const trid of ['1001', '2002'])
    expect((await above.post(`/foundation/${trid}/data/${made.id}`, { _action: 'archive' })).statusCode).toBe(404);
});

test('§access the commission lines of a sub-partner are read by its code', async () => {
  const head = { importId: 900, month: '2026-10', operator: 'telekom', imported: portal.now() };
  const line = { vo: '4711', kind: 'closing' as const, contract: 'C-1', customer: 'Kunde Nord' };
  await portal.services.db.transaction((tx) =>
    insertLines(tx, head, [
      { ...line, row: 1, trid: '2002', amount: 1250 },
      { ...line, row: 2, trid: '2002', amount: -250 },
      { ...line, row: 3, trid: '1002', amount: 9900 },
    ]),
  );
  const answer = (await above.get('/foundation/1001/sub-partner-lines')).json();
  expect([answer.total, answer.amount, answer.counts]).toEqual([2, 1000, { 'SUB-17': 2 }]);
  expect(answer.items[0]).toMatchObject({ trid: '2002', code: 'SUB-17', customer: 'Kunde Nord' });
  expect(answer.months).toEqual([{ month: '2026-10', lines: 2, amount: 1000 }]);
  const query = { from: '2026-10', search: 'nord', _sort: '-amount' };
  const { items } = (await above.get('/foundation/1001/sub-partner-lines', { query })).json();
  expect(items.map(({ amount }: { amount: number }) => amount)).toEqual([1250, -250]);
  const later = (await above.get('/foundation/1001/sub-partner-lines', { query: { from: '2026-11' } })).json();
  expect([later.total, later.amount]).toEqual([0, 0]);
});

test('§access a sub-partner sees nothing of the organisation above nor of others below it', async () => {
  expect((await place('1003', '1001', 'SUB-18')).statusCode).toBe(200);
  for (const trid of ['1001', '1003'])
    for (const path of ['sub-partners', 'sub-partner-orders', 'sub-partner-lines', 'data?type=hfo.vp.order'])
      expect((await below.get(`/foundation/${trid}/${path}`)).statusCode).toBe(404);
  expect((await below.get('/foundation/2002/sub-partners')).json().items).toEqual([]);
  expect((await below.get('/foundation/2002/sub-partner-orders')).json().total).toBe(0);
  expect((await below.get('/foundation')).body).not.toContain('1001');
});

test('§access pages name sub-partners to those alone who have some and may see all of them', async () => {
  const tagsOf = async (session: Session, trid: string) =>
    (await session.get('/foundation'))
      .json()
      .items.find((one: { trid: string }) => one.trid === trid)
      .type.split(',');
  expect(await tagsOf(above, '1001')).toContain(aboveTag);
  expect(await tagsOf(jana, '1001')).toContain(aboveTag);
  expect(await tagsOf(below, '2002')).not.toContain(aboveTag);
});

test('§access a user who is limited to own records reads nothing of sub-partners', async () => {
  const { id = '' } = (await findUserByLogin(portal.services.db, '1001', 'sp.user')) ?? {};
  await above.put(`/foundation/1001/users/${id}/roles`, { roles: [], ownOnly: true });
  const limited = await portal.as('1001/sp.user');
  for (const path of ['sub-partners', 'sub-partner-orders', 'sub-partner-lines'])
    expect((await limited.get(`/foundation/1001/${path}`)).statusCode).toBe(403);
  const { items } = (await limited.get('/foundation')).json<{ items: { trid: string }[] }>();
  expect(JSON.stringify(items.find(({ trid }) => trid === '1001'))).not.toContain(aboveTag);
});

test('§administration one level, no moving, no code twice: each refusal says why', async () => {
  expect(await faultOf(place('1001', '1001', 'X-1'))).toEqual([409, expect.stringContaining('unter sich selbst')]);
  expect(await faultOf(place('1001', '2001', 'X-1'))).toEqual([409, expect.stringContaining('selbst Unterpartner')]);
  expect(await faultOf(place('2001', '2002', 'X-1'))).toEqual([
    409,
    expect.stringContaining('selbst ein Unterpartner'),
  ]);
  expect(await faultOf(place('2002', '2001', 'X-1'))).toEqual([409, expect.stringContaining('Lösen Sie sie zuerst')]);
  expect(await faultOf(place('2001', '9001', 'X-1'))).toEqual([409, expect.stringContaining('Distributor')]);
  expect(await faultOf(place('2001', '1001', 'SUB-17'))).toEqual([400, { code: 'taken' }]);
  expect(await faultOf(place('2001', '77', 'X-1'))).toEqual([400, { parent: 'organisationMissing' }]);
  expect(await faultOf(place('2001', '1001', 'klein'))).toEqual([400, { code: 'subPartnerCode' }]);
  const stale = { _action: 'below', version: 0, parent: '1001', code: 'X-1', reason };
  expect((await jana.post('/admin/organisations/2001', stale)).statusCode).toBe(409);
  expect((await read('2001')).above).toBeUndefined();
});

test('§administration the end of it takes the lists away at once, and the code stays where it stood', async () => {
  expect((await act('2002', { _action: 'independent' })).json().above).toBeUndefined();
  expect((await ordersOf()).total).toBe(0);
  expect((await above.get('/foundation/1001/sub-partner-lines')).json().total).toBe(0);
  expect(await faultOf(act('2002', { _action: 'independent' }))).toEqual([409, expect.stringContaining('keinem')]);
  expect(await faultOf(place('2002', '1001', 'SUB-17'))).toEqual([400, { code: 'taken' }]);
  // What was made under an earlier code is not shown again.
  expect((await place('2002', '1001', 'SUB-19')).statusCode).toBe(200);
  expect((await ordersOf()).total).toBe(0);
  const texts = (await portal.services.db.select().from(auditEntries)).map(({ text }) => text);
  expect(texts).toContain(`organisation.below 2002 · – → 1001 SUB-17 · ${reason}`);
  expect(texts).toContain(`organisation.independent 2002 · 1001 SUB-17 → – · ${reason}`);
});

test('§administration the command line places organisations by the same rules', async () => {
  const run = (...words: string[]) => runCommand(portal.services, ['foundation', ...words]);
  expect(await run('independent', '2002')).toMatchObject({ code: 0 });
  expect(await run('below', '2002', '1001', 'SUB-20')).toMatchObject({ code: 0 });
  expect(await run('below', '1001', '2002', 'SUB-21')).not.toMatchObject({ code: 0 });
  expect((await read('2002')).above).toMatchObject({ code: 'SUB-20' });
});
