import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GivableRole, givableRoles } from '#contract/profile/users.ts';
import { auditEntries } from '#server/db/tables/audit-tables.ts';
import { findUserByEmail, findUserByLogin } from '#server/queries/session/users.ts';
import { runDue } from '#server/records/engine/run-due.ts';
import { read } from '../me/notices.ts';
import { day, openPortal, type Portal, type Session } from '../support/portal.ts';
import { addMember, latestLink, rightsOf } from './member-calls.ts';

let portal: Portal;
let admin: Session;
let staff: Session;
const password = 'Sehr-Gutes-Kennwort-77';
const inputOf = () => ({
  firstName: 'Nele',
  lastName: 'Neumann',
  password,
  termsVersion: portal.config.termsVersion,
  timeout: 3_600_000,
});
const invite = (by: Session, trid: string, email: string, roles: readonly string[] = []) =>
  by.post(`/foundation/${trid}/data`, { type: 'etc.invitation', firstName: 'Nele', lastName: 'Neumann', email, roles });
const accept = (token: string, more: object = {}) =>
  portal.call('POST', `/public/invitation/${token}`, { body: { ...inputOf(), ...more } });
const stateOf = async (trid: string, email: string) =>
  (await staff.get(`/foundation/${trid}/data`, { query: { type: 'etc.invitation', search: `value3:${email}` } })).json()
    .items[0]?.value2;

beforeAll(async () => {
  portal = await openPortal();
  // The only one who administers this foundation, with one right of two for commissions.
  await addMember(portal, '1003', 'leitung', ['PORTAL_ETC_PORTAL_ADMIN', 'PORTAL_ETC_COMISSION_PAPERS']);
  admin = await portal.as('1003/leitung');
  staff = await portal.as('9001/etc.staff');
});
afterAll(() => portal.close());

type Inviter = '1003/leitung' | '1003/etc.papers' | '9001/etc.staff' | '1001/sp.admin';
const matrix: readonly (readonly [Inviter, trid: string, allowed: readonly GivableRole[]])[] = [
  ['1003/leitung', '1003', ['PORTAL_ETC_PORTAL_ADMIN', 'PORTAL_ETC_COMISSION_PAPERS']],
  [
    '1001/sp.admin',
    '1001',
    ['SP', 'PORTAL_ETC_COMISSION_STATEMENT', 'PORTAL_ETC_COMISSION_PAPERS', 'PORTAL_ETC_PORTAL_ADMIN'],
  ],
  ['9001/etc.staff', '1003', givableRoles],
  ['9001/etc.staff', '2001', givableRoles],
];

describe.each(matrix)('§access %s invites for %s', (inviter, trid, allowed) => {
  test.each([...givableRoles, 'PORTAL_EMPLOYEE', 'PORTAL_CHEFRED', 'PORTAL_USER'])('with %s', async (role) => {
    const by = await portal.as(inviter);
    const email = `${role}.${trid}.${inviter.replace('/', '.')}@neu.example.com`.toLowerCase();
    const answer = await invite(by, trid, email, [role]);
    const isAllowed = (allowed as readonly string[]).includes(role);
    expect(answer.statusCode).toBe(isAllowed ? 201 : 400);
    // A role that cannot be given is invalid input, so the answer has no field error for it.
    const isKnown = (givableRoles as readonly string[]).includes(role);
    if (!isAllowed && isKnown) expect(answer.json().fields).toEqual({ roles: 'rightNotHeld' });
  });
});

test.each([
  ['1003/etc.papers', '1003', 403],
  ['1001/sp.admin', '1003', 404],
  ['2001/ws.user', '2001', 403],
] as const)('§access %s does not invite for %s', async (userId, trid, status) => {
  const by = await portal.as(userId);
  expect((await invite(by, trid, 'fremd@neu.example.com')).statusCode).toBe(status);
});

test('§access opening a link does not use it up, and accepting it once creates a signed-in user', async () => {
  expect(
    (await invite(admin, '1003', 'Nele.Neumann@neu.example.com', ['PORTAL_ETC_COMISSION_PAPERS'])).statusCode,
  ).toBe(201);
  const token = await latestLink(portal);
  for (const method of ['GET', 'HEAD', 'GET'] as const)
    expect((await portal.call(method, `/public/invitation/${token}`)).statusCode).toBe(200);
  const render = (await portal.call('GET', `/public/invitation/${token}`)).json();
  expect(render).toMatchObject({
    foundation: 'Nordlicht Mobilfunk',
    email: 'nele.neumann@neu.example.com',
    hasAccount: false,
  });
  expect((await accept(token, { password: 'nele.neumann-1003' })).json().fields).toHaveProperty('password');
  expect((await accept(token, { password: 'Passwort1234!' })).statusCode).toBe(400);
  expect((await accept(token, { termsVersion: 'alt' })).statusCode).toBe(409);
  const all = await Promise.all(Array.from({ length: 8 }, () => accept(token)));
  expect(all.map(({ statusCode }) => statusCode).filter((one) => one === 200)).toHaveLength(1);
  expect(all.filter(({ statusCode }) => ![200, 409, 410].includes(statusCode))).toEqual([]);
  expect((await accept(token)).statusCode).toBe(410);
  const user = await findUserByLogin(portal.services.db, '1003', 'nele.neumann');
  expect(user).toMatchObject({
    email: 'nele.neumann@neu.example.com',
    roles: ['PORTAL_USER'],
    displayName: 'Nele Neumann',
  });
  expect(await rightsOf(portal, user?.id ?? '')).toEqual([['1003', 'PORTAL_ETC_COMISSION_PAPERS']]);
  const session = all.find(({ statusCode }) => statusCode === 200)?.json().token;
  const log = await portal.call('GET', '/foundation', { token: session });
  expect(log.json().items).toMatchObject([{ trid: '1003', type: 'PORTAL_ETC_COMISSION_PAPERS' }]);
  expect(await stateOf('1003', 'nele.neumann@neu.example.com')).toBe('accepted');
  const mails = (await portal.mails()).map(read);
  expect(mails.at(-1)).toContain('1003/nele.neumann');
  expect(mails.some((mail) => mail.includes('Nele Neumann hat Ihre Einladung angenommen'))).toBe(true);
  const entries = await portal.services.db.select().from(auditEntries);
  expect(entries.filter(({ kind }) => kind === 'rights').map(({ text }) => text)).toContain(
    '1003/nele.neumann joined +PORTAL_ETC_COMISSION_PAPERS',
  );
});

test('§access an inviter does not learn of accounts, and only the account itself can accept', async () => {
  const existing = await invite(admin, '1003', 'ws.user@p2001.example.com', ['PORTAL_ETC_COMISSION_PAPERS']);
  const link = await latestLink(portal);
  const unknown = await invite(admin, '1003', 'niemand@neu.example.com', ['PORTAL_ETC_COMISSION_PAPERS']);
  const shape = (one: typeof existing) => ({ status: one.statusCode, keys: Object.keys(one.json().data).sort() });
  expect(shape(existing)).toEqual(shape(unknown));
  expect((await accept(link)).statusCode).toBe(409);
  const stranger = await portal.as('2002/spws.user');
  expect((await stranger.post('/me/invitations', { token: link })).statusCode).toBe(409);
  const owner = await portal.as('2001/ws.user');
  const before = (await owner.get('/foundation')).json().items.length;
  expect((await owner.post('/me/invitations', { token: link })).json()).toEqual({
    trid: '1003',
    foundation: 'Nordlicht Mobilfunk',
  });
  expect((await owner.get('/foundation')).json().items).toHaveLength(before + 1);
  // The user keeps the roles for other organisations.
  expect((await findUserByEmail(portal.services.db, 'ws.user@p2001.example.com'))?.roles).toEqual([
    'PORTAL_USER',
    'WS',
  ]);
  expect((await owner.post('/me/invitations', { token: link })).statusCode).toBe(410);
  expect((await invite(admin, '1003', 'WS.User@p2001.example.com')).json().fields).toEqual({ email: 'alreadyMember' });
});

test('§access an address has one valid invitation, and an old or expired link opens nothing', async () => {
  const email = 'spaet@neu.example.com';
  const { id } = (await invite(admin, '1003', email)).json();
  const first = await latestLink(portal);
  expect((await invite(admin, '1003', email)).json().fields).toEqual({ email: 'invitedAlready' });
  let by = admin;
  const act = (_action: string) => by.post(`/foundation/1003/data/${id}`, { _action });
  expect((await act('send')).statusCode).toBe(200);
  const second = await latestLink(portal);
  expect(second).not.toBe(first);
  expect((await accept(first)).statusCode).toBe(410);
  portal.pass(7 * day + 1);
  expect((await accept(second)).statusCode).toBe(410);
  await runDue(portal.services);
  by = await portal.as('1003/leitung');
  staff = await portal.as('9001/etc.staff');
  expect(await stateOf('1003', email)).toBe('expired');
  portal.pass(-7 * day);
  expect((await accept(second)).statusCode).toBe(410);
  expect((await act('send')).statusCode).toBe(200);
  const third = await latestLink(portal);
  expect((await portal.call('GET', `/public/invitation/${third}`)).statusCode).toBe(200);
  expect((await act('withdraw')).statusCode).toBe(200);
  expect((await accept(third)).statusCode).toBe(410);
  expect((await act('withdraw')).statusCode).toBe(409);
  const render = (await by.get(`/foundation/1003/data/${id}`)).json();
  expect(JSON.stringify(render)).not.toContain('secret');
});

test('§access an invitation gives nothing any more once its sender lost what it gives', async () => {
  const id = await addMember(portal, '1003', 'zweite', ['PORTAL_ETC_PORTAL_ADMIN', 'PORTAL_ETC_COMISSION_PAPERS']);
  const second = await portal.as('1003/zweite');
  await invite(second, '1003', 'folge@neu.example.com', ['PORTAL_ETC_COMISSION_PAPERS']);
  const link = await latestLink(portal);
  admin = await portal.as('1003/leitung');
  expect((await admin.delete(`/foundation/1003/users/${id}`)).statusCode).toBe(204);
  expect((await accept(link)).statusCode).toBe(410);
});

test('§access who is invited to see own records only is limited from the first day on, and the audit log says so', async () => {
  const form = { type: 'etc.invitation', firstName: 'Ole', lastName: 'Berg', email: 'ole.berg@neu.example.com' };
  const made = (await staff.post('/foundation/1001/data', { ...form, roles: ['SP'], ownOnly: true })).json();
  expect(made).toMatchObject({ value7: 'yes', data: { ownOnly: true } });
  const token = await latestLink(portal);
  expect((await portal.call('GET', `/public/invitation/${token}`)).json()).toMatchObject({ ownOnly: true });
  const session = (await accept(token)).json().token;
  const { items } = (await portal.call('GET', '/foundation', { token: session })).json();
  expect(items).toMatchObject([{ trid: '1001', ownOnly: true }]);
  const entries = await portal.services.db.select().from(auditEntries);
  expect(entries.map(({ text }) => text)).toContain('1001/ole.berg joined +SP +ownOnly');
});
