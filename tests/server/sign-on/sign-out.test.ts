import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findUserByLogin } from '#server/queries/session/users.ts';
import { openForgingProvider } from '../support/forging-provider.ts';
import { type Cookies, clientId, openProvider, type TestProvider } from '../support/oidc-provider.ts';
import type { Portal } from '../support/portal.ts';
import { arrive, base, callback, connect, leave, newBrowser, openSignOnPortal, redeem } from './sign-on-calls.ts';

let portal: Portal;
let provider: TestProvider;
const accounts: Record<string, Record<string, unknown>> = {};
const [login, loginEn] = [`${base}/`, `${base}/en`];
const state = 'a-state-of-one-browser';

beforeAll(async () => {
  portal = await openSignOnPortal();
  provider = await openProvider(callback, accounts, { afterLogout: [login, loginEn] });
  await connect(portal, { id: 'staff', issuer: provider.issuer, endsAtProvider: true });
  const staff = await findUserByLogin(portal.services.db, '9001', 'etc.staff');
  accounts['eva'] = { email: staff?.email, email_verified: true };
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});
let version = 1;
const change = (to: ReturnType<typeof sql>) => {
  version += 1;
  return portal.services.db.execute(sql`update sign_on_providers set version = ${version}, ${to} where id = 'staff'`);
};
beforeEach(() => change(sql`ends_at_provider = true, is_active = true, issuer = ${provider.issuer}`));

async function enter(cookies: Cookies = new Map()) {
  const browser = newBrowser();
  const { url } = (await leave(portal, '9001', browser)).json<{ url: string }>();
  const { code = '' } = await arrive(portal, await provider.visit(url, 'eva', cookies));
  return (await redeem(portal, code, browser)).json<{ token: string; signOutProvider?: string }>();
}
const signOut = async (query: Record<string, string> = { locale: 'de', state }, id = 'staff') => {
  const answer = await portal.call('GET', `/sign-on/${id}/sign-out?${new URLSearchParams(query)}`);
  return { status: answer.statusCode, location: String(answer.headers.location) };
};

test('§sign-on.sessions signing out ends the session here first, then the one of the provider', async () => {
  const cookies: Cookies = new Map();
  const { token, signOutProvider } = await enter(cookies);
  expect(signOutProvider).toBe('staff');
  expect((await portal.call('DELETE', '/jwt_token', { token })).statusCode).toBe(204);
  expect((await portal.call('GET', '/foundation', { token })).statusCode).toBe(401);

  const { status, location } = await signOut();
  const target = new URL(location);
  expect([status, target.origin, target.pathname]).toEqual([303, provider.issuer, '/session/end']);
  // No token of identity is sent, because none is stored.
  expect(Object.fromEntries(target.searchParams)).toEqual({
    ...{ client_id: clientId, post_logout_redirect_uri: login, state, ui_locales: 'de' },
  });
  const back = await provider.confirmSignOut(location, cookies);
  expect(back?.href).toBe(`${login}?state=${state}`);

  // The provider knows this browser no longer: it asks who is there, and the one who is there declines.
  const { url } = (await leave(portal, '9001', newBrowser())).json<{ url: string }>();
  expect((await arrive(portal, await provider.visit(url, '', cookies))).refusal).toBe('cancelled');
});

test('§sign-on.sessions the way back is the login in the language of the browser', async () => {
  const cookies: Cookies = new Map();
  await enter(cookies);
  const { location } = await signOut({ locale: 'en', state });
  expect((await provider.confirmSignOut(location, cookies))?.href).toBe(`${loginEn}?state=${state}`);
});

test('§sign-on.sessions without the setting, signing out stays in the portal', async () => {
  await change(sql`ends_at_provider = false`);
  expect((await enter()).signOutProvider).toBeUndefined();
  expect(await signOut()).toEqual({ status: 303, location: login });
  await change(sql`ends_at_provider = true, is_active = false`);
  expect(await signOut()).toEqual({ status: 303, location: login });
  expect(await signOut({ locale: 'en' }, 'no-such-provider')).toEqual({ status: 303, location: loginEn });
});

test('§sign-on.sessions sessions by password and renewed ones lead to no provider', async () => {
  const answer = await portal.signIn('9001/etc.staff');
  expect(answer.json()).not.toHaveProperty('signOutProvider');
  const { token } = await enter();
  const renewed = await portal.call('POST', '/jwt_token', { token, body: { timeout: 3_600_000 } });
  expect([renewed.statusCode, renewed.json().signOutProvider]).toEqual([200, undefined]);
});

test('§sign-on.sessions a provider that is down or names no sign-out leads to the login', async () => {
  const forging = await openForgingProvider();
  await change(sql`issuer = ${forging.issuer}`);
  expect(await signOut()).toEqual({ status: 303, location: login });
  await forging.close();
  await change(sql`issuer = ${forging.issuer}`);
  expect(await signOut()).toEqual({ status: 303, location: login });
});

test('§sign-on.sessions a sign-out without TLS elsewhere, or by a script, is not followed', async () => {
  const forging = await openForgingProvider();
  const leadsTo = async (address: unknown) => {
    forging.state.metadata = { end_session_endpoint: address };
    await change(sql`issuer = ${forging.issuer}`);
    return (await signOut()).location;
  };
  for (const address of ['http://evil.example/end', 'javascript:alert(1)', 'data:text/html,x', '//evil.example', ''])
    expect([address, await leadsTo(address)]).toEqual([address, login]);
  expect(await leadsTo('https://login.example.com/end?tenant=1')).toMatch(
    /^https:\/\/login\.example\.com\/end\?tenant=1&client_id=portal&/,
  );
  await forging.close();
});

test('§sign-on.sessions nothing that a link adds leads elsewhere', async () => {
  const more = {
    post_logout_redirect_uri: 'https://evil.example/',
    redirect: 'https://evil.example/',
    id_token_hint: 'x',
  };
  const { searchParams } = new URL((await signOut({ locale: 'de', state, ...more })).location);
  expect([searchParams.get('post_logout_redirect_uri'), searchParams.has('id_token_hint')]).toEqual([login, false]);
  for (const query of [
    { locale: 'fr' },
    { locale: 'de', state: 'x' },
    { locale: 'de', state: `${state}&a=b` },
    { locale: 'de', state: 'ä'.repeat(22) },
  ])
    expect((await signOut(query as Record<string, string>)).status).toBe(400);
  expect((await signOut({ locale: 'de' }, 'x'.repeat(41))).status).toBe(404);
});

test('§sign-on.sessions who asks again and again is led to the login', async () => {
  let last = '';
  for (let times = 0; times < 110; times += 1) last = (await signOut()).location;
  expect(last).toBe(login);
});
