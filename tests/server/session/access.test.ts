import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasRole } from '#domain/access/roles.ts';
import { demoFoundations } from '#server/demo/foundations.ts';
import { demoUserId, demoUsers } from '#server/demo/users.ts';
import { insertFoundations, insertMemberships } from '#server/queries/session/foundations.ts';
import { findUserByLogin } from '#server/queries/session/users.ts';
import { callback } from '../support/file-calls.ts';
import { type CallOptions, openPortal, type Portal } from '../support/portal.ts';
import { commissionCalls } from './commission-access.ts';
import { listCalls } from './list-access.ts';
import { listViewCalls } from './list-view-access.ts';
import { openRoutes } from './open-routes.ts';
import { profileCalls } from './profile-access.ts';
import { type Call, draft, salesCalls } from './sales-access.ts';
import { staffCalls } from './staff-access.ts';
import { wholesaleCalls } from './wholesale-access.ts';

let portal: Portal;
/** A ticket of each foundation that has one. */
const tickets: Record<string, string> = {};
/** A draft of each, made by an employee. */
const drafts: Record<string, string> = {};
const tokens: Record<string, string> = {};
const foundations = ['1001', '1002', '1003', '1004', '2001', '2002', '9001'];
const inactive = '3004';
/** One administrator stands for both. */
const users = demoUsers.filter(({ fault, username }) => !fault && username !== 'etc.lead');

beforeAll(async () => {
  portal = await openPortal();
  const { db } = portal.services;
  await insertFoundations(db, [{ trid: inactive, title: 'Altbestand', type: 'SP', number: 'P', active: false }]);
  for (const user of users) {
    const row = await findUserByLogin(db, user.account, user.username);
    await insertMemberships(db, [{ userId: row?.id ?? '', trid: inactive }]);
    tokens[demoUserId(user)] = (await portal.as(demoUserId(user))).token;
  }
  const staff = await portal.as('9001/etc.staff');
  for (const trid of foundations) {
    tickets[trid] = (await staff.post(`/foundation/${trid}/data`, callback)).json().id;
    drafts[trid] = (await staff.post(`/foundation/${trid}/data`, draft)).json().id;
  }
});
afterAll(() => portal.close());

const apiRoutes = () =>
  portal.routes
    .filter(({ url }) => url.startsWith('/api/'))
    .map(({ method, url }) => ({ method, path: url.slice('/api'.length) }));
const filled = (path: string, trid = '1001') =>
  path
    .replace(':trid', trid)
    .replace(':id', tickets[trid] ?? 'none')
    .replace(/:\w+/g, 'x')
    .replace('*', 'x');

test('§2 every route answers 401 without a session, apart from a short list', async () => {
  const answered: string[] = [];
  for (const { method, path } of apiRoutes()) {
    const call = method as Parameters<Portal['call']>[0];
    const answer = await portal.call(call, filled(path));
    if (answer.statusCode !== 401) answered.push(`${method} ${path}`);
  }
  const withHead = openRoutes.flatMap((route) =>
    route.startsWith('GET') ? [route, route.replace('GET', 'HEAD')] : [route],
  );
  expect(answered.sort()).toEqual(withHead.sort());
});

test('§2 an ended session opens nothing on any route', async () => {
  const session = await portal.as('1001/sp.admin');
  await session.delete('/jwt_token');
  for (const { method, path } of apiRoutes()) {
    if (openRoutes.includes(`${method.replace('HEAD', 'GET')} ${path}`)) continue;
    const answer = await portal.call(method as 'GET', filled(path), { token: session.token });
    expect([method, path, answer.statusCode]).toEqual([method, path, 401]);
  }
});

const ticketOf = (trid: string) => tickets[trid] ?? tickets['1001'];
const action =
  (body: object) =>
  (trid: string): [method: 'POST', path: string, options: CallOptions] => [
    'POST',
    `/foundation/${trid}/data/${ticketOf(trid)}`,
    { body },
  ];

/** Every call that names a foundation. */
/** For a customer that does not exist. */
const reservation = {
  customerId: 'none',
  sipAccountId: 'none',
  numberKind: 'geographic',
  onkz: '30',
  kind: 'single',
  count: '1',
};

const calls: Call[] = [
  {
    route: 'POST /foundation/:trid/deletion-request',
    run: (trid) => [
      'POST',
      `/foundation/${trid}/deletion-request`,
      { body: { reason: 'Zum Ende gekommen', password: 'x' } },
    ],
    // The call needs only the own password, so each signed-in user gets as far as its check.
    ok: 400,
  },
  ...salesCalls(drafts),
  ...wholesaleCalls,
  ...staffCalls(ticketOf),
  ...commissionCalls,
  {
    route: 'GET /foundation/:trid/wholesale/search',
    run: (trid) => ['GET', `/foundation/${trid}/wholesale/search`, { query: { criterion: 'name', term: 'xyz' } }],
    ok: 200,
    role: 'WS',
  },
  {
    route: 'POST /foundation/:trid/number-reservations',
    run: (trid) => ['POST', `/foundation/${trid}/number-reservations`, { body: reservation }],
    ok: 400,
    role: 'WS',
  },
  {
    route: 'DELETE /foundation/:trid/number-reservations/:id',
    run: (trid) => ['DELETE', `/foundation/${trid}/number-reservations/none`],
    ok: 404,
    role: 'WS',
    isHidden: true,
  },
  ...listCalls,
  {
    route: 'GET /foundation/:trid/data/:id',
    run: (trid) => ['GET', `/foundation/${trid}/data/${ticketOf(trid)}`],
    ok: 200,
  },
  {
    route: 'GET /foundation/:trid/data/:id/notes',
    run: (trid) => ['GET', `/foundation/${trid}/data/${ticketOf(trid)}/notes`],
    ok: 200,
  },
  {
    route: 'POST /foundation/:trid/data/:id/notes',
    run: (trid) => ['POST', `/foundation/${trid}/data/${ticketOf(trid)}/notes`, { body: { text: 'x' } }],
    ok: 201,
  },
  {
    route: 'GET /foundation/:trid/data/:id/mails',
    run: (trid) => ['GET', `/foundation/${trid}/data/${ticketOf(trid)}/mails`],
    ok: 200,
  },
  {
    route: 'GET /foundation/:trid/data/:id/timeline',
    run: (trid) => ['GET', `/foundation/${trid}/data/${ticketOf(trid)}/timeline`],
    ok: 200,
  },
  {
    route: 'POST /foundation/:trid/data',
    run: (trid) => ['POST', `/foundation/${trid}/data`, { body: callback }],
    ok: 201,
  },
  { route: 'POST /foundation/:trid/data/:id', run: action({ _action: 'append', note: 'x' }), ok: 200 },
  { route: 'POST /foundation/:trid/data/:id', run: action({ _action: 'reopen', reason: 'x' }), ok: 409 },
  { route: 'POST /foundation/:trid/data/:id', run: action({ _action: 'attach', fileQueue: ['none'] }), ok: 400 },
  {
    route: 'POST /foundation/:trid/data/:id',
    run: action({ _action: 'status', version: 0, status: 'closed' }),
    ok: 409,
    employeesOnly: true,
  },
  {
    route: 'POST /foundation/:trid/customer-imports',
    run: (trid) => [
      'POST',
      `/foundation/${trid}/customer-imports`,
      { body: { rows: [{ companyName: 'x' }], dryRun: true } },
    ],
    ok: 200,
    role: 'SP',
  },
  ...profileCalls,
  { route: 'GET /foundation/:trid/recentdocs', run: (trid) => ['GET', `/foundation/${trid}/recentdocs`], ok: 200 },
  { route: 'GET /foundation/:trid/activities', run: (trid) => ['GET', `/foundation/${trid}/activities`], ok: 200 },
  { route: 'GET /foundation/:trid/form-inputs', run: (trid) => ['GET', `/foundation/${trid}/form-inputs`], ok: 200 },
  {
    route: 'PUT /foundation/:trid/form-inputs/:key',
    run: (trid) => ['PUT', `/foundation/${trid}/form-inputs/a`, { body: { version: 0, data: {} } }],
    ok: 200,
  },
  {
    route: 'GET /foundation/:trid/form-inputs/:key',
    run: (trid) => ['GET', `/foundation/${trid}/form-inputs/a`],
    ok: 200,
  },
  {
    route: 'DELETE /foundation/:trid/form-inputs/:key',
    run: (trid) => ['DELETE', `/foundation/${trid}/form-inputs/a`],
    ok: 204,
  },
  ...listViewCalls,
  {
    route: 'GET /public/filebrowser/*',
    run: (trid) => ['GET', `/public/filebrowser/home${trid}_${ticketOf(trid)}`, { query: { _action: 'list' } }],
    ok: 200,
  },
];

test('§6 no call that names a foundation is missing in the sweep', () => {
  const withFoundation = apiRoutes()
    .filter(({ method, path }) => path.includes(':trid') && method !== 'HEAD')
    .map(({ method, path }) => `${method} ${path}`);
  const swept = calls.map(({ route }) => route);
  expect(withFoundation.filter((route) => !swept.includes(route))).toEqual([]);
});

const places = [...foundations, inactive, 'missing', '1001%20', '..', '%00'];

describe.each(users.map((user) => [demoUserId(user), user] as const))('§6 %s', (userId, user) => {
  test.each(calls.map((call, index) => [`${call.route} (${index})`, call] as const))('%s', async (_route, call) => {
    const employee = user.roles.includes('PORTAL_EMPLOYEE');
    const strangers = new Set<string>();
    for (const trid of places) {
      const [method, path, options] = call.run(trid);
      const answer = await portal.call(method, path, { token: tokens[userId], ...options });
      const may = foundations.includes(trid) && (employee || user.actsFor.includes(trid));
      const tags = demoFoundations.find((one) => one.trid === trid)?.type;
      const lacks = call.role !== undefined && !hasRole([call.role], user.roles, tags);
      const isAdministrator = user.roles.includes('PORTAL_ADMIN');
      const isKept = call.administratorsOnly && !isAdministrator;
      const isForbidden = isKept || (employee ? call.membersOnly : call.employeesOnly || lacks);
      const refusal = call.isHidden ? 404 : 403;
      const expected = may ? (isForbidden ? refusal : call.ok) : 404;
      expect([trid, answer.statusCode]).toEqual([trid, expected]);
      if (!may) strangers.add(JSON.stringify({ ...answer.json(), requestId: '' }));
    }
    expect([...strangers]).toHaveLength(1);
  });

  test('a ticket of one foundation is not found under another', async () => {
    for (const trid of foundations) {
      for (const home of foundations.filter((one) => one !== trid)) {
        const path = `/foundation/${trid}/data/${tickets[home]}`;
        expect((await portal.call('GET', path, { token: tokens[userId] })).statusCode).toBe(404);
      }
    }
  });
});
