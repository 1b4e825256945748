import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rotateKeys } from '#server/session/keys.ts';
import { fileCalls } from '../support/file-calls.ts';
import { demoPassword, hour, minute, openPortal, type Portal, ticketOf } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';
import { factorCalls } from '../support/second-factor.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** Tokens of a life of their own: ended, logged out, for another purpose, signed by a key of before. */
async function realButUseless(): Promise<string[]> {
  const ended = (await portal.as('1001/sp.admin')).token;
  const old = portal.services.keys.signing;
  rotateKeys(portal.config.keysFile, portal.now());
  portal.pass(hour + minute);
  const { db } = portal.services;
  const claims = { ...claimsOf(ended), iat: portal.now() / 1000, exp: portal.now() / 1000 + 60 };
  const byDroppedKey = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: old.kid }).sign(old.secret);
  const loggedOut = await portal.as('1001/sp.admin');
  const renewed = (await portal.call('POST', '/jwt_token', { token: loggedOut.token, body: { timeout: 1000 } })).json()
    .token;
  await loggedOut.delete('/jwt_token');
  const { _resetToken } = (await portal.signIn('1002/reset.user')).json();
  const { _termsToken } = (await portal.signIn('1002/terms.user')).json();
  const factors = factorCalls(portal);
  const { token: careful } = await portal.as('2001/ws.user');
  const { passkey } = await factors.addPasskey(careful);
  const { setup, recoveryCodes } = await factors.addApp(careful);
  const toAdd = await factors.change(careful, 'passkey', { password: demoPassword });
  const step = await factors.stepOf('2001/ws.user');
  const ofFactors = [step, await factors.challengeOf(step), toAdd.json().options.challenge, setup, passkey.id];
  const me = await fileCalls(portal);
  const upload = await me.upload('a.pdf', pdf());
  const { token: download } = await me.grant({
    _action: 'downloadFile',
    path: 'templates/commission-complaint/ALSTERKOM.xlsx',
  });
  await portal.call('POST', '/password/reset-request', { body: { userId: '1001/sp.user' } });
  const mailed =
    /token=3D([\w=\r\n-]+?)\r\n\r\n/.exec((await portal.mails()).join(''))?.[1]?.replaceAll('=\r\n', '') ?? 'x';
  expect(await db.$count((await import('#server/db/tables/tables.ts')).purposeTokens)).toBeGreaterThan(2);
  const secrets = [_resetToken, _termsToken, download, mailed, upload, ...ofFactors, ...recoveryCodes];
  return [ended, byDroppedKey, loggedOut.token, renewed, ...secrets];
}

async function forged(): Promise<string[]> {
  const { token } = await portal.as('1001/sp.admin');
  const { token: other } = await portal.as('9001/etc.staff');
  const [head = '', body = '', sign = ''] = token.split('.');
  const [head2 = '', body2 = '', sign2 = ''] = other.split('.');
  const { signing } = portal.services.keys;
  const claims = claimsOf(token);
  const now = portal.now() / 1000;
  const make = (change: object, header: object = {}, secret: Uint8Array = signing.secret) =>
    new SignJWT({ ...claims, ...change } as never)
      .setProtectedHeader({ alg: 'HS256', kid: signing.kid, ...header })
      .sign(secret);
  const flip = (text: string, at: number) => `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
  const heads = [
    { alg: 'none' },
    { alg: 'None', kid: signing.kid },
    { alg: 'NONE', kid: signing.kid },
    { alg: 'RS256', kid: signing.kid },
    { alg: 'HS256' },
    { alg: 'HS256', kid: '' },
    { alg: 'HS256', kid: '../../../dev/null' },
    { alg: 'HS256', kid: "' or 1=1 --" },
    { alg: 'HS256', kid: '__proto__' },
    { alg: 'HS256', kid: signing.kid, crit: ['exp'] },
    { alg: 'HS256', kid: signing.kid, jku: 'http://127.0.0.1/keys' },
    { alg: 'HS256', jwk: { kty: 'oct', k: 'AAAA' } },
  ];
  return [
    ...heads.flatMap((one) => [`${encode(one)}.${body}.`, `${encode(one)}.${body}.${sign}`]),
    new UnsecuredJWT(claims).encode(),
    ...[`${head}.${body}`, `${head}.${body}.`, `.${body}.${sign}`, `${head}..${sign}`, `${token}.`, `${token}.${sign}`],
    ...[
      `${head2}.${body}.${sign2}`,
      `${head}.${body2}.${sign}`,
      `${head}.${body}.${sign2}`,
      `${head}.${body2}.${sign2.slice(1)}`,
    ],
    ...[0, 10, 20].map((at) => `${head}.${body}.${flip(sign, at)}`),
    `${head}.${encode({ ...claims, roles: ['PORTAL_EMPLOYEE'] })}.${sign}`,
    `${head}.${encode({ ...claims, sub: claimsOf(other).sub })}.${sign}`,
    ...(await Promise.all([
      make({}, {}, new Uint8Array(32)),
      make({}, {}, randomBytes(32)),
      make({}, {}, Buffer.from(signing.kid.padEnd(32))),
      make({}, { kid: 'other' }),
      make({}, { kid: undefined }),
      make({}, { alg: 'HS384' }),
      make({}, { alg: 'HS512' }),
      ...[undefined, null, '', 'x', portal.config.publicBaseUrl, `${claims.aud}/`, [claims.aud]].map((aud) =>
        make({ aud }),
      ),
      ...['view', 'deputy', 'download'].map((use) => make({ aud: `${portal.config.publicBaseUrl}#${use}` })),
      make({ aud: 'https://portal.example.com#session' }),
      make({ view: { by: claims.sub, name: 'x', session: claims.jti, trid: '1001' } }),
      make({ exp: now - 1 }),
      make({ exp: now }),
      make({ exp: undefined }),
      make({ exp: 'never' }),
      make({ exp: null }),
      make({ iat: undefined }),
      make({ iat: 0 }),
      make({ jti: undefined }),
      make({ jti: 7 }),
      make({ sub: undefined }),
      make({ sub: 'nobody' }),
      make({ sub: '' }),
      make({ sub: '1001/sp.admin' }),
      make({ nbf: now + 1000 }),
      make({ roles: 'PORTAL_EMPLOYEE' }),
    ])),
    ...['x', 'null', 'undefined', 'a.b.c', '...', `${'A'.repeat(3000)}.A.A`, ticketOf('1001/sp.admin')],
  ];
}

test('§sessions forged, swapped, ended or wrong-purpose tokens get 401 on every protected route', async () => {
  const tokens = [...(await realButUseless()), ...(await forged())];
  const { users } = await import('#server/db/tables/tables.ts');
  // Makes a token with an early `iat` one from before the last change of the password.
  await portal.services.db.update(users).set({ sessionsSince: 1000 });
  const { token: good } = await portal.as('1001/sp.admin');
  const reached: string[] = [];
  let calls = 0;
  let routes = 0;
  for (const { method, url } of portal.routes) {
    if (!url.startsWith('/api/')) continue;
    const path = url.slice('/api'.length).replace(/:\w+/g, 'x').replace('*', 'x');
    if ((await portal.call(method as 'GET', path)).statusCode !== 401 || url === '/api/terms/acceptance') continue;
    routes += 1;
    for (const token of tokens) {
      calls += 1;
      const { statusCode } = await portal.call(method as 'GET', path, { token });
      if (statusCode !== 401) reached.push(`${statusCode} ${method} ${path} ${token}`);
    }
  }
  const refreshed = await Promise.all(
    tokens.map((token) => portal.call('POST', '/jwt_token', { token, body: { timeout: 1000 } })),
  );
  console.log(`${tokens.length} tokens × ${routes} routes: ${calls} calls, and ${refreshed.length} tries to renew`);
  expect(reached).toEqual([]);
  expect(refreshed.map(({ statusCode }) => statusCode)).toEqual(tokens.map(() => 401));
  expect(tokens.length).toBeGreaterThanOrEqual(60);
  expect((await portal.call('GET', '/foundation', { token: good })).statusCode).toBe(200);
});

test('§sessions a token is refused as soon as its key is removed, even if accepted before', async () => {
  const { token } = await portal.as('1001/sp.admin');
  const ask = async () => (await portal.call('GET', '/foundation', { token })).statusCode;
  expect(await ask()).toBe(200);
  const { keysFile } = portal.config;
  rotateKeys(keysFile, portal.now());
  expect(await ask()).toBe(200);
  const { keys } = JSON.parse(readFileSync(keysFile, 'utf8'));
  writeFileSync(keysFile, JSON.stringify({ keys: keys.slice(0, 1) }));
  expect(await ask()).toBe(401);
});

const scans = [
  ['HEAD', {}],
  ['GET', {}],
  ['GET', { 'sec-purpose': 'prefetch;prerender', purpose: 'prefetch' }],
] as const;

test('§sessions a link in a mail survives 20 scanner visits and expires with its first POST', async () => {
  await portal.call('POST', '/password/reset-request', { body: { userId: '2001/ws.user' } });
  const mail = (await portal.mails()).at(-1)?.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const token = /token=([\w-]+)/.exec(mail ?? '')?.[1] ?? '';
  expect(token).toHaveLength(43);
  for (let count = 0; count < 20; count += 1) {
    for (const [method, purpose] of scans) {
      for (const path of ['/reset-password', '/en/reset-password', '/api/password/reset', '/api/terms/acceptance']) {
        await portal.app.inject({
          method,
          url: path,
          query: { token },
          headers: { authorization: `Bearer ${token}`, ...purpose },
        });
      }
    }
  }
  const set = () => portal.call('POST', '/password/reset', { body: { token, password: 'Viel-besser-27' } });
  expect((await set()).statusCode).toBe(204);
  expect((await set()).statusCode).toBe(410);
});
