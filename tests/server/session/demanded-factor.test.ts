import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { demoPassword, minute, openPortal, type Portal } from '../support/portal.ts';
import { type FactorCalls, factorCalls } from '../support/second-factor.ts';

let portal: Portal;
let calls: FactorCalls;
beforeAll(async () => {
  portal = await openPortal({ SECOND_FACTOR_FOR_EMPLOYEES: 'true' });
  calls = factorCalls(portal);
});
afterAll(() => portal.close());

const employee = '9001/etc.staff';

test.each([
  [{}, false],
  [{ NODE_ENV: 'development' }, false],
  [{ NODE_ENV: 'test' }, false],
  [{ NODE_ENV: 'production' }, true],
  [{ NODE_ENV: 'production', SECOND_FACTOR_FOR_EMPLOYEES: '' }, true],
  [{ NODE_ENV: 'production', SECOND_FACTOR_FOR_EMPLOYEES: 'false' }, false],
  [{ SECOND_FACTOR_FOR_EMPLOYEES: 'true' }, true],
])('decision 31 with %j employees need a second factor: %s', (env, expected) => {
  expect(readConfig(env).secondFactorForEmployees).toBe(expected);
});

test('decision 31 without a required second factor an employee gets 904 except on setup routes', async () => {
  const { token, mustSetUpSecondFactor } = (await portal.signIn(employee)).json();
  expect(mustSetUpSecondFactor).toBe(true);
  const open: string[] = [];
  for (const { method, url } of portal.routes) {
    if (
      !url.startsWith('/api/') ||
      url.startsWith('/api/scim/') ||
      ['HEAD', 'OPTIONS'].includes(method) ||
      url.endsWith('/jwt_token')
    )
      continue;
    const path = url.slice('/api'.length).replace(/:\w+/g, 'x').replace('*', 'x');
    if ((await portal.call(method as 'GET', path)).statusCode !== 401) continue;
    const answer = await portal.call(method as 'GET', path, { token });
    if (answer.json()._error !== 904 && !path.includes('/x')) open.push(`${method} ${path}`);
  }
  expect(open.sort()).toEqual([
    'GET /me/second-factor',
    'POST /me/second-factor/authenticator',
    'POST /me/second-factor/authenticator/confirm',
    'POST /me/second-factor/passkey',
    'POST /me/second-factor/passkey/confirm',
    'POST /me/second-factor/recovery-codes',
    'POST /me/second-factor/remove',
  ]);
  expect((await portal.call('GET', '/foundation/1001/data', { token })).json()._error).toBe(904);
  expect((await portal.call('POST', '/uploads', { token })).json()._error).toBe(904);
});

test('decision 31 a new factor continues the session, the last one stays, partners are exempt', async () => {
  const partner = (await portal.signIn('1001/sp.admin')).json();
  expect([typeof partner.token, partner.mustSetUpSecondFactor]).toEqual(['string', undefined]);
  const { token } = (await portal.signIn(employee)).json();
  const { id, secret } = await calls.addApp(token);
  expect((await portal.call('GET', '/foundation', { token })).statusCode).toBe(200);
  expect((await calls.state(token)).isDemanded).toBe(true);
  expect((await calls.change(token, 'remove', { id, password: demoPassword })).statusCode).toBe(409);
  portal.pass(minute);
  const renewed = await portal.call('POST', '/jwt_token', { token, body: { timeout: 1000 } });
  expect(renewed.json().mustSetUpSecondFactor).toBe(undefined);
  const answer = await calls.prove(await calls.stepOf(employee), { code: calls.codeOf(secret) });
  expect(answer.json().mustSetUpSecondFactor).toBe(undefined);
  await calls.addPasskey(token);
  expect((await calls.change(token, 'remove', { id, password: demoPassword })).statusCode).toBe(204);
});
