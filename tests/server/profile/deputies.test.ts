import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { auditEntries } from '#server/db/tables/audit-tables.ts';
import { runDue } from '#server/records/engine/run-due.ts';
import { read } from '../me/notices.ts';
import { openRoutes } from '../session/open-routes.ts';
import { idOf } from '../staff/desk-scope.ts';
import { callback } from '../support/file-calls.ts';
import { day, openPortal, type Portal, type Session } from '../support/portal.ts';
import { addMember } from './member-calls.ts';

let portal: Portal;
/** Away, with two rights for this organisation, and a member of another one. */
let absent: Session;
let deputy: Session;
let record: string;
let token: string;
const trid = '1002';
const body = (days = 5, begin = 0, who = 'deputyId') => {
  const from = addDays(berlinDay(portal.now()), begin);
  return { type: 'etc.deputy', deputy: ids[who] ?? who, from, to: addDays(from, days - 1) };
};
const ids: Record<string, string> = {};
const open = (by: Session, id: string) => by.post(`/foundation/${trid}/deputies/${id}/session`, {});
const call = (method: 'GET' | 'POST', path: string, payload?: object, as = token) =>
  portal.call(method, path, { token: as, ...(payload && { body: payload }) });

beforeAll(async () => {
  portal = await openPortal();
  ids['absentId'] = await addMember(portal, trid, 'weg', ['PORTAL_ETC_PORTAL_ADMIN', 'PORTAL_ETC_COMISSION_STATEMENT']);
  ids['deputyId'] = await addMember(portal, trid, 'da');
  absent = await portal.as(`${trid}/weg`);
  deputy = await portal.as(`${trid}/da`);
  const labels = await absent.post(`/foundation/${trid}/data`, body());
  expect(labels.statusCode).toBe(201);
  record = labels.json().id;
  token = (await open(deputy, record)).json().token;
});
afterAll(() => portal.close());

test.each([
  ['for more than 90 days', () => body(91), { to: 'deputyLong:90' }],
  ['before today', () => body(5, -1), { from: 'deputyPast' }],
  ['with an end before its beginning', () => body(0), { to: 'endBeforeBegin' }],
  ['of oneself', () => body(5, 20, 'absentId'), { deputy: 'choose' }],
  [
    'by somebody of another organisation',
    () => ({ ...body(5, 20), deputy: ids['stranger'] ?? 'x' }),
    { deputy: 'choose' },
  ],
  ['while there is one', () => body(3, 2), { from: 'deputyTwice' }],
] as const)('§access a user cannot become deputy %s', async (_what, wish, fields) => {
  ids['stranger'] = await idOf(portal, '2001', 'ws.user');
  const answer = await absent.post(`/foundation/${trid}/data`, wish());
  expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
});

test('§access the deputy sees and does what the absent one may, under both names', async () => {
  const listed = (await call('GET', '/foundation')).json().items;
  expect(listed).toHaveLength(1);
  expect(listed[0].type).toContain('PORTAL_ETC_PORTAL_ADMIN');
  expect('users' in (await call('GET', `/foundation/${trid}/profile`)).json()).toBe(true);
  expect('users' in (await deputy.get(`/foundation/${trid}/profile`)).json()).toBe(false);
  const ticket = (await call('POST', `/foundation/${trid}/data`, callback)).json();
  const name = 'Frau da in Vertretung für Frau weg';
  expect([ticket.createdBy, ticket.data.history[0].by]).toEqual([name, name]);
  await call('POST', `/foundation/${trid}/data/${ticket.id}`, { _action: 'append', note: 'Noch etwas dazu.' });
  const timeline = (await absent.get(`/foundation/${trid}/data/${ticket.id}/timeline`)).json().items;
  expect(new Set(timeline.map(({ actor }: { actor: string }) => actor))).toEqual(new Set([name]));
  const entries = (await portal.services.db.select().from(auditEntries)).filter(({ kind }) => kind === 'recordAct');
  expect(entries.map(({ actor, text, userId }) => [actor, text, userId])).toEqual([
    [`${trid}/da`, 'act', ids['deputyId']],
    [`${trid}/da in Vertretung für ${trid}/weg`, 'append', ids['deputyId']],
  ]);
});

test('§access a deputy gets the absent user’s notifications, by mail and bell, until the end', async () => {
  const contactEmail = `weg@p${trid}.example.com`;
  const ticket = (await absent.post(`/foundation/${trid}/data`, { ...callback, contactEmail })).json();
  const staff = await portal.as('9001/etc.staff');
  await staff.post(`/foundation/${trid}/data/${ticket.id}`, { _action: 'append', note: 'Wir melden uns.' });
  const title = `In Vertretung für Frau weg: ${ticket.value1}: Neue Antwort · Ticket ${ticket.foreignid}`;
  const bells = await Promise.all([deputy.get('/me/notifications'), call('GET', '/me/notifications')]);
  for (const bell of bells)
    expect(bell.json().items.map((one: { title: { de: string } }) => one.title.de)).toContain(title);
  const mail = (await portal.mails())
    .map(read)
    .find((one) => one.includes(`To: da@p${trid}`) && one.includes(ticket.foreignid));
  expect(mail).toContain('Wir melden uns.');
});

test('§access what is the absent one’s own, and giving rights, stays out of reach', async () => {
  const refusals = [
    ['GET', '/me/profile'],
    ['GET', '/me/sessions'],
    ['POST', '/password/proof'],
    ['POST', '/me/export'],
    ['POST', `/foundation/${trid}/deletion-request`],
    ['POST', '/jwt_token'],
  ] as const;
  for (const [method, path] of refusals) {
    const answer = await call(method, path, method === 'POST' ? { timeout: 1000 } : undefined);
    expect([path, answer.statusCode]).toEqual([path, path === '/jwt_token' ? 401 : 403]);
  }
  const invitation = {
    type: 'etc.invitation',
    firstName: 'Nele',
    lastName: 'Neu',
    email: 'nele@neu.example.com',
    roles: [],
  };
  expect((await call('POST', `/foundation/${trid}/data`, invitation)).statusCode).toBe(403);
  expect((await call('POST', `/foundation/${trid}/data`, body(3, 30))).statusCode).toBe(403);
  expect((await call('POST', `/foundation/${trid}/data/${record}`, { _action: 'end' })).statusCode).toBe(403);
  const users = await portal.call('PUT', `/foundation/${trid}/users/${ids['deputyId']}/roles`, {
    token,
    body: { roles: [] },
  });
  expect(users.statusCode).toBe(403);
  // Settings are those of who sits at the screen.
  await deputy.put('/me/settings', { rowsPerPage: 50 });
  expect((await call('GET', '/me/settings')).json().rowsPerPage).toBe(50);
  // The absent one’s rights elsewhere are none of the deputy’s business.
  for (const other of ['1001', '1003', '9001'])
    expect((await call('GET', `/foundation/${other}/data?type=hd.ticket`)).statusCode).toBe(404);
});

describe('§access never more than the absent one may', () => {
  test('on any route', async () => {
    const routes = portal.routes
      .filter(({ url }) => url.startsWith('/api/'))
      .map(({ method, url }) => ({ method, path: url.slice('/api'.length) }))
      .filter(({ method, path }) => !openRoutes.includes(`${method.replace('HEAD', 'GET')} ${path}`))
      .filter(({ path }) => path !== '/jwt_token');
    const ticket = (await absent.post(`/foundation/${trid}/data`, callback)).json().id;
    const filled = (path: string) =>
      path.replace(':trid', trid).replace(':id', ticket).replace(/:\w+/g, 'x').replace('*', 'x');
    const outside: string[] = [];
    const more: string[] = [];
    for (const { method, path } of routes) {
      const send = (as: string) =>
        portal.call(method as 'GET', filled(path), {
          token: as,
          ...(['POST', 'PUT'].includes(method) && { body: {} }),
        });
      const mine = await send(token);
      if (mine.statusCode === 403) continue;
      if (
        /^\/(?:me\/(?!settings|notifications)|password|staff|second-factor)|desk|\/users|deletion|deputies/.test(path)
      )
        outside.push(`${method} ${path}`);
      if (method === 'DELETE') continue;
      const his = await send(absent.token);
      if (mine.statusCode < 300 && his.statusCode >= 300) more.push(`${method} ${path}`);
    }
    expect({ outside, more }).toEqual({ outside: [], more: [] });
  });

  test('also after the absent user loses rights', async () => {
    const staff = await portal.as('9001/etc.staff');
    await addMember(portal, trid, 'andere', ['PORTAL_ETC_PORTAL_ADMIN']);
    const roles = (all: string[]) => staff.put(`/foundation/${trid}/users/${ids['absentId']}/roles`, { roles: all });
    expect((await roles(['PORTAL_ETC_COMISSION_STATEMENT'])).statusCode).toBe(204);
    expect('users' in (await call('GET', `/foundation/${trid}/profile`)).json()).toBe(false);
    await roles(['PORTAL_ETC_PORTAL_ADMIN', 'PORTAL_ETC_COMISSION_STATEMENT']);
  });
});

test('§access only the deputy can act, and only in the own session', async () => {
  const stranger = await portal.as('1002/terms.user').catch(() => undefined);
  expect(stranger?.token).toBeUndefined();
  expect((await open(absent, record)).statusCode).toBe(404);
  const other = await portal.as(`${trid}/da`);
  const second = (await open(other, record)).json().token;
  await other.delete('/jwt_token');
  expect((await call('GET', '/waiting', undefined, second)).statusCode).toBe(401);
  expect((await call('GET', '/waiting')).statusCode).toBe(200);
});

test.each(['absent', 'deputy'] as const)('§access the %s ends it at once', async (who) => {
  const begin = who === 'absent' ? 40 : 50;
  portal.pass(begin * day);
  await runDue(portal.services);
  [absent, deputy] = [await portal.as(`${trid}/weg`), await portal.as(`${trid}/da`)];
  const { id } = (await absent.post(`/foundation/${trid}/data`, body())).json();
  const acting = (await open(deputy, id)).json().token;
  expect((await call('GET', '/waiting', undefined, acting)).statusCode).toBe(200);
  const ended = await (who === 'absent' ? absent : deputy).post(`/foundation/${trid}/data/${id}`, { _action: 'end' });
  expect(ended.statusCode).toBe(200);
  expect((await call('GET', '/waiting', undefined, acting)).statusCode).toBe(401);
  expect((await open(deputy, id)).statusCode).toBe(404);
});

test('§access it begins and ends by itself, and a clock that is set back opens it no more', async () => {
  [absent, deputy] = [await portal.as(`${trid}/weg`), await portal.as(`${trid}/da`)];
  const { id, data } = (await absent.post(`/foundation/${trid}/data`, body(2, 1))).json();
  expect(data.state).toBe('planned');
  expect((await open(deputy, id)).statusCode).toBe(404);
  portal.pass(day);
  await runDue(portal.services);
  deputy = await portal.as(`${trid}/da`);
  expect((await deputy.get('/foundation')).json().items[0].deputyFor).toEqual([{ id, name: 'Frau weg' }]);
  const acting = (await open(deputy, id)).json().token;
  expect((await call('GET', '/waiting', undefined, acting)).statusCode).toBe(200);
  portal.pass(2 * day);
  // Before anybody has looked at what is due.
  deputy = await portal.as(`${trid}/da`);
  expect((await open(deputy, id)).statusCode).toBe(404);
  expect((await deputy.get('/foundation')).json().items[0].deputyFor).toBeUndefined();
  await runDue(portal.services);
  portal.pass(-2 * day);
  expect((await open(await portal.as(`${trid}/da`), id)).statusCode).toBe(404);
});
