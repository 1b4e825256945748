import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flipCharacter } from '../support/flip-character.ts';
import { hour, minute, openPortal, type Portal, ticketOf } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const status = async (token: string) => (await portal.call('GET', '/foundation', { token })).statusCode;

test('§7-3 a login answers a token, the roles and the user', async () => {
  const answer = await portal.signIn('1001/sp.admin');
  expect(answer.statusCode).toBe(200);
  const { token, ...rest } = answer.json();
  expect(rest).toEqual({
    roles: ['PORTAL_USER', 'SP'],
    user: {
      account: '1001',
      username: 'sp.admin',
      displayName: 'Petra Sommer',
      email: 'sp.admin@p1001.example.com',
      phone: '+493023125301',
    },
    settings: { language: 'auto', startPage: 'Home', rowsPerPage: 25 },
  });
  expect(Object.keys(claimsOf(token)).sort()).toEqual([
    'account',
    'aud',
    'exp',
    'iat',
    'jti',
    'roles',
    'sub',
    'username',
  ]);
  expect(await status(token)).toBe(200);
});

test('§7 the user name is read without regard to case', async () => {
  expect((await portal.signIn('1001/SP.Admin')).statusCode).toBe(200);
});

test.each([
  ['a shorter one is kept', 60_000, 60],
  ['a longer one is capped', 36_000_000, 3600],
])('§9-1 the requested token lifetime: %s', async (_case, timeout, seconds) => {
  const { token } = (await portal.signIn('1001/sp.admin', undefined, timeout)).json();
  const { iat, exp } = claimsOf(token);
  expect(Math.round(exp - iat)).toBe(seconds);
});

test('§7 an unknown user and a wrong password get the same answer', async () => {
  const answers = await Promise.all([
    portal.signIn('1001/nobody'),
    portal.signIn('7777/sp.admin'),
    portal.signIn('1001/sp.admin', 'wrong'),
    portal.signIn('1002/locked.user', 'wrong'),
    portal.signIn('1002/terms.user', 'wrong'),
    portal.signIn('1001/sp.admin\0', 'wrong'),
    portal.signIn('1001\0/sp.admin', 'wrong'),
    portal.call('POST', '/jwt_token', { body: { _ticket: '%%%', timeout: 1000 } }),
  ]);
  const bodies = answers.map((answer) => ({ ...answer.json(), requestId: '' }));
  expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 401));
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
});

test.each([
  ['1002/locked.user', 900, undefined],
  ['1002/reset.user', 901, '_resetToken'],
  ['1002/terms.user', 902, '_termsToken'],
])('§8 the login of %s answers %i', async (userId, code, secret) => {
  const answer = await portal.signIn(userId);
  expect(answer.statusCode).toBe(403);
  const body = answer.json();
  expect(body._error).toBe(code);
  expect(body.token).toBeUndefined();
  if (secret) expect(body[secret]).toMatch(/^[\w-]{40,}$/);
  if (code === 902) expect(body.termsVersion).toBe('2026-11-01');
});

test('§7-4 a refresh answers another, later token of the same user', async () => {
  const { token } = (await portal.signIn('1001/sp.user')).json();
  portal.pass(1);
  const answer = await portal.call('POST', '/jwt_token', { token, body: { timeout: 3_600_000 } });
  const refreshed = answer.json().token;
  expect(claimsOf(refreshed).sub).toBe(claimsOf(token).sub);
  expect(claimsOf(refreshed).iat).toBeGreaterThan(claimsOf(token).iat);
  expect(refreshed).not.toBe(token);
});

test('§4 a refresh without a token, or with an ended one, is refused', async () => {
  const refresh = (token?: string) => portal.call('POST', '/jwt_token', { token, body: { timeout: 1000 } });
  const { token } = (await portal.signIn('1001/sp.user', undefined, minute)).json();
  expect((await refresh()).statusCode).toBe(401);
  portal.pass(minute);
  expect((await refresh(token)).statusCode).toBe(401);
  expect(await status(token)).toBe(401);
});

test('§4 a logout invalidates its token permanently and leaves other sessions alone', async () => {
  const first = await portal.as('1001/sp.admin');
  const second = await portal.as('1001/sp.admin');
  expect((await first.delete('/jwt_token')).statusCode).toBe(204);
  expect(await status(first.token)).toBe(401);
  await portal.restart();
  expect(await status(first.token)).toBe(401);
  expect(await status(second.token)).toBe(200);
});

test('§8 a refresh tells why a user gets no new token, and a disabled user can do nothing', async () => {
  const { token } = await portal.as('1004/plain.user');
  const { users } = await import('#server/db/tables/tables.ts');
  const { eq } = await import('drizzle-orm');
  const change = (set: Partial<typeof users.$inferInsert>) =>
    portal.services.db.update(users).set(set).where(eq(users.username, 'plain.user'));
  const refresh = async () =>
    (await portal.call('POST', '/jwt_token', { token, body: { timeout: 1000 } })).json()._error;

  await change({ acceptedTerms: '2020-01-01' });
  expect(await refresh()).toBe(902);
  expect(await status(token)).toBe(200);
  await change({ mustResetPassword: true });
  expect(await refresh()).toBe(901);
  await change({ disabled: true });
  expect(await refresh()).toBe(900);
  const refusal = await portal.call('GET', '/foundation', { token });
  expect([refusal.statusCode, refusal.json()._error]).toEqual([403, 900]);
});

test('§5 tokens that this server did not sign for a session are refused', async () => {
  const { token } = await portal.as('1001/sp.admin');
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = claimsOf(token);
  const { signing } = portal.services.keys;
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const sign = (secret: Uint8Array, head: { alg: string; kid?: string }, body: object) =>
    new SignJWT(body as never).setProtectedHeader(head).sign(secret);
  const { _resetToken } = (await portal.signIn('1002/reset.user')).json();
  const { _termsToken } = (await portal.signIn('1002/terms.user')).json();
  const head = { alg: 'HS256', kid: signing.kid };
  const forged = [
    '',
    'x',
    'a.b.c',
    `${header}.${payload}`,
    `${header}.${payload}.`,
    `${header}.${payload}.${flipCharacter(signature, 0)}`,
    `${header}.${encode({ ...claims, roles: ['PORTAL_EMPLOYEE'] })}.${signature}`,
    `${encode({ alg: 'none' })}.${payload}.`,
    `${encode({ alg: 'none', kid: signing.kid })}.${payload}.${signature}`,
    await sign(new Uint8Array(32), head, claims),
    await sign(signing.secret, { alg: 'HS256' }, claims),
    await sign(signing.secret, { alg: 'HS256', kid: 'other' }, claims),
    await sign(signing.secret, { alg: 'HS512', kid: signing.kid }, claims),
    await sign(signing.secret, head, { ...claims, exp: portal.now() / 1000 - 1 }),
    await sign(signing.secret, head, { ...claims, sub: 'nobody' }),
    await sign(signing.secret, head, { ...claims, jti: undefined }),
    await sign(signing.secret, head, { ...claims, exp: undefined }),
    _resetToken,
    _termsToken,
    ticketOf('1001/sp.admin'),
  ];
  const answers = await Promise.all(forged.map((one) => status(one)));
  expect(answers).toEqual(forged.map(() => 401));
  portal.pass(hour);
  expect(await status(token)).toBe(401);
});
