import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PermissionReview } from '#contract/staff/organisations.ts';
import { lacksFactor } from '#domain/access/factor-demand.ts';
import { secondFactors } from '#server/db/tables/second-factor-tables.ts';
import { organisationCalls, reason } from './organisation-calls.ts';

let calls: Awaited<ReturnType<typeof organisationCalls>>;
beforeAll(async () => {
  calls = await organisationCalls();
});
afterAll(() => calls.portal.close());
beforeEach(() => calls.pass());

const may = async (trid: string, userId: string, area: string) =>
  (await calls.person(trid, userId)).permissions.find((one) => one.area === area);

test('§administration an organisation is added, found and changed; what waits comes first', async () => {
  const body = { trid: '5100', title: 'Nordwind Telefonie', number: 'P-5100', kinds: ['SP'] };
  expect((await calls.jana.post('/admin/organisations', body)).json()).toMatchObject({
    tags: ['SP'],
    version: 1,
    users: 0,
  });
  expect((await calls.jana.post('/admin/organisations', body)).json().fields).toEqual({ trid: 'organisationExists' });
  for (const search of ['nordwind', '5100', 'P-5100'])
    expect((await calls.list({ search })).items.map(({ trid }) => trid)).toEqual(['5100']);
  expect((await calls.list({ search: 'Petra Sommer' })).items.map(({ trid }) => trid)).toEqual(['1001']);
  const { items, counts } = await calls.list();
  expect(items.findIndex(({ trid }) => trid === '5100')).toBeLessThan(items.findIndex(({ trid }) => trid === '1001'));
  expect(counts.todo).toBe((await calls.list({ state: 'todo' })).items.length);
  const change = { _action: 'change', version: 1, title: 'Nordwind GmbH', number: 'P-5100' };
  expect((await calls.act('5100', change)).json()).toMatchObject({ title: 'Nordwind GmbH', version: 2 });
  expect((await calls.act('5100', { ...change, title: 'Anders' }, calls.paul)).statusCode).toBe(409);
  expect(await calls.audited()).toContain(
    '5100 organisation.change 5100 · Nordwind Telefonie, P-5100 → Nordwind GmbH, P-5100',
  );
});

test('§administration a lock waits for a second person, then nobody acts for it; one person unlocks', async () => {
  const { token } = await calls.portal.as('2002/spws.user');
  const status = async () =>
    (await calls.portal.call('GET', '/foundation/2002/data', { token, query: { type: 'hd.ticket' } })).statusCode;
  expect((await calls.act('2002', { _action: 'lock', version: 1, reason })).json()).toMatchObject({
    hasApproval: true,
  });
  expect(await status()).toBe(200);
  expect((await calls.release(calls.jana)).statusCode).toBe(409);
  expect((await calls.release(calls.paul)).statusCode).toBe(200);
  expect(await status()).toBe(404);
  expect((await calls.list({ state: 'locked' })).items).toMatchObject([{ trid: '2002', lockReason: reason }]);
  const { version } = await calls.read('2002');
  expect((await calls.act('2002', { _action: 'unlock', version, reason: 'Wieder Partner' })).statusCode).toBe(200);
  expect(await status()).toBe(200);
});

test('§administration another kind waits for a second person and keeps the other tags', async () => {
  const { version } = await calls.read('1001');
  await calls.act('1001', { _action: 'kind', version, kinds: ['SP', 'WS'], reason: 'Auch Wholesale' });
  expect(await may('1001', '1001/sp.user', 'wholesale')).toMatchObject({ read: false });
  expect((await calls.release(calls.paul)).statusCode).toBe(200);
  expect((await calls.read('1001')).tags.slice(0, 3)).toEqual(['SP', 'WS', 'PORTAL_ETC_PORTAL_ADMIN']);
  expect(await may('1001', '1001/sp.user', 'wholesale')).toMatchObject({ read: true, origin: 'organisation' });
});

test('§administration what a person may do names where it comes from', async () => {
  expect(await may('1003', '1003/etc.papers', 'commissionLists')).toMatchObject({ read: true, origin: 'own' });
  expect(await may('1003', '1003/etc.papers', 'customers')).toEqual({ area: 'customers', read: false, write: false });
  expect(await may('1004', '1004/plain.user', 'tickets')).toMatchObject({ read: true, origin: 'everybody' });
  const staff = await calls.portal.as('9001/etc.staff');
  const { id } = await calls.person('1003', '1003/etc.papers');
  await staff.put(`/foundation/1003/users/${id}/roles`, { roles: ['PORTAL_ETC_COMISSION_STATEMENT'] });
  expect(await may('1003', '1003/etc.papers', 'statements')).toMatchObject({ origin: 'given', by: 'Ines Kramer' });
});

test('§administration the permissions shown are those that calls answer by', async () => {
  for (const [trid, userId] of [
    ['1001', '1001/sp.admin'],
    ['2001', '2001/ws.user'],
    ['1003', '1003/etc.statement'],
    ['1004', '1004/plain.user'],
  ] as const) {
    const { token } = await calls.portal.as(userId);
    for (const [area, type] of [
      ['customers', 'hfo.vp.customer'],
      ['wholesale', 'ws.customer'],
      ['tickets', 'hd.ticket'],
      ['members', 'etc.invitation'],
    ] as const) {
      const answer = await calls.portal.call('GET', `/foundation/${trid}/data`, { token, query: { type } });
      expect([userId, area, (await may(trid, userId, area))?.read]).toEqual([userId, area, answer.statusCode === 200]);
    }
  }
});

test('§administration a user gets a password link, loses sessions, is locked and let in again', async () => {
  const { token } = await calls.portal.as('1001/sp.user');
  const status = async () => (await calls.portal.call('GET', '/foundation', { token })).statusCode;
  expect((await calls.person('1001', '1001/sp.user')).sessions).toBeGreaterThan(0);
  calls.portal.pass(1);
  expect((await calls.actOn('1001', '1001/sp.user', { _action: 'passwordLink' })).statusCode).toBe(200);
  const mail = (await calls.portal.mails()).find((one) => one.includes('To: sp.user@p1001.example.com'));
  expect(mail?.replace(/=\r?\n/g, '')).toContain('/reset-password?token=');
  expect((await calls.actOn('1001', '1001/sp.user', { _action: 'endSessions' })).statusCode).toBe(200);
  expect([await status(), (await calls.person('1001', '1001/sp.user')).sessions]).toEqual([401, 0]);
  const { version } = await calls.person('1001', '1001/sp.user');
  expect((await calls.actOn('1001', '1001/sp.user', { _action: 'lock', reason })).statusCode).toBe(200);
  expect((await calls.actOn('1001', '1001/sp.user', { _action: 'lock', reason, version }, calls.paul)).statusCode).toBe(
    409,
  );
  expect(await calls.person('1001', '1001/sp.user')).toMatchObject({ state: 'locked', lockReason: reason });
  expect((await calls.portal.signIn('1001/sp.user')).json()._error).toBe(900);
  expect((await calls.actOn('1001', '1001/sp.user', { _action: 'unlock', reason: 'Irrtum' })).statusCode).toBe(200);
  calls.portal.pass(1);
  expect((await calls.portal.signIn('1001/sp.user')).statusCode).toBe(200);
  const texts = (await calls.audited()).filter((text) => text.includes(' user.'));
  expect(texts.map((text) => text.split(' ')[1]).sort()).toEqual([
    'user.endSessions',
    'user.lock',
    'user.passwordLink',
    'user.unlock',
  ]);
  expect(texts.join()).not.toContain('token');
});

test('§administration a kind narrows the list, and the counts name how many are of each', async () => {
  const { items, counts, total } = await calls.list({ state: 'WS' });
  expect(items.map(({ trid }) => trid)).toEqual(expect.arrayContaining(['2001', '2002']));
  expect(items.every(({ tags }) => tags.includes('WS'))).toBe(true);
  expect([total, counts.WS]).toEqual([items.length, items.length]);
  expect((await calls.list({ state: 'SP' })).items.every(({ tags }) => tags.includes('SP'))).toBe(true);
});

test('§administration people without a second factor are counted, over all organisations and in one', async () => {
  const { items, counts, total, withoutFactor } = await calls.list({ state: 'noFactor' });
  expect(total).toBe(counts.noFactor);
  const records = await Promise.all(items.map(({ trid }) => calls.read(trid)));
  const ids = records.flatMap((one) => one.people.filter(lacksFactor).map(({ id }) => id));
  expect(withoutFactor).toBe(new Set(ids).size);
  expect(items.every((one) => one.withoutFactor > 0)).toBe(true);
  const { people } = await calls.read('1001');
  const own = items.find(({ trid }) => trid === '1001')?.withoutFactor ?? 0;
  expect(people.filter(lacksFactor)).toHaveLength(own);
  const { id: userId } = await calls.person('1001', '1001/sp.user');
  const factor = { id: 'f-1', userId, kind: 'authenticator', name: 'App', key: 'x', created: calls.portal.now() };
  await calls.portal.services.db.insert(secondFactors).values(factor);
  expect((await calls.list({ state: 'noFactor' })).withoutFactor).toBe(withoutFactor - 1);
  expect((await calls.read('1001')).withoutFactor).toBe(own - 1);
});

test('§administration an administrator invites, sends again and withdraws for any organisation', async () => {
  const person = { firstName: 'Mara', lastName: 'Lenz', email: 'mara.lenz@example.com', roles: ['WS'] };
  const path = '/foundation/2001/data';
  const answer = await calls.jana.post(path, { type: 'etc.invitation', ...person });
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json();
  for (const _action of ['send', 'withdraw'])
    expect((await calls.jana.post(`${path}/${id}`, { _action })).statusCode).toBe(200);
});

test('§administration rights are given with their origin, by whom and when', async () => {
  const { id } = await calls.person('2001', '2001/ws.user');
  expect(
    (await calls.jana.put(`/foundation/2001/users/${id}/roles`, { roles: ['PORTAL_ETC_PORTAL_ADMIN'] })).statusCode,
  ).toBe(204);
  expect((await calls.person('2001', '2001/ws.user')).rights).toContainEqual(
    expect.objectContaining({ role: 'PORTAL_ETC_PORTAL_ADMIN', origin: 'given', by: 'Jana Reuter' }),
  );
});

test('§administration a review of rights lists everyone, and is noted with day and name', async () => {
  const { items } = (await calls.jana.get('/admin/permissions')).json<PermissionReview>();
  const partner = items.find(({ trid, userId }) => trid === '1001' && userId === '1001/sp.user');
  expect(partner).toMatchObject({ organisation: 'Sommer Telekom GmbH', isEmployee: false });
  expect(partner?.permissions).toEqual((await calls.person('1001', '1001/sp.user')).permissions);
  const { version } = await calls.read('1001');
  expect((await calls.act('1001', { _action: 'review', version })).json()).toMatchObject({ reviewedBy: 'Jana Reuter' });
  expect((await calls.act('1001', { _action: 'review', version }, calls.paul)).statusCode).toBe(409);
  expect(
    (await calls.portal.call('GET', '/admin/permissions', { token: (await calls.portal.as('9001/etc.staff')).token }))
      .statusCode,
  ).toBe(403);
});

test.each([
  [{ trid: 'x', title: 'A', number: 'P', kinds: [] }, 'trid'],
  [{ trid: '1', title: ' ', number: 'P', kinds: [] }, 'title'],
  [{ trid: '1', title: 'A', number: 'P', kinds: ['PORTAL_ADMIN'] }, 'kinds.0'],
])('§administration %j is refused at %s', async (body, field) => {
  const answer = await calls.jana.post('/admin/organisations', body);
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
});

test.each([
  ['POST', '/admin/organisations/77'],
  ['GET', '/admin/organisations/77'],
])('§administration %s %s is not there', async (method, path) => {
  const call = method === 'GET' ? calls.jana.get(path) : calls.jana.post(path, { _action: 'lock', version: 1, reason });
  expect((await call).statusCode).toBe(404);
});

test('§administration a member of the distributor becomes an employee and stops being one, a partner never', async () => {
  expect((await calls.actOn('1001', '1001/sp.user', { _action: 'employ', reason })).statusCode).toBe(409);
  expect((await calls.actOn('9001', '9001/chef.red', { _action: 'employ', reason })).statusCode).toBe(200);
  expect(await calls.person('9001', '9001/chef.red')).toMatchObject({ isEmployee: true, isAdministrator: false });
  expect((await calls.actOn('9001', '9001/chef.red', { _action: 'employ', reason })).statusCode).toBe(409);
  const { id } = await calls.person('9001', '9001/chef.red');
  await calls.jana.post('/admin/administrators', { user: id, reason });
  await calls.release(calls.paul);
  expect(await calls.person('9001', '9001/chef.red')).toMatchObject({ isAdministrator: true });
  const { token } = await calls.portal.as('9001/chef.red');
  expect((await calls.actOn('9001', '9001/chef.red', { _action: 'dismiss', reason })).statusCode).toBe(200);
  expect((await calls.portal.call('GET', '/foundation', { token })).statusCode).toBe(401);
  expect(await calls.person('9001', '9001/chef.red')).toMatchObject({
    ...{ isEmployee: false, isAdministrator: false, sessions: 0 },
  });
  // Nobody ends their own rights; who is left is an administrator.
  expect((await calls.actOn('9001', '9001/etc.admin', { _action: 'dismiss', reason })).statusCode).toBe(409);
  expect((await calls.audited()).filter((text) => text.includes('user.employ')).length).toBe(1);
});

test('§content an employee gets the right to content and loses it, a partner never gets it', async () => {
  expect((await calls.actOn('1001', '1001/sp.user', { _action: 'giveContent', reason })).statusCode).toBe(409);
  expect((await calls.actOn('9001', '9001/etc.staff', { _action: 'giveContent', reason })).statusCode).toBe(200);
  expect(await calls.person('9001', '9001/etc.staff')).toMatchObject({ isEditor: true, isAdministrator: false });
  const { token } = await calls.portal.as('9001/etc.staff');
  const status = async () => (await calls.portal.call('GET', '/editor/content', { token })).statusCode;
  expect(await status()).toBe(200);
  expect((await calls.actOn('9001', '9001/etc.staff', { _action: 'takeContent', reason })).statusCode).toBe(200);
  expect(await status()).toBe(403);
});
