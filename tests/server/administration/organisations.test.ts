import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApprovalOverview } from '#contract/staff/approvals.ts';
import type { Organisation, OrganisationList, PermissionReview } from '#contract/staff/organisations.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { auditEntries } from '#server/db/tables/audit-tables.ts';
import { secondFactors } from '#server/db/tables/second-factor-tables.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';

let portal: Portal;
let jana: Session;
let paul: Session;
beforeAll(async () => {
  portal = await openPortal({ PUBLIC_BASE_URL: 'https://portal.example.com' });
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.pass(1);
  [jana, paul] = [await portal.as('9001/etc.admin'), await portal.as('9001/etc.lead')];
});

const reason = 'Vertrag beendet';
const read = async (trid: string) => (await jana.get(`/admin/organisations/${trid}`)).json<Organisation>();
const list = async (query: Record<string, string> = {}) =>
  (await jana.get('/admin/organisations', { query })).json<OrganisationList>();
const act = (trid: string, body: object, session = jana) => session.post(`/admin/organisations/${trid}`, body);
const person = async (trid: string, userId: string) => {
  const user = (await read(trid)).people.find((one) => one.userId === userId);
  if (!user) throw new Error(`${userId} is not there`);
  return user;
};
const actOn = async (trid: string, userId: string, body: object, session = jana) => {
  const { id, version } = await person(trid, userId);
  return session.post(`/admin/organisations/${trid}/users/${id}`, { version, ...body });
};
const release = async (session: Session) => {
  const { approvals } = (await session.get('/admin/approvals')).json<ApprovalOverview>();
  return session.post(`/admin/approvals/${approvals[0]?.id}`, { _action: 'release' });
};
const audited = async () =>
  (await portal.services.db.select().from(auditEntries)).map(({ text, trid }) => `${trid ?? ''} ${text}`);
const may = async (trid: string, userId: string, area: string) =>
  (await person(trid, userId)).permissions.find((one) => one.area === area);

test('§administration an organisation is added, found and changed; what waits comes first', async () => {
  const body = { trid: '5100', title: 'Nordwind Telefonie', number: 'P-5100', kinds: ['SP'] };
  expect((await jana.post('/admin/organisations', body)).json()).toMatchObject({ tags: ['SP'], version: 1, users: 0 });
  expect((await jana.post('/admin/organisations', body)).json().fields).toEqual({ trid: 'organisationExists' });
  for (const search of ['nordwind', '5100', 'P-5100'])
    expect((await list({ search })).items.map(({ trid }) => trid)).toEqual(['5100']);
  expect((await list({ search: 'Petra Sommer' })).items.map(({ trid }) => trid)).toEqual(['1001']);
  const { items, counts } = await list();
  expect(items.findIndex(({ trid }) => trid === '5100')).toBeLessThan(items.findIndex(({ trid }) => trid === '1001'));
  expect(counts.todo).toBe((await list({ state: 'todo' })).items.length);
  const change = { _action: 'change', version: 1, title: 'Nordwind GmbH', number: 'P-5100' };
  expect((await act('5100', change)).json()).toMatchObject({ title: 'Nordwind GmbH', version: 2 });
  expect((await act('5100', { ...change, title: 'Anders' }, paul)).statusCode).toBe(409);
  expect(await audited()).toContain(
    '5100 organisation.change 5100 · Nordwind Telefonie, P-5100 → Nordwind GmbH, P-5100',
  );
});

test('§administration a lock waits for a second person, then nobody acts for it; one person unlocks', async () => {
  const { token } = await portal.as('2002/spws.user');
  const status = async () =>
    (await portal.call('GET', '/foundation/2002/data', { token, query: { type: 'hd.ticket' } })).statusCode;
  expect((await act('2002', { _action: 'lock', version: 1, reason })).json()).toMatchObject({ hasApproval: true });
  expect(await status()).toBe(200);
  expect((await release(jana)).statusCode).toBe(409);
  expect((await release(paul)).statusCode).toBe(200);
  expect(await status()).toBe(404);
  expect((await list({ state: 'locked' })).items).toMatchObject([{ trid: '2002', lockReason: reason }]);
  const { version } = await read('2002');
  expect((await act('2002', { _action: 'unlock', version, reason: 'Wieder Partner' })).statusCode).toBe(200);
  expect(await status()).toBe(200);
});

test('§administration another kind waits for a second person and keeps the other tags', async () => {
  const { version } = await read('1001');
  await act('1001', { _action: 'kind', version, kinds: ['SP', 'WS'], reason: 'Auch Wholesale' });
  expect(await may('1001', '1001/sp.user', 'wholesale')).toMatchObject({ read: false });
  expect((await release(paul)).statusCode).toBe(200);
  expect((await read('1001')).tags.slice(0, 3)).toEqual(['SP', 'WS', 'PORTAL_ETC_PORTAL_ADMIN']);
  expect(await may('1001', '1001/sp.user', 'wholesale')).toMatchObject({ read: true, origin: 'organisation' });
});

test('§administration what a person may do names where it comes from', async () => {
  expect(await may('1003', '1003/etc.papers', 'commissionLists')).toMatchObject({ read: true, origin: 'own' });
  expect(await may('1003', '1003/etc.papers', 'customers')).toEqual({ area: 'customers', read: false, write: false });
  expect(await may('1004', '1004/plain.user', 'tickets')).toMatchObject({ read: true, origin: 'everybody' });
  const staff = await portal.as('9001/etc.staff');
  const { id } = await person('1003', '1003/etc.papers');
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
    const { token } = await portal.as(userId);
    for (const [area, type] of [
      ['customers', 'hfo.vp.customer'],
      ['wholesale', 'ws.customer'],
      ['tickets', 'hd.ticket'],
      ['members', 'etc.invitation'],
    ] as const) {
      const answer = await portal.call('GET', `/foundation/${trid}/data`, { token, query: { type } });
      expect([userId, area, (await may(trid, userId, area))?.read]).toEqual([userId, area, answer.statusCode === 200]);
    }
  }
});

test('§administration a user gets a password link, loses sessions, is locked and let in again', async () => {
  const { token } = await portal.as('1001/sp.user');
  const status = async () => (await portal.call('GET', '/foundation', { token })).statusCode;
  expect((await person('1001', '1001/sp.user')).sessions).toBeGreaterThan(0);
  portal.pass(1);
  expect((await actOn('1001', '1001/sp.user', { _action: 'passwordLink' })).statusCode).toBe(200);
  const mail = (await portal.mails()).find((one) => one.includes('To: sp.user@p1001.example.com'));
  expect(mail?.replace(/=\r?\n/g, '')).toContain('/reset-password?token=');
  expect((await actOn('1001', '1001/sp.user', { _action: 'endSessions' })).statusCode).toBe(200);
  expect([await status(), (await person('1001', '1001/sp.user')).sessions]).toEqual([401, 0]);
  const { version } = await person('1001', '1001/sp.user');
  expect((await actOn('1001', '1001/sp.user', { _action: 'lock', reason })).statusCode).toBe(200);
  expect((await actOn('1001', '1001/sp.user', { _action: 'lock', reason, version }, paul)).statusCode).toBe(409);
  expect(await person('1001', '1001/sp.user')).toMatchObject({ state: 'locked', lockReason: reason });
  expect((await portal.signIn('1001/sp.user')).json()._error).toBe(900);
  expect((await actOn('1001', '1001/sp.user', { _action: 'unlock', reason: 'Irrtum' })).statusCode).toBe(200);
  portal.pass(1);
  expect((await portal.signIn('1001/sp.user')).statusCode).toBe(200);
  const texts = (await audited()).filter((text) => text.includes(' user.'));
  expect(texts.map((text) => text.split(' ')[1]).sort()).toEqual([
    'user.endSessions',
    'user.lock',
    'user.passwordLink',
    'user.unlock',
  ]);
  expect(texts.join()).not.toContain('token');
});

test('§administration a kind narrows the list, and the counts name how many are of each', async () => {
  const { items, counts, total } = await list({ state: 'WS' });
  expect(items.map(({ trid }) => trid)).toEqual(expect.arrayContaining(['2001', '2002']));
  expect(items.every(({ tags }) => tags.includes('WS'))).toBe(true);
  expect([total, counts.WS]).toEqual([items.length, items.length]);
  expect((await list({ state: 'SP' })).items.every(({ tags }) => tags.includes('SP'))).toBe(true);
});

test('§administration an administrator invites, sends again and withdraws for any organisation', async () => {
  const person = { firstName: 'Mara', lastName: 'Lenz', email: 'mara.lenz@example.com', roles: ['WS'] };
  const path = '/foundation/2001/data';
  const answer = await jana.post(path, { type: 'etc.invitation', ...person });
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json();
  for (const _action of ['send', 'withdraw'])
    expect((await jana.post(`${path}/${id}`, { _action })).statusCode).toBe(200);
});

test('§administration rights are given with their origin, by whom and when', async () => {
  const { id } = await person('2001', '2001/ws.user');
  expect(
    (await jana.put(`/foundation/2001/users/${id}/roles`, { roles: ['PORTAL_ETC_PORTAL_ADMIN'] })).statusCode,
  ).toBe(204);
  expect((await person('2001', '2001/ws.user')).rights).toContainEqual(
    expect.objectContaining({ role: 'PORTAL_ETC_PORTAL_ADMIN', origin: 'given', by: 'Jana Reuter' }),
  );
});

test('§administration a review of rights lists everyone, and is noted with day and name', async () => {
  const { items } = (await jana.get('/admin/permissions')).json<PermissionReview>();
  const partner = items.find(({ trid, userId }) => trid === '1001' && userId === '1001/sp.user');
  expect(partner).toMatchObject({ organisation: 'Sommer Telekom GmbH', isEmployee: false });
  expect(partner?.permissions).toEqual((await person('1001', '1001/sp.user')).permissions);
  const { version } = await read('1001');
  expect((await act('1001', { _action: 'review', version })).json()).toMatchObject({ reviewedBy: 'Jana Reuter' });
  expect((await act('1001', { _action: 'review', version }, paul)).statusCode).toBe(409);
  expect(
    (await portal.call('GET', '/admin/permissions', { token: (await portal.as('9001/etc.staff')).token })).statusCode,
  ).toBe(403);
});

test.each([
  [{ trid: 'x', title: 'A', number: 'P', kinds: [] }, 'trid'],
  [{ trid: '1', title: ' ', number: 'P', kinds: [] }, 'title'],
  [{ trid: '1', title: 'A', number: 'P', kinds: ['PORTAL_ADMIN'] }, 'kinds.0'],
])('§administration %j is refused at %s', async (body, field) => {
  const answer = await jana.post('/admin/organisations', body);
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
});

test.each([
  ['POST', '/admin/organisations/77'],
  ['GET', '/admin/organisations/77'],
])('§administration %s %s is not there', async (method, path) => {
  const call = method === 'GET' ? jana.get(path) : jana.post(path, { _action: 'lock', version: 1, reason });
  expect((await call).statusCode).toBe(404);
});

test('§administration a member of the distributor becomes an employee and stops being one, a partner never', async () => {
  expect((await actOn('1001', '1001/sp.user', { _action: 'employ', reason })).statusCode).toBe(409);
  expect((await actOn('9001', '9001/chef.red', { _action: 'employ', reason })).statusCode).toBe(200);
  expect(await person('9001', '9001/chef.red')).toMatchObject({ isEmployee: true, isAdministrator: false });
  expect((await actOn('9001', '9001/chef.red', { _action: 'employ', reason })).statusCode).toBe(409);
  const { id } = await person('9001', '9001/chef.red');
  await jana.post('/admin/administrators', { user: id, reason });
  await release(paul);
  expect(await person('9001', '9001/chef.red')).toMatchObject({ isAdministrator: true });
  const { token } = await portal.as('9001/chef.red');
  expect((await actOn('9001', '9001/chef.red', { _action: 'dismiss', reason })).statusCode).toBe(200);
  expect((await portal.call('GET', '/foundation', { token })).statusCode).toBe(401);
  expect(await person('9001', '9001/chef.red')).toMatchObject({
    ...{ isEmployee: false, isAdministrator: false, sessions: 0 },
  });
  // Nobody ends their own rights; who is left is an administrator.
  expect((await actOn('9001', '9001/etc.admin', { _action: 'dismiss', reason })).statusCode).toBe(409);
  expect((await audited()).filter((text) => text.includes('user.employ')).length).toBe(1);
});

test('§content an employee gets the right to content and loses it, a partner never gets it', async () => {
  expect((await actOn('1001', '1001/sp.user', { _action: 'giveContent', reason })).statusCode).toBe(409);
  expect((await actOn('9001', '9001/etc.staff', { _action: 'giveContent', reason })).statusCode).toBe(200);
  expect(await person('9001', '9001/etc.staff')).toMatchObject({ isEditor: true, isAdministrator: false });
  const { token } = await portal.as('9001/etc.staff');
  const status = async () => (await portal.call('GET', '/editor/content', { token })).statusCode;
  expect(await status()).toBe(200);
  expect((await actOn('9001', '9001/etc.staff', { _action: 'takeContent', reason })).statusCode).toBe(200);
  expect(await status()).toBe(403);
});

test('§administration what waits at an organisation is named with what can be done about it', async () => {
  await jana.post('/admin/organisations', { trid: '5150', title: 'Wartet GmbH', number: 'P-5150', kinds: ['SP'] });
  const things = async () => (await read('5150')).things.map(({ kind }) => kind);
  expect(await things()).toEqual(['administrator']);
  const path = '/foundation/5150/data';
  const person = {
    firstName: 'Mara',
    lastName: 'Lenz',
    email: 'mara@wartet.example',
    roles: ['PORTAL_ETC_PORTAL_ADMIN'],
  };
  const { id } = (await jana.post(path, { type: 'etc.invitation', ...person })).json<{ id: string }>();
  expect(await things()).toEqual(['administrator']);
  portal.pass(6 * 86_400_000);
  [jana, paul] = [await portal.as('9001/etc.admin'), await portal.as('9001/etc.lead')];
  expect((await read('5150')).things).toMatchObject([{}, { kind: 'invitation', id, name: 'Mara Lenz', isOver: false }]);
  const { version } = await read('5150');
  await act('5150', { _action: 'lock', version, reason });
  expect((await read('5150')).things[0]).toMatchObject({ kind: 'approval', may: ['withdraw'] });
  const seen = (await paul.get('/admin/organisations/5150')).json<Organisation>();
  expect(seen.things[0]).toMatchObject({ kind: 'approval', may: ['release', 'refuse'] });
  const [row] = (await list({ search: '5150' })).items;
  expect([row?.waiting, seen.waiting, (await list({ search: '5150', state: 'todo' })).total]).toEqual([3, 3, 1]);
});

test('§administration an organisation demands a second factor from a day on, at the next sign-in', async () => {
  const { version } = await read('1001');
  const demand = (from: string) => act('1001', { _action: 'demandFactor', version, from });
  const today = berlinDay(portal.services.clock());
  const from = addDays(today, 1);
  expect((await demand(today)).json().fields).toEqual({ from: 'fromTomorrow' });
  expect((await demand(from)).json()).toMatchObject({ factorFrom: from });
  expect((await demand(from)).statusCode).toBe(409);
  expect((await read('1001')).things).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'factor', from, isDue: false })]),
  );
  const signIn = async () => {
    portal.pass(1);
    return (await portal.signIn('1001/sp.user')).json<{ token: string; mustSetUpSecondFactor?: boolean }>();
  };
  expect((await signIn()).mustSetUpSecondFactor).toBeUndefined();
  portal.pass(86_400_000);
  const { token, mustSetUpSecondFactor } = await signIn();
  expect(mustSetUpSecondFactor).toBe(true);
  expect((await portal.call('GET', '/foundation', { token })).json()._error).toBe(904);
  [jana, paul] = [await portal.as('9001/etc.admin'), await portal.as('9001/etc.lead')];
  const next = (await read('1001')).version;
  expect((await act('1001', { _action: 'remindFactor', version: next })).statusCode).toBe(200);
  const ended = await act('1001', { _action: 'endFactorDemand', version: next, reason: 'Irrtum' });
  expect(ended.json().factorFrom).toBeUndefined();
  expect((await portal.call('GET', '/foundation', { token })).statusCode).toBe(200);
  expect((await signIn()).mustSetUpSecondFactor).toBeUndefined();
  expect(await audited()).toEqual(
    expect.arrayContaining([
      `1001 organisation.demandFactor 1001 · – → ${from}`,
      `1001 organisation.endFactorDemand 1001 · ${from} → – · Irrtum`,
    ]),
  );
});

test('§administration the second factor of an administrator waits for another person', async () => {
  const reset = { _action: 'resetFactor', reason: 'Am Telefon erkannt' };
  expect((await actOn('1001', '1001/sp.admin', reset)).statusCode).toBe(409);
  for (const [trid, userId] of [
    ['1001', '1001/sp.admin'],
    ['9001', '9001/etc.admin'],
  ] as const) {
    const factor = { id: `f-${trid}`, userId: (await person(trid, userId)).id, kind: 'authenticator' };
    await portal.services.db.insert(secondFactors).values({ ...factor, name: 'App', key: 'x', created: portal.now() });
    expect((await person(trid, userId)).factors).toEqual(['authenticator']);
  }
  expect((await actOn('1001', '1001/sp.admin', reset)).statusCode).toBe(200);
  expect((await person('1001', '1001/sp.admin')).factors).toEqual([]);
  expect((await actOn('9001', '9001/etc.admin', reset)).statusCode).toBe(409);
  expect((await actOn('9001', '9001/etc.admin', reset, paul)).statusCode).toBe(409);
});
