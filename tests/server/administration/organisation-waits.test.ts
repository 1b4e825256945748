import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Organisation } from '#contract/staff/organisations.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { secondFactors } from '#server/db/tables/second-factor-tables.ts';
import { organisationCalls, reason } from './organisation-calls.ts';

let calls: Awaited<ReturnType<typeof organisationCalls>>;
beforeAll(async () => {
  calls = await organisationCalls();
});
afterAll(() => calls.portal.close());
beforeEach(() => calls.pass());

test('§administration what waits at an organisation is named with what can be done about it', async () => {
  await calls.jana.post('/admin/organisations', {
    trid: '5150',
    title: 'Wartet GmbH',
    number: 'P-5150',
    kinds: ['SP'],
  });
  const things = async () => (await calls.read('5150')).things.map(({ kind }) => kind);
  expect(await things()).toEqual(['administrator']);
  const path = '/foundation/5150/data';
  const person = {
    firstName: 'Mara',
    lastName: 'Lenz',
    email: 'mara@wartet.example',
    roles: ['PORTAL_ETC_PORTAL_ADMIN'],
  };
  const { id } = (await calls.jana.post(path, { type: 'etc.invitation', ...person })).json<{ id: string }>();
  expect(await things()).toEqual(['administrator']);
  await calls.pass(6 * 86_400_000);
  expect((await calls.read('5150')).things).toMatchObject([
    {},
    { kind: 'invitation', id, name: 'Mara Lenz', isOver: false },
  ]);
  const { version } = await calls.read('5150');
  await calls.act('5150', { _action: 'lock', version, reason });
  expect((await calls.read('5150')).things[0]).toMatchObject({ kind: 'approval', may: ['withdraw'] });
  const seen = (await calls.paul.get('/admin/organisations/5150')).json<Organisation>();
  expect(seen.things[0]).toMatchObject({ kind: 'approval', may: ['release', 'refuse'] });
  const [row] = (await calls.list({ search: '5150' })).items;
  expect([row?.waiting, seen.waiting, (await calls.list({ search: '5150', state: 'todo' })).total]).toEqual([3, 3, 1]);
});

test('§administration an organisation demands a second factor from a day on, at the next sign-in', async () => {
  const { version } = await calls.read('1001');
  const demand = (from: string) => calls.act('1001', { _action: 'demandFactor', version, from });
  const today = berlinDay(calls.portal.services.clock());
  const from = addDays(today, 1);
  expect((await demand(today)).json().fields).toEqual({ from: 'fromTomorrow' });
  expect((await demand(from)).json()).toMatchObject({ factorFrom: from });
  expect((await demand(from)).statusCode).toBe(409);
  expect((await calls.read('1001')).things).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'factor', from, isDue: false })]),
  );
  const signIn = async () => {
    calls.portal.pass(1);
    return (await calls.portal.signIn('1001/sp.user')).json<{ token: string; mustSetUpSecondFactor?: boolean }>();
  };
  expect((await signIn()).mustSetUpSecondFactor).toBeUndefined();
  calls.portal.pass(86_400_000);
  const { token, mustSetUpSecondFactor } = await signIn();
  expect(mustSetUpSecondFactor).toBe(true);
  expect((await calls.portal.call('GET', '/foundation', { token })).json()._error).toBe(904);
  await calls.pass();
  const next = (await calls.read('1001')).version;
  expect((await calls.act('1001', { _action: 'remindFactor', version: next })).statusCode).toBe(200);
  const ended = await calls.act('1001', { _action: 'endFactorDemand', version: next, reason: 'Irrtum' });
  expect(ended.json().factorFrom).toBeUndefined();
  expect((await calls.portal.call('GET', '/foundation', { token })).statusCode).toBe(200);
  expect((await signIn()).mustSetUpSecondFactor).toBeUndefined();
  expect(await calls.audited()).toEqual(
    expect.arrayContaining([
      `1001 organisation.demandFactor 1001 · – → ${from}`,
      `1001 organisation.endFactorDemand 1001 · ${from} → – · Irrtum`,
    ]),
  );
});

test('§administration the second factor of an administrator waits for another person', async () => {
  const reset = { _action: 'resetFactor', reason: 'Am Telefon erkannt' };
  expect((await calls.actOn('1001', '1001/sp.admin', reset)).statusCode).toBe(409);
  for (const [trid, userId] of [
    ['1001', '1001/sp.admin'],
    ['9001', '9001/etc.admin'],
  ] as const) {
    const factor = { id: `f-${trid}`, userId: (await calls.person(trid, userId)).id, kind: 'authenticator' };
    await calls.portal.services.db
      .insert(secondFactors)
      .values({ ...factor, name: 'App', key: 'x', created: calls.portal.now() });
    expect((await calls.person(trid, userId)).factors).toEqual(['authenticator']);
  }
  expect((await calls.actOn('1001', '1001/sp.admin', reset)).statusCode).toBe(200);
  expect((await calls.person('1001', '1001/sp.admin')).factors).toEqual([]);
  expect((await calls.actOn('9001', '9001/etc.admin', reset)).statusCode).toBe(409);
  expect((await calls.actOn('9001', '9001/etc.admin', reset, calls.paul)).statusCode).toBe(409);
});
