import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noMapping } from '#domain/integrations/sign-on/claims.ts';
import { findUserByEmail, findUserByLogin } from '#server/queries/session/users.ts';
import { secretHash } from '#server/session/purpose-tokens.ts';
import { openProvider, type TestProvider } from '../support/oidc-provider.ts';
import type { CallOptions, Portal } from '../support/portal.ts';
import { arrive, callback, connect, leave, newBrowser, openSignOnPortal, redeem } from './sign-on-calls.ts';

let portal: Portal;
let provider: TestProvider;
const accounts: Record<string, Record<string, unknown>> = {};
const [partnerToken, staffToken] = ['etcscim_partner', 'etcscim_employees'].map((start) => start.padEnd(51, 'x'));

beforeAll(async () => {
  portal = await openSignOnPortal();
  provider = await openProvider(callback, accounts);
  const roles = [{ value: 'Chefs', role: 'PORTAL_ETC_PORTAL_ADMIN' }];
  await connect(portal, {
    ...{ trid: '1001', issuer: provider.issuer, domains: ['sommer.example'] },
    ...{ mapping: { ...noMapping, roles, idClaim: 'employeeId' }, scimHash: secretHash(partnerToken ?? '') },
  });
  await connect(portal, {
    ...{ issuer: provider.issuer, domains: ['etc.example'], scimHash: secretHash(staffToken ?? '') },
  });
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});

type Method = Parameters<Portal['call']>[0];
const scim = (token: string | undefined, method: Method, path: string, body?: unknown, more: CallOptions = {}) =>
  portal.call(method, `/scim/v2/${path}`, {
    ...{ token, ...more },
    ...(body !== undefined && { body, headers: { 'content-type': 'application/scim+json' } }),
  });
const partner = (method: Method, path: string, body?: unknown, more?: CallOptions) =>
  scim(partnerToken, method, path, body, more);
const newUser = (mail: string, more: object = {}) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  ...{ userName: mail, name: { givenName: 'Mia', familyName: 'Neu' }, emails: [{ value: mail, primary: true }] },
  ...more,
});
const patch = (...Operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
});
const userNamed = async (userId: string) => {
  const [account = '', username = ''] = userId.split('/');
  const user = await findUserByLogin(portal.services.db, account, username);
  if (!user) throw new Error(`no user ${userId}`);
  return user;
};
async function enter(login: string, subject: string) {
  const browser = newBrowser();
  const { url } = (await leave(portal, login, browser)).json<{ url: string }>();
  const { code, refusal } = await arrive(portal, await provider.visit(url, subject));
  if (code === undefined) return { refusal };
  const answer = await redeem(portal, code, browser);
  return { answer, token: answer.json<{ token: string }>().token };
}

test('§sign-on.leavers an employee who signed in by the provider is locked out when SCIM says so', async () => {
  const { id, email } = await userNamed('9001/etc.staff');
  accounts['ines'] = { email, email_verified: true };
  const { token } = await enter('9001', 'ines');
  expect((await portal.call('GET', '/foundation', { token })).statusCode).toBe(200);
  const search = await scim(staffToken, 'GET', 'Users', undefined, { query: { filter: `userName eq "${email}"` } });
  expect(search.json()).toMatchObject({ totalResults: 1, Resources: [{ id, active: true, userName: email }] });
  // As Entra ID writes it.
  const ended = await scim(
    staffToken,
    'PATCH',
    `Users/${id}`,
    patch({ op: 'Replace', path: 'active', value: 'False' }),
  );
  expect([ended.statusCode, ended.json().active]).toEqual([200, false]);
  expect((await portal.call('GET', '/foundation', { token })).statusCode).toBe(401);
  expect((await enter('9001', 'ines')).refusal).toBe('left');
  expect((await portal.signIn('9001/etc.staff')).json()._error).toBe(900);
  const again = await scim(staffToken, 'PATCH', `Users/${id}`, patch({ op: 'replace', value: { active: true } }));
  expect(again.json().active).toBe(true);
  expect((await enter('9001', 'ines')).answer?.statusCode).toBe(200);
});

test('§sign-on.leavers the last administrator of the portal stays, and a lock of the portal too', async () => {
  const { db } = portal.services;
  await db.execute(sql`update users set roles = array_remove(roles, 'PORTAL_ADMIN') where username = 'etc.lead'`);
  const admin = await userNamed('9001/etc.admin');
  expect((await scim(staffToken, 'DELETE', `Users/${admin.id}`)).statusCode).toBe(409);
  await db.execute(sql`update users set roles = array_append(roles, 'PORTAL_ADMIN') where username = 'etc.lead'`);
  const { id } = await userNamed('1001/sp.admin');
  await db.execute(sql`delete from memberships where user_id = ${id} and trid <> '1001'`);
  await db.execute(sql`update users set disabled = true where id = ${id}`);
  expect(
    (await partner('PATCH', `Users/${id}`, patch({ op: 'replace', path: 'active', value: true }))).statusCode,
  ).toBe(409);
  await db.execute(sql`update users set disabled = false where id = ${id}`);
});

test('§sign-on.leavers a user is created, found by its id at the first sign-in, changed and ended', async () => {
  const made = await partner('POST', 'Users', newUser('mia.neu@sommer.example', { externalId: 'e-17' }));
  expect([made.statusCode, made.headers['content-type']]).toEqual([
    201,
    expect.stringContaining('application/scim+json'),
  ]);
  const { id } = made.json<{ id: string }>();
  const byId = await partner('GET', 'Users', undefined, { query: { filter: 'externalId eq "e-17"' } });
  expect(byId.json()).toMatchObject({ totalResults: 1, Resources: [{ id, displayName: 'Mia Neu' }] });
  expect((await partner('POST', 'Users', newUser('mia.neu@sommer.example'))).json()).toMatchObject({
    ...{ status: '409', scimType: 'uniqueness', schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'] },
  });
  // No mail address is vouched for: the id that SCIM gave is enough.
  accounts['mia'] = { email: 'mia.neu@sommer.example', employeeId: 'e-17' };
  expect((await enter('1001', 'mia')).answer?.json()._error).toBe(902);
  const changed = await partner(
    'PUT',
    `Users/${id}`,
    newUser('mia.alt@sommer.example', { externalId: 'e-17', displayName: 'Mia Alt' }),
  );
  expect(changed.json()).toMatchObject({ userName: 'mia.alt@sommer.example', displayName: 'Mia Alt', active: true });
  expect((await partner('DELETE', `Users/${id}`)).statusCode).toBe(204);
  expect((await findUserByEmail(portal.services.db, 'mia.alt@sommer.example'))?.disabled).toBe(true);
  expect((await partner('GET', `Users/${id}`)).json().active).toBe(false);
});

test('§sign-on.leavers groups give rights by the mapping and take them', async () => {
  const { id } = (await partner('POST', 'Users', newUser('gerd@sommer.example'))).json<{ id: string }>();
  const rights = async () => {
    const rows = await portal.services.db.execute(sql`select rights from memberships where user_id = ${id}`);
    return Object.keys((rows as unknown as { rows: { rights: object }[] }).rows[0]?.rights ?? {});
  };
  const made = await partner('POST', 'Groups', { displayName: 'Chefs', members: [{ value: id }] });
  expect(made.statusCode).toBe(201);
  expect(await rights()).toEqual(['PORTAL_ETC_PORTAL_ADMIN']);
  const group = `Groups/${made.json<{ id: string }>().id}`;
  await partner('PATCH', group, patch({ op: 'remove', path: `members[value eq "${id}"]` }));
  expect(await rights()).toEqual([]);
  await partner('PATCH', group, patch({ op: 'add', path: 'members', value: [{ value: id }] }));
  expect(await rights()).toEqual(['PORTAL_ETC_PORTAL_ADMIN']);
  const stranger = await userNamed('2001/ws.user');
  const wrong = await partner('PATCH', group, patch({ op: 'add', path: 'members', value: [{ value: stranger.id }] }));
  expect([wrong.statusCode, wrong.json().scimType]).toEqual([400, 'invalidValue']);
  expect((await partner('DELETE', group)).statusCode).toBe(204);
  expect(await rights()).toEqual([]);
});

test('§sign-on.leavers a member of several organisations leaves the one, with the keys given there', async () => {
  const { id } = await userNamed('1001/sp.user');
  const { db } = portal.services;
  await db.execute(sql`insert into api_keys (id, trid, name, begin, hash, rights, networks, created, giver, expires)
    values ('k1', '1001', 'x', 'etc_', 'h1', '{}', '{}', 0, ${id}, 9e12), ('k2', '1002', 'x', 'etc_', 'h2', '{}', '{}', 0, ${id}, 9e12)`);
  expect(
    (await partner('PATCH', `Users/${id}`, patch({ op: 'replace', path: 'active', value: false }))).statusCode,
  ).toBe(200);
  const user = await userNamed('1001/sp.user');
  expect(user.disabled).toBe(false);
  const rows = await db.execute(sql`select trid from memberships where user_id = ${id}`);
  expect((rows as unknown as { rows: object[] }).rows).toEqual([{ trid: '1002' }]);
  const ended = await db.execute(sql`select id from api_keys where giver = ${id} and ended is not null`);
  expect((ended as unknown as { rows: object[] }).rows).toEqual([{ id: 'k1' }]);
});

test('§sign-on.leavers a provider sees and changes its own users alone', async () => {
  const stranger = await userNamed('2001/ws.user');
  const employee = await userNamed('9001/etc.lead');
  for (const { id, email } of [stranger, employee]) {
    expect((await partner('GET', `Users/${id}`)).statusCode).toBe(404);
    expect(
      (await partner('PATCH', `Users/${id}`, patch({ op: 'replace', path: 'active', value: false }))).statusCode,
    ).toBe(404);
    expect((await partner('DELETE', `Users/${id}`)).statusCode).toBe(404);
    expect(
      (await partner('GET', 'Users', undefined, { query: { filter: `userName eq "${email}"` } })).json().totalResults,
    ).toBe(0);
    expect((await partner('POST', 'Users', newUser(email))).statusCode).toBe(409);
  }
  expect((await partner('POST', 'Users', newUser('x@foreign.example'))).json()).toMatchObject({
    scimType: 'invalidValue',
  });
  // An address that is changed opens the account by "Passwort vergessen?".
  const { id } = await userNamed('1001/sp.admin');
  expect(
    (await partner('PATCH', `Users/${id}`, patch({ op: 'replace', path: 'userName', value: 'x@foreign.example' })))
      .statusCode,
  ).toBe(400);
});

test('§sign-on.leavers pages, filters and faults have the form of the standard', async () => {
  const one = await partner('GET', 'Users', undefined, { query: { startIndex: '2', count: '1' } });
  expect(one.json()).toMatchObject({ startIndex: 2, itemsPerPage: 1 });
  expect((await partner('GET', 'Users', undefined, { query: { count: '0' } })).json().Resources).toEqual([]);
  for (const filter of ['userName sw "a"', 'password eq "x"', 'userName eq "a" or active eq true', 'userName eq "'])
    expect((await partner('GET', 'Users', undefined, { query: { filter } })).json()).toMatchObject({
      scimType: 'invalidFilter',
    });
  expect((await partner('POST', 'Users', { userName: 3 })).json()).toMatchObject({ status: '400' });
  expect((await partner('GET', 'ServiceProviderConfig')).json()).toMatchObject({ patch: { supported: true } });
  expect((await partner('GET', 'ResourceTypes')).json().totalResults).toBe(2);
  expect((await partner('GET', 'Schemas')).json().totalResults).toBe(2);
  expect((await partner('GET', 'Groups')).json().Resources).toEqual([]);
});

test('§sign-on.leavers a token of SCIM opens nothing else, and no session or key opens SCIM', async () => {
  const reached: string[] = [];
  const session = await portal.as('9001/etc.admin');
  for (const { method, url } of portal.routes) {
    if (!url.startsWith('/api/') || method === 'HEAD') continue;
    const path = url.slice('/api'.length).replace(':trid', '1001').replace(/:\w+/g, 'none').replace('*', 'x');
    if (url.startsWith('/api/scim/')) {
      const answer = await portal.call(method as 'GET', path, { token: session.token });
      if (![401, 429].includes(answer.statusCode)) reached.push(`session ${method} ${path}`);
      continue;
    }
    const [withToken, without] = [
      await portal.call(method as 'GET', path, { token: partnerToken }),
      await portal.call(method as 'GET', path),
    ];
    // Public routes answer with and without.
    if (without.statusCode === 401 && withToken.statusCode !== 401) reached.push(`token ${method} ${path}`);
  }
  expect(reached).toEqual([]);
});

test('§sign-on.leavers guesses at tokens are slowed, the right one goes on', async () => {
  const codes = [];
  for (let times = 0; times < 12; times += 1) codes.push((await scim('etcscim_wrong', 'GET', 'Users')).statusCode);
  expect(codes.at(-1)).toBe(429);
  expect((await partner('GET', 'Users')).statusCode).toBe(200);
  await portal.services.db.execute(sql`update foundations set active = false where trid = '1001'`);
  expect([401, 429]).toContain((await partner('GET', 'Users')).statusCode);
  await portal.services.db.execute(sql`update foundations set active = true where trid = '1001'`);
});
