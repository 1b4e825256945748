import { sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noMapping } from '#domain/integrations/sign-on/claims.ts';
import { signedOnBy } from '#server/queries/integrations/sign-on-users.ts';
import { findUserByEmail, findUserByLogin } from '#server/queries/session/users.ts';
import { issuePurposeToken } from '#server/session/purpose-tokens.ts';
import { openProvider, type TestProvider } from '../support/oidc-provider.ts';
import type { Portal } from '../support/portal.ts';
import { arrive, callback, connect, leave, newBrowser, openSignOnPortal, redeem } from './sign-on-calls.ts';

let portal: Portal;
let provider: TestProvider;
const accounts: Record<string, Record<string, unknown>> = {};
let employees: string;
let partner: string;

beforeAll(async () => {
  portal = await openSignOnPortal();
  provider = await openProvider(callback, accounts);
  employees = await connect(portal, {
    ...{ issuer: provider.issuer, name: 'Keycloak', createsUsers: true, domains: ['etc.example'] },
    mapping: {
      ...noMapping,
      ...{ rolesClaim: 'groups', roles: [{ value: 'redaktion', role: 'PORTAL_EDITOR' }] },
      ...{ organisationClaim: 'organisation', organisations: [{ value: 'sommer', trid: '1001' }] },
    },
  });
  partner = await connect(portal, {
    ...{ trid: '1001', issuer: provider.issuer, name: 'Entra ID', createsUsers: true, domains: ['sommer.example'] },
    mapping: {
      ...noMapping,
      ...{ rolesClaim: 'groups', roles: [{ value: 'chefs', role: 'PORTAL_ETC_PORTAL_ADMIN' }] },
    },
  });
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});

const userNamed = async (userId: string) => {
  const [account = '', username = ''] = userId.split('/');
  const user = await findUserByLogin(portal.services.db, account, username);
  if (!user) throw new Error(`no user ${userId}`);
  return user;
};
/** An account with the mail address of a user. */
async function accountOf(subject: string, userId: string, more: object = {}) {
  const { email } = await userNamed(userId);
  accounts[subject] = { email, email_verified: true, name: 'Firmenkonto', ...more };
}

async function enter(login: string, subject: string) {
  const browser = newBrowser();
  const { url } = (await leave(portal, login, browser)).json<{ url: string }>();
  const outcome = await arrive(portal, await provider.visit(url, subject));
  if (outcome.code === undefined) return { refusal: outcome.refusal };
  const answer = await redeem(portal, outcome.code, browser);
  return { answer, token: answer.json<{ token: string }>().token };
}
const auditTexts = async () =>
  (
    (await portal.services.db.execute(
      sql`select text from audit_entries where kind = 'signOn' order by id`,
    )) as unknown as {
      rows: { text: string }[];
    }
  ).rows.map(({ text }) => text);

test('§sign-on an employee signs in by the provider, with roles and organisations from its claims', async () => {
  await accountOf('eva', '9001/etc.staff', { groups: ['redaktion'], organisation: 'sommer' });
  const browser = newBrowser();
  const left = await leave(portal, 'eva@etc.example', browser, { redirect: '/tickets?tab=open' });
  const { url } = left.json<{ url: string }>();
  expect(new URL(url).searchParams.get('code_challenge_method')).toBe('S256');
  const outcome = await arrive(portal, await provider.visit(url, 'eva'));
  expect([outcome.status, outcome.target.origin, outcome.target.pathname]).toEqual([
    303,
    'https://portal.example.com',
    '/',
  ]);
  expect(outcome.target.searchParams.get('redirect')).toBe('/tickets?tab=open');
  const answer = await redeem(portal, outcome.code ?? '', browser);
  expect(answer.statusCode).toBe(200);
  const { token, roles } = answer.json<{ token: string; roles: string[] }>();
  expect(roles).toContain('PORTAL_EDITOR');
  expect((await portal.call('GET', '/staff/desk', { token })).statusCode).not.toBe(401);
  expect((await portal.call('GET', '/foundation', { token })).statusCode).toBe(200);
  expect(await auditTexts()).toContain('bound Keycloak · 9001/etc.staff');

  accounts['eva'] = { ...accounts['eva'], groups: [], organisation: undefined };
  expect((await enter('9001/etc.staff', 'eva')).answer?.json().roles).not.toContain('PORTAL_EDITOR');
});

test('§sign-on the right to administration is never given by a claim', async () => {
  await portal.services.db.execute(
    sql`update sign_on_providers set version = 2, mapping = jsonb_set(mapping, '{roles}', '[{"value":"redaktion","role":"PORTAL_ADMIN"},{"value":"redaktion","role":"PORTAL_EDITOR"}]') where id = ${employees}`,
  );
  accounts['eva'] = { ...accounts['eva'], groups: ['redaktion'] };
  const { answer } = await enter('9001', 'eva');
  expect(answer?.json().roles).toContain('PORTAL_EDITOR');
  expect(answer?.json().roles).not.toContain('PORTAL_ADMIN');
});

test('§sign-on a provider ends the sessions that it opened, by each of its tokens once', async () => {
  const { token } = await enter('9001', 'eva');
  const other = await portal.as('9001/etc.staff');
  const [id = ''] = decodeJwt(token ?? '').jti?.split('~') ?? [];
  const sid = (await signedOnBy(portal.services.db, id))?.sid ?? '';
  expect(sid).not.toBe('');
  const logoutToken = await provider.logoutToken('eva', sid);
  const send = () =>
    portal.call('POST', `/sign-on/${employees}/logout`, {
      body: new URLSearchParams({ logout_token: logoutToken }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect((await send()).statusCode).toBe(200);
  expect((await portal.call('GET', '/foundation', { token })).statusCode).toBe(401);
  expect((await other.get('/foundation')).statusCode).toBe(200);
  expect((await send()).statusCode).toBe(400);
  expect(await auditTexts()).toContain('loggedOut Keycloak · 9001/etc.staff');
});

test('§sign-on a new user of an organisation comes with its rights, accepts the terms and is bound', async () => {
  accounts['lea'] = { email: 'lea.neu@sommer.example', email_verified: true, name: 'Lea Neu', groups: ['chefs'] };
  const first = await enter('lea.neu@sommer.example', 'lea');
  expect([first.answer?.statusCode, first.answer?.json()._error]).toEqual([403, 902]);
  const terms = first.answer?.json<{ _termsToken: string; termsVersion: string }>();
  await portal.call('POST', '/terms/acceptance', { token: terms?._termsToken, body: { version: terms?.termsVersion } });
  const { answer, token } = await enter('1001', 'lea');
  expect(answer?.json()).toMatchObject({ user: { account: '1001', username: 'lea.neu', displayName: 'Lea Neu' } });
  expect((await portal.call('GET', '/foundation/1001/api-keys', { token })).statusCode).toBe(200);
  expect((await portal.call('GET', '/foundation/1002/data', { token, query: { type: 'hd.ticket' } })).statusCode).toBe(
    404,
  );
  expect(await auditTexts()).toEqual(
    expect.arrayContaining(['created Entra ID · 1001/lea.neu', 'bound Entra ID · 1001/lea.neu']),
  );
});

test('§sign-on two first sign-ins at once make one user', async () => {
  accounts['max'] = { email: 'max.neu@sommer.example', email_verified: true, name: 'Max Neu' };
  const visits = await Promise.all(
    [1, 2].map(async () => {
      const { url } = (await leave(portal, '1001', newBrowser())).json<{ url: string }>();
      return provider.visit(url, 'max');
    }),
  );
  const outcomes = await Promise.all(visits.map((address) => arrive(portal, address)));
  expect(outcomes.map(({ code }) => code !== undefined)).toEqual([true, true]);
  const count = await portal.services.db.execute(
    sql`select count(*)::int as n from users where email = 'max.neu@sommer.example'`,
  );
  expect((count as unknown as { rows: { n: number }[] }).rows).toEqual([{ n: 1 }]);
});

test('§sign-on accounts that fit no user of the provider are refused, each for its reason', async () => {
  await accountOf('unverified', '1001/sp.user', { email_verified: false });
  await accountOf('employee', '9001/etc.staff');
  await accountOf('stranger', '2001/ws.user');
  accounts['elsewhere'] = { email: 'x@other.example', email_verified: true };
  const refusals = [];
  for (const subject of ['unverified', 'employee', 'stranger', 'elsewhere', ''])
    refusals.push((await enter('1001', subject)).refusal);
  expect(refusals).toEqual(['unverified', 'unknown', 'unknown', 'domain', 'cancelled']);
  await portal.services.db.execute(
    sql`update sign_on_providers set creates_users = false, version = 2 where id = ${partner}`,
  );
  expect((await enter('1001', 'elsewhere')).refusal).toBe('unknown');
  expect(await findUserByEmail(portal.services.db, 'x@other.example')).toBeUndefined();
  // A partner is no employee either.
  await accountOf('partner', '1001/sp.user');
  expect((await enter('9001', 'partner')).refusal).toBe('unknown');
});

test('§sign-on a member of several organisations keeps the password, an account keeps its user', async () => {
  await accountOf('chef', '1001/sp.admin');
  const { db } = portal.services;
  const { id } = await userNamed('1001/sp.admin');
  await db.execute(sql`delete from memberships where user_id = ${id} and trid <> '1001'`);
  expect((await enter('1001', 'chef')).answer?.statusCode).toBe(200);
  await accountOf('impostor', '1001/sp.admin');
  expect((await enter('1001', 'impostor')).refusal).toBe('bound');
  await db.execute(sql`insert into memberships (user_id, trid) values (${id}, '1002')`);
  expect((await enter('1001', 'chef')).refusal).toBe('several');
  await db.execute(sql`delete from memberships where user_id = ${id} and trid = '1002'`);
});

test('§sign-on a locked user and a locked organisation open nothing', async () => {
  const { db } = portal.services;
  await db.execute(sql`update users set disabled = true where username = 'sp.admin' and account = '1001'`);
  const { answer } = await enter('1001', 'chef');
  expect([answer?.statusCode, answer?.json()._error]).toEqual([403, 900]);
  await db.execute(sql`update users set disabled = false where username = 'sp.admin' and account = '1001'`);
  await db.execute(sql`update foundations set active = false where trid = '1001'`);
  expect((await leave(portal, '1001', newBrowser())).json().fields).toEqual({ login: 'signOnUnknown' });
  await db.execute(sql`update foundations set active = true where trid = '1001'`);
});

test('§sign-on the second factor of the portal is asked for, unless the one of the provider counts', async () => {
  const { db } = portal.services;
  const { id } = await userNamed('1001/sp.admin');
  await db.execute(
    sql`insert into second_factors (id, user_id, kind, name, key, created) values ('f1', ${id}, 'authenticator', 'App', 'x', 0)`,
  );
  accounts['chef'] = { ...accounts['chef'], amr: ['mfa'] };
  const asked = await enter('1001', 'chef');
  expect([asked.answer?.statusCode, asked.answer?.json()._error]).toEqual([403, 903]);
  await db.execute(sql`update sign_on_providers set factor_values = '{mfa}', version = 3 where id = ${partner}`);
  expect((await enter('1001', 'chef')).answer?.statusCode).toBe(200);
  accounts['chef'] = { ...accounts['chef'], amr: ['pwd'] };
  expect((await enter('1001', 'chef')).answer?.json()._error).toBe(903);
  await db.execute(sql`delete from second_factors where id = 'f1'`);
});

test('§sign-on a switched-off password is refused with a sentence, and lets in once in an emergency', async () => {
  const { db } = portal.services;
  await db.execute(sql`update sign_on_providers set password_off = true, version = 4 where id = ${partner}`);
  const refused = await portal.signIn('1001/sp.admin');
  expect([refused.statusCode, refused.json()._errorMessage]).toEqual([403, expect.stringContaining('Firmenkonto')]);
  expect((await portal.signIn('1001/sp.admin', 'wrong')).statusCode).toBe(401);
  expect((await portal.signIn('2001/ws.user')).statusCode).toBe(200);
  await issuePurposeToken(db, (await userNamed('1001/sp.admin')).id, 'passwordLogin', portal.now());
  expect((await portal.signIn('1001/sp.admin')).statusCode).toBe(200);
  expect((await portal.signIn('1001/sp.admin')).statusCode).toBe(403);
  expect(await auditTexts()).toContain('letIn Entra ID · 1001/sp.admin');
});
