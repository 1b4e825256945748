import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignOnSettings } from '#contract/integrations/sign-on.ts';
import { noMapping } from '#domain/integrations/sign-on/claims.ts';
import { openForgingProvider } from '../support/forging-provider.ts';
import { demoPassword, type Portal, type Session } from '../support/portal.ts';
import { arrive, callback, leave, newBrowser, openSignOnPortal, redeem } from './sign-on-calls.ts';

let portal: Portal;
let provider: Awaited<ReturnType<typeof openForgingProvider>>;
let admin: Session;
beforeAll(async () => {
  portal = await openSignOnPortal();
  provider = await openForgingProvider();
  admin = await portal.as('1001/sp.admin');
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});

const path = '/foundation/1001/sign-on';
const wanted = (more: object = {}) => ({
  ...{
    name: 'Keycloak',
    issuer: provider.issuer,
    clientId: 'portal',
    secret: 'geheim',
    domains: [],
    mapping: noMapping,
  },
  ...{
    createsUsers: false,
    passwordOff: false,
    endsAtProvider: false,
    factorValues: [],
    version: 0,
    password: demoPassword,
  },
  ...more,
});
const settings = async (session = admin, at = path): Promise<SignOnSettings> => (await session.get(at)).json();
const mailOf = async (username: string) => {
  const rows = await portal.services.db.execute(sql`select email from users where username = ${username}`);
  return (rows as unknown as { rows: { email: string }[] }).rows[0]?.email ?? '';
};
async function enter(login: string, email: string) {
  const browser = newBrowser();
  const { url } = (await leave(portal, login, browser)).json<{ url: string }>();
  const query = new URL(url).searchParams;
  provider.state.claims = { nonce: query.get('nonce') ?? '', sub: email, email, email_verified: true };
  const back = new URL(
    `${callback}?${new URLSearchParams({ code: 'x', state: query.get('state') ?? '', iss: provider.issuer })}`,
  );
  const { code = '' } = await arrive(portal, back);
  return redeem(portal, code, browser);
}

test('§sign-on an organisation sets up its provider, is told of it, and two at once lose nothing', async () => {
  expect(await settings()).toMatchObject({ isEditable: true, callback });
  const made = await admin.put(path, wanted());
  expect(made.statusCode).toBe(200);
  expect(made.json()).toMatchObject({ provider: { name: 'Keycloak', version: 1, hasSecret: true, isActive: true } });
  expect(made.body).not.toContain('geheim');
  const mails = await portal.mails();
  expect(mails.some((mail) => mail.includes('Keycloak'))).toBe(true);
  expect((await admin.put(path, wanted())).statusCode).toBe(409);
  const renamed = await admin.put(path, wanted({ name: 'Login', secret: undefined, version: 1 }));
  expect(renamed.json()).toMatchObject({ provider: { name: 'Login', version: 2, hasSecret: true } });
  const rows = await portal.services.db.execute(
    sql`select text, trid from audit_entries where kind = 'signOn' order by id`,
  );
  const texts = (rows as unknown as { rows: { text: string; trid: string }[] }).rows;
  expect(texts.map(({ text, trid }) => [text.split(' · ')[0], trid])).toEqual([
    ['setUp Keycloak', '1001'],
    ['changed Login', '1001'],
  ]);
  expect(texts.some(({ text }) => text.includes('geheim'))).toBe(false);
});

test('§sign-on what is typed is refused at its field', async () => {
  const faultsOf = async (more: object) => (await admin.put(path, wanted({ version: 2, ...more }))).json().fields;
  const role = (name: string) => ({ ...noMapping, rolesClaim: 'groups', roles: [{ value: 'x', role: name }] });
  expect(await faultsOf({ password: 'wrong' })).toEqual({ password: 'passwordWrong' });
  expect(await faultsOf({ issuer: 'http://10.0.0.1' })).toEqual({ issuer: 'webhookBlocked' });
  expect(await faultsOf({ issuer: 'ftp://x' })).toEqual({ issuer: 'issuer' });
  expect(await faultsOf({ issuer: `${provider.issuer}/other` })).toEqual({ issuer: 'signOnNoProvider' });
  provider.state.metadata = { issuer: 'https://other.example.com' };
  expect(await faultsOf({})).toEqual({ issuer: 'signOnOtherIssuer' });
  provider.state.metadata = { code_challenge_methods_supported: ['plain'] };
  expect(await faultsOf({})).toEqual({ issuer: 'signOnNoPkce' });
  provider.state.metadata = {};
  expect(await faultsOf({ clientId: 'other', secret: undefined })).toEqual({ secret: 'required' });
  expect(await faultsOf({ mapping: role('PORTAL_EMPLOYEE') })).toEqual({ 'mapping.roles.0.role': 'rightNotHeld' });
  expect(await faultsOf({ mapping: role('WS') })).toEqual({ 'mapping.roles.0.role': 'rightNotHeld' });
  expect(await faultsOf({ domains: ['foreign.example'] })).toEqual({ domains: 'signOnForeignDomain' });
  expect(await faultsOf({ createsUsers: true })).toEqual({ domains: 'required' });
  expect(await faultsOf({ passwordOff: true })).toEqual({ passwordOff: 'signOnNotProved' });
});

test('§sign-on passwords are switched off by who has signed in by the provider', async () => {
  const { db } = portal.services;
  await db.execute(
    sql`delete from memberships m using users u where u.id = m.user_id and u.username = 'sp.admin' and m.trid <> '1001'`,
  );
  expect((await enter('1001', await mailOf('sp.admin'))).statusCode).toBe(200);
  const off = await admin.put(path, wanted({ secret: undefined, passwordOff: true, version: 2 }));
  expect(off.json()).toMatchObject({ isProved: true, provider: { passwordOff: true, boundUsers: 1 } });
  expect((await portal.signIn('1001/sp.admin')).json()._error).toBe(906);
  // Accounts of another issuer would be strangers.
  const removed = await admin.post(`${path}/removal`, { password: demoPassword });
  expect(removed.json().provider).toBeUndefined();
  expect((await portal.signIn('1001/sp.admin')).statusCode).toBe(200);
});

test('§sign-on the token of SCIM is shown once and ends with all other accesses', async () => {
  await admin.put(path, wanted());
  const { token } = (await admin.post(`${path}/scim-token`, { password: demoPassword })).json<{ token: string }>();
  expect((await portal.call('GET', '/scim/v2/Users', { token })).statusCode).toBe(200);
  expect(JSON.stringify(await settings())).not.toContain(token);
  expect((await settings()).provider?.scim?.begin).toBe(token.slice(0, 16));
  await admin.post('/foundation/1001/access-end', { password: demoPassword });
  expect((await portal.call('GET', '/scim/v2/Users', { token })).statusCode).toBe(401);
});

test('§sign-on the provider of the employees needs a second administrator', async () => {
  const [first, second] = [await portal.as('9001/etc.admin'), await portal.as('9001/etc.lead')];
  expect((await first.put('/admin/sign-on', wanted())).json().fields).toEqual({ reason: expect.any(String) });
  const put = await first.put('/admin/sign-on', wanted({ domains: ['etc.example'], reason: 'Keycloak ist bereit' }));
  expect(put.json()).toMatchObject({ provider: { isActive: false, proposal: { name: 'Keycloak' } } });
  expect((await leave(portal, '9001', newBrowser())).json().fields).toEqual({ login: 'signOnUnknown' });
  const overview = (await second.get('/admin/approvals')).json<{ approvals: { id: string; kind: string }[] }>();
  const { id } = overview.approvals.find(({ kind }) => kind === 'signOn') ?? { id: '' };
  expect((await first.post(`/admin/approvals/${id}`, { _action: 'release' })).statusCode).toBe(409);
  expect((await second.post(`/admin/approvals/${id}`, { _action: 'release' })).statusCode).toBeLessThan(300);
  expect(await settings(second, '/admin/sign-on')).toMatchObject({ provider: { isActive: true, version: 1 } });
  expect((await enter('9001', await mailOf('etc.staff'))).statusCode).toBe(200);
  expect((await (await portal.as('9001/etc.staff')).get('/admin/sign-on')).statusCode).toBe(403);
});
