import { describe, expect, test } from 'vitest';
import type { SessionAnswer } from '#contract/session.ts';
import { loginTicket, readToken, sessionFrom as sessionOf, userNamed, withToken } from '#domain/access/session.ts';
import { refreshShare, untilRefresh } from '#domain/access/session-life.ts';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = { sub: 'u1', account: '1001', username: 'sp.admin', roles: ['SP'], iat: 1000, exp: 4600, jti: 'j1' };
const token = (changes: Partial<typeof claims> = {}) => `${part({ alg: 'x' })}.${part({ ...claims, ...changes })}.sig`;
const user = { account: '1001', username: 'sp.admin', displayName: 'Petra Sommer', email: 'petra@example.com' };
const answer = (changes: Partial<SessionAnswer> = {}): SessionAnswer => ({
  token: token(),
  roles: ['SP'],
  user,
  ...changes,
});

const sessionFrom = (input: SessionAnswer, now: number) => sessionOf(input, now, userNamed('1001/sp.admin'));

describe('§5-5 a token has three parts separated by dots', () => {
  test('its claims can be read', () => expect(readToken(token())).toEqual(claims));
  test('umlauts in claims survive', () => expect(readToken(token({ username: 'jürgen' }))?.username).toBe('jürgen'));
  test.each(['', 'a', 'a.b', 'a.b.c', 'a.b.c.d', '..', `${part({})}.${part({})}`, `x.${'%'.repeat(8)}.y`])(
    '%j is none',
    (text) => expect(readToken(text)).toBeUndefined(),
  );
});

test('§9-1 a token is renewed at 75 % of its remaining life', () => {
  expect(refreshShare).toBe(0.75);
  const session = sessionFrom(answer(), 50_000);
  expect(session).toMatchObject({ expiresAt: 50_000 + 3_600_000, refreshAt: 50_000 + 2_700_000 });
});

test('§4 a clock that is wrong by a day changes neither life nor renewal', () => {
  const [right, wrong] = [1_000_000, 1_000_000 - 86_400_000].map((now) => ({
    now,
    session: sessionFrom(answer(), now),
  }));
  for (const one of [right, wrong]) expect((one?.session?.expiresAt ?? 0) - (one?.now ?? 0)).toBe(3_600_000);
});

describe('§4 the wait until the renewal', () => {
  const session = sessionFrom(answer(), 50_000);
  if (!session) throw new Error('no session');
  test.each([
    ['is 45 minutes after the login', 50_000, 2_700_000],
    ['shrinks with time', 50_000 + 2_000_000, 700_000],
    ['is over when the moment has come', 50_000 + 2_700_000, 0],
    ['is over after a long sleep', 50_000 + 40_000_000, 0],
    ['is over where the clock was turned back since', 50_000 - 86_400_000, 0],
    ['bears a small correction of the clock', 48_000, 2_702_000],
  ])('%s', (_case, now, wait) => expect(untilRefresh(session, now)).toBe(wait));
});

test('§3-20 a session without roles has the default role', () => {
  expect(sessionFrom(answer({ roles: [] }), 0)?.roles).toEqual(['PORTAL_USER']);
  expect(sessionFrom({ token: token({ roles: [] }) }, 0)?.roles).toEqual(['PORTAL_USER']);
  expect(sessionFrom(answer(), 0)?.roles).toEqual(['SP']);
});

test('§7 a token without user data opens a session for the named or the typed user', () => {
  const names = { account: '1001', username: 'sp.admin', displayName: 'sp.admin', email: '' };
  expect(sessionFrom({ token: token() }, 0)).toMatchObject({ roles: ['SP'], user: names, expiresAt: 3_600_000 });
  const bare = `${part({})}.${part({ sub: 'u1' })}.sig`;
  expect(sessionFrom({ token: bare }, 0)).toMatchObject({
    roles: ['PORTAL_USER'],
    user: names,
    expiresAt: 3_600_000,
    refreshAt: 2_700_000,
  });
  expect(sessionOf({ token: token() }, 0, user)?.user).toEqual(user);
});

test('§5-5 an answer without a readable token opens no session', () =>
  expect(sessionFrom(answer({ token: 'a.b' }), 0)).toBeUndefined());

describe('§7-2 a token in an answer replaces the stored one', () => {
  const session = sessionFrom(answer(), 0);
  if (!session) throw new Error('no session');
  test('where it is newer and of the same user', () => {
    const newer = token({ iat: 2000, exp: 5600, roles: ['SP', 'WS'] });
    expect(withToken(session, newer, 0)).toMatchObject({ token: newer, roles: ['SP', 'WS'], user });
  });
  test.each([
    ['older', token({ iat: 999 })],
    ['of the same age', token()],
    ['another user’s', token({ sub: 'u2', iat: 2000 })],
    ['no token', 'opaque-one-time-token'],
  ])('but not one that is %s', (_case, other) => expect(withToken(session, other, 0)).toBeUndefined());
});

test.each([
  ['1001/sp.admin', 'Portal-Demo-2026!', '1001/sp.admin:Portal-Demo-2026!'],
  [' 1001/sp.admin ', ' leer ', '1001/sp.admin: leer '],
  ['1001/jürgen', 'Pässwört€😀', '1001/jürgen:Pässwört€😀'],
  ['a/b', 'x:y', 'a/b:x:y'],
])('§7-3 the ticket of %j combines account, username and password', (userId, password, text) =>
  expect(Buffer.from(loginTicket(userId, password), 'base64').toString('utf8')).toBe(text),
);
