import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Claims } from '#domain/integrations/sign-on/claims.ts';
import { openForgingProvider } from '../support/forging-provider.ts';
import { clientId } from '../support/oidc-provider.ts';
import { minute, type Portal } from '../support/portal.ts';
import { arrive, base, callback, connect, leave, newBrowser, openSignOnPortal, redeem } from './sign-on-calls.ts';

let portal: Portal;
let provider: Awaited<ReturnType<typeof openForgingProvider>>;
let email: string;
beforeAll(async () => {
  portal = await openSignOnPortal();
  provider = await openForgingProvider();
  await connect(portal, { id: 'staff', issuer: provider.issuer });
  await connect(portal, { id: 'partner', issuer: provider.issuer, trid: '2001', domains: ['firma.example'] });
  const rows = await portal.services.db.execute(sql`select email from users where username = 'etc.staff'`);
  email = (rows as unknown as { rows: { email: string }[] }).rows[0]?.email ?? '';
});
beforeEach(() => {
  Object.assign(provider.state, { claims: {}, key: 'right', metadata: {} });
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});

/** Leaves for the provider as an employee; answers what stands in the address there. */
async function start(browser = newBrowser(), more: object = {}) {
  const { url } = (await leave(portal, '9001', browser, more)).json<{ url: string }>();
  const query = new URL(url).searchParams;
  const [state, nonce] = [query.get('state') ?? '', query.get('nonce') ?? ''];
  return { browser, state, nonce, query };
}
const back = (state: string, more: Record<string, string> = {}) =>
  new URL(`${callback}?${new URLSearchParams({ code: 'a-code', state, iss: provider.issuer, ...more })}`);

/** A sign-in in which the provider says this. */
async function outcomeOf(claims: Claims, key: 'right' | 'other' | 'none' = 'right') {
  const { state, nonce } = await start();
  Object.assign(provider.state, { key, claims: { nonce, email, email_verified: true, ...claims } });
  return arrive(portal, back(state));
}

test('§sign-on tokens of identity that are forged, over, of others or of another attempt open nothing', async () => {
  expect((await outcomeOf({})).code).toBeDefined();
  const past = provider.now() - 3600;
  const forged: [Claims, ('other' | 'none')?][] = [
    [{}, 'other'],
    [{}, 'none'],
    [{ aud: 'another-client' }],
    [{ aud: [clientId, 'another-client'], azp: 'another-client' }],
    [{ iss: 'https://other.example.com' }],
    [{ exp: past + 60, iat: past }],
    [{ nonce: 'of-another-attempt' }],
    [{ nonce: undefined }],
    [{ sub: undefined }],
  ];
  for (const [claims, key] of forged)
    expect([claims, await outcomeOf(claims, key)]).toMatchObject([claims, { refusal: 'failed' }]);
});

test('§sign-on an answer of another provider, without its name, or for no attempt opens nothing', async () => {
  const mixed = await start();
  expect((await arrive(portal, back(mixed.state, { iss: 'https://other.example.com' }))).refusal).toBe('failed');
  const { state, nonce } = await start();
  provider.state.claims = { nonce, email, email_verified: true };
  const nameless = back(state);
  nameless.searchParams.delete('iss');
  expect((await arrive(portal, nameless)).refusal).toBe('failed');
  expect((await arrive(portal, back('never-given'))).refusal).toBe('over');
});

test('§sign-on a state counts once, for ten minutes, and of two answers at once one wins', async () => {
  const { state, nonce } = await start();
  provider.state.claims = { nonce, email, email_verified: true };
  const outcomes = await Promise.all([arrive(portal, back(state)), arrive(portal, back(state))]);
  expect(outcomes.map(({ refusal }) => refusal).sort()).toEqual(['over', undefined]);
  const late = await start();
  portal.pass(11 * minute);
  expect((await arrive(portal, back(late.state))).refusal).toBe('over');
});

test('§sign-on a code of somebody else is redeemed with the verifier of the attempt, never with another', async () => {
  const { state, nonce, query } = await start();
  provider.state.claims = { nonce, email, email_verified: true };
  await arrive(portal, back(state, { code: 'stolen' }));
  const sent = provider.state.requests.at(-1);
  const challenge = createHash('sha256')
    .update(sent?.get('code_verifier') ?? '')
    .digest('base64url');
  expect([sent?.get('code'), challenge]).toEqual(['stolen', query.get('code_challenge')]);
});

test('§sign-on the code of the portal serves the browser that left, once and at once', async () => {
  const { browser, state, nonce } = await start();
  provider.state.claims = { nonce, email, email_verified: true };
  const { code = '' } = await arrive(portal, back(state));
  // Another browser, such as one that was led to the address of this one's way back.
  expect((await redeem(portal, code, newBrowser())).statusCode).toBe(410);
  expect((await redeem(portal, code, browser)).statusCode).toBe(410);
  const again = await start(browser);
  provider.state.claims = { nonce: again.nonce, email, email_verified: true };
  const second = await arrive(portal, back(again.state));
  const both = await Promise.all([1, 2].map(() => redeem(portal, second.code ?? '', browser)));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  const slow = await start(browser);
  provider.state.claims = { nonce: slow.nonce, email, email_verified: true };
  const third = await arrive(portal, back(slow.state));
  portal.pass(3 * minute);
  expect((await redeem(portal, third.code ?? '', browser)).statusCode).toBe(410);
});

test('§sign-on the way back leads to no other origin', async () => {
  for (const redirect of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    const { state, nonce } = await start(newBrowser(), { redirect });
    provider.state.claims = { nonce, email, email_verified: true };
    const { target } = await arrive(portal, back(state));
    expect([target.origin, target.searchParams.has('redirect')]).toEqual([base, false]);
  }
});

test('§sign-on a provider of one organisation signs in no employee and no user of another', async () => {
  const { url } = (await leave(portal, 'x@firma.example', newBrowser())).json<{ url: string }>();
  const query = new URL(url).searchParams;
  provider.state.claims = { nonce: query.get('nonce') ?? '', email, email_verified: true };
  expect((await arrive(portal, back(query.get('state') ?? ''))).refusal).toBe('unknown');
});

test('§sign-on tokens of logout that are forged, old, of others or of another kind are refused', async () => {
  const event = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const right = () => {
    const [iat, exp] = [provider.now(), provider.now() + 120];
    return {
      ...{ iss: provider.issuer, aud: clientId, sub: 'forged', iat, exp },
      jti: String(Math.random()),
      events: event,
    };
  };
  const send = (token: string, id = 'staff') =>
    portal.call('POST', `/sign-on/${id}/logout`, {
      body: new URLSearchParams({ logout_token: token }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect((await send(await provider.sign(right()))).statusCode).toBe(200);
  const old = provider.now() - 3600;
  const wrong: [Claims, ('other' | 'none')?][] = [
    [right(), 'other'],
    [right(), 'none'],
    [{ ...right(), aud: 'another-client' }],
    [{ ...right(), iss: 'https://other.example.com' }],
    [{ ...right(), iat: old, exp: old + 60 }],
    [{ ...right(), nonce: 'x' }],
    [{ ...right(), events: {} }],
    [{ ...right(), events: undefined }],
    [{ ...right(), jti: undefined }],
    [{ ...right(), sub: undefined }],
  ];
  for (const [claims, key] of wrong) {
    const token = await provider.sign(claims, key ?? 'right');
    expect([claims, (await send(token)).statusCode]).toEqual([claims, 400]);
  }
  expect((await send('x.y.z')).statusCode).toBe(400);
  expect((await send(await provider.sign(right()), 'none')).statusCode).toBe(400);
});

test('§sign-on a provider that names another issuer, or stands where it may not, is not used', async () => {
  const attempt = () => leave(portal, '9001', newBrowser());
  const { db } = portal.services;
  provider.state.metadata = { issuer: 'https://other.example.com' };
  await db.execute(sql`update sign_on_providers set version = 2 where id = 'staff'`);
  expect((await attempt()).statusCode).toBe(502);
  await db.execute(sql`update sign_on_providers set version = 3, issuer = 'http://10.0.0.1:9000' where id = 'staff'`);
  expect((await attempt()).statusCode).toBe(502);
});

test('§sign-on who leaves for a provider again and again is asked to wait', async () => {
  const codes = [];
  for (let times = 0; times < 130; times += 1)
    codes.push((await leave(portal, 'nobody@nowhere.example', newBrowser())).statusCode);
  expect(codes.at(-1)).toBe(429);
});
