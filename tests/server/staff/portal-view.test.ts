import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewLifetime } from '#contract/staff/portal-view.ts';
import { callback } from '../support/file-calls.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';
import { idOf } from './desk-scope.ts';

let portal: Portal;
let staff: Session;
let token: string;
const see = async (trid: string, account: string, username: string) =>
  staff.post('/staff/views', { trid, user: await idOf(portal, account, username) });
const get = (path: string, query: Record<string, string> = {}) => portal.call('GET', path, { token, query });

beforeAll(async () => {
  portal = await openPortal();
  staff = await portal.as('9001/etc.staff');
  // This user acts for two organisations; only one of them is looked at.
  token = (await see('2002', '2002', 'spws.user')).json().token;
});
afterAll(() => portal.close());

test('§access shows the user’s view of the one organisation and names the user', async () => {
  const listed = (await get('/foundation')).json();
  expect(listed.items.map(({ trid }: { trid: string }) => trid)).toEqual(['2002']);
  const own = await portal.as('2002/spws.user');
  const query = { type: 'hfo.vp.order' };
  expect((await get('/foundation/2002/data', query)).body).toBe(
    (await own.get('/foundation/2002/data', { query })).body,
  );
});

test('§access reaches no other organisation, no employee pages and no personal data of the user', async () => {
  for (const trid of ['1001', '2001', '9001'])
    expect((await get(`/foundation/${trid}/data`, { type: 'hd.ticket' })).statusCode).toBe(404);
  const waits: { trid: string }[] = (await get('/waiting')).json().items;
  expect(waits.filter(({ trid }) => trid !== '2002')).toEqual([]);
  const refusals = [
    '/staff/queue',
    '/me/sessions',
    '/me/notifications',
    '/foundation/2002/form-inputs',
    '/foundation/2002/desk-users',
    '/library/favourites',
  ];
  for (const path of refusals) expect([path, (await get(path)).statusCode]).toEqual([path, 403]);
});

test('§access every write is refused with a message on every route', async () => {
  const writes = portal.routes.filter(
    ({ method, url }) => url.startsWith('/api/') && ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method),
  );
  const open =
    /jwt_token|public\/(?:order-confirmation|invitation|mailbox|push-renewal)|terms\/acceptance|password\/reset|api\/second-factor|unsubscribe|sip-password|api\/(?:incoming-mail|sign-on|scim)/;
  const refusals = writes.filter(({ url }) => !open.test(url));
  expect(refusals.length).toBeGreaterThan(20);
  for (const { method, url } of refusals) {
    const path = url.slice('/api'.length).replace(':trid', '2002').replace(/:\w+/g, 'x').replace('*', 'x');
    const answer = await portal.call(method as 'POST', path, { token, body: {} });
    expect([method, url, answer.statusCode]).toEqual([method, url, 403]);
  }
  const written = await portal.call('POST', '/foundation/2002/data', { token, body: callback });
  expect(written.json()._errorMessage).toContain('nur an');
});

test('§access cannot be renewed, cannot accept terms and cannot open a session for the user', async () => {
  expect((await portal.call('POST', '/jwt_token', { token, body: { timeout: 3_600_000 } })).statusCode).toBe(401);
  const { version } = (await portal.call('GET', '/terms')).json();
  const accepted = await portal.call('POST', '/terms/acceptance', { token, body: { version } });
  expect(accepted.statusCode).toBe(401);
});

test('§access is recorded with both names', async () => {
  const line = portal.logLines.find((one) => one.includes('"audit":true'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ viewed: '2002/spws.user', trid: '2002' });
  const activities = (await staff.get('/foundation/9001/activities')).json().items;
  expect(activities).toContainEqual(
    expect.objectContaining({ kind: 'portal.viewed', text: '2002/spws.user', actor: 'Ines Kramer' }),
  );
});

test.each([
  ['an employee', '9001', '9001', 'etc.staff', 404],
  ['somebody of another organisation', '1001', '2001', 'ws.user', 404],
  ['a user who is disabled', '1002', '1002', 'locked.user', 404],
] as const)('§access is not opened for %s', async (_case, trid, account, username, expected) => {
  expect((await see(trid, account, username)).statusCode).toBe(expected);
});

test('§access ends by itself, with the employee’s session, and when it is ended', async () => {
  const ended = (await see('2002', '2002', 'spws.user')).json().token;
  expect((await portal.call('DELETE', '/jwt_token', { token: ended })).statusCode).toBe(204);
  expect((await portal.call('GET', '/foundation', { token: ended })).statusCode).toBe(401);
  expect((await get('/foundation')).statusCode).toBe(200);
  const other = await portal.as('9001/etc.staff');
  const user = await idOf(portal, '2002', 'spws.user');
  const bound = (await other.post('/staff/views', { trid: '2002', user })).json().token;
  await other.delete('/jwt_token');
  expect((await portal.call('GET', '/foundation', { token: bound })).statusCode).toBe(401);
  portal.pass(viewLifetime);
  expect((await get('/foundation')).statusCode).toBe(401);
});
