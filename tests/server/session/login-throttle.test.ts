import { hash } from '@node-rs/argon2';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { day, demoPassword, hour, minute, openPortal, type Portal, ticketOf } from '../support/portal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});
afterEach(() => portal.close());

interface From {
  address: string;
  headers?: Record<string, string>;
}
const login = ({ address, headers = {} }: From, userId: string, password: string) =>
  portal.app.inject({
    method: 'POST',
    url: '/api/jwt_token',
    remoteAddress: address,
    headers,
    payload: { _ticket: ticketOf(userId, password), timeout: 3_600_000 },
  });
const statusOf = async (...call: Parameters<typeof login>) => (await login(...call)).statusCode;
const stranger = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
const owner = '1001/sp.admin';
const home = { address: '192.0.2.7' };

/** Guesses at the owner's account, many at once; answers how many passwords were looked at. */
async function guess(count: number, from: (index: number) => From, lasting = 0) {
  const before = await checks();
  const batchSize = 100;
  for (let done = 0; done < count; done += batchSize) {
    const indexes = Array.from({ length: Math.min(batchSize, count - done) }, (_, index) => done + index);
    await Promise.all(indexes.map((index) => login(from(index), owner, `wrong-${index}`)));
    portal.pass(Math.floor((lasting * indexes.length) / count));
  }
  return (await checks()) - before;
}
const checks = async () => (await portal.services.metrics.passwordChecks.get()).values[0]?.value ?? 0;

describe('§sessions guessing', () => {
  test('1,000 addresses get at most 100 password checks a day, and the owner can still sign in', async () => {
    expect(await statusOf(home, owner, demoPassword)).toBe(200);
    const looked = await guess(1000, (index) => ({ address: stranger(index) }), day);
    console.log(`1,000 addresses against one account: ${looked} password checks in a day`);
    expect(looked).toBeGreaterThan(50);
    expect(looked).toBeLessThanOrEqual(100);
    const startedAt = performance.now();
    expect(await statusOf(home, owner, demoPassword)).toBe(200);
    console.log(`owner signed in after ${Math.round(performance.now() - startedAt)} ms`);
    await portal.restart();
    expect(await statusOf(home, owner, demoPassword)).toBe(200);
  });

  test('a throttled address is refused even with the right password until a reset by mail', async () => {
    await guess(50, (index) => ({ address: stranger(index) }));
    const elsewhere = { address: '198.51.100.4' };
    expect(await statusOf(elsewhere, owner, demoPassword)).toBe(401);
    await portal.restart();
    expect(await statusOf(elsewhere, owner, demoPassword)).toBe(401);
    await portal.call('POST', '/password/reset-request', { body: { userId: owner } });
    const mail = (await portal.mails()).at(-1)?.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const token = /token=([\w-]+)/.exec(mail ?? '')?.[1];
    const set = { method: 'POST', url: '/api/password/reset', remoteAddress: elsewhere.address } as const;
    const answer = await portal.app.inject({ ...set, payload: { token, password: 'Viel-besser-27' } });
    expect(answer.statusCode).toBe(204);
    portal.pass(1);
    expect(await statusOf(elsewhere, owner, 'Viel-besser-27')).toBe(200);
  });

  test('a forged X-Forwarded-For is not believed, and 200 of them from one address get 10 checks', async () => {
    const forged = (index: number) => ({
      'x-forwarded-for': stranger(index),
      forwarded: `for=${stranger(index)}`,
      'x-real-ip': stranger(index),
    });
    expect(await guess(200, (index) => ({ address: '203.0.113.9', headers: forged(index) }))).toBe(10);
    expect(await statusOf({ address: '203.0.113.10' }, owner, demoPassword)).toBe(200);
  });

  test('a known address has its own guesses, which return with time and with the right password', async () => {
    await login(home, owner, demoPassword);
    for (let index = 0; index < 29; index += 1) await login(home, owner, 'wrong');
    expect(await statusOf(home, owner, demoPassword)).toBe(200);
    for (let index = 0; index < 30; index += 1) await login(home, owner, 'wrong');
    expect(await statusOf(home, owner, demoPassword)).toBe(401);
    portal.pass(15 * minute);
    expect(await statusOf(home, owner, demoPassword)).toBe(200);
  });
});

test('§sessions 200 partners behind one address sign in at once while another user guesses there', async () => {
  const { insertUsers } = await import('#server/queries/session/users.ts');
  const passwordHash = await hash('x', { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const users = Array.from({ length: 200 }, (_, index) => ({
    ...{
      id: `u${index}`,
      account: '1001',
      username: `partner${index}`,
      displayName: 'P',
      email: `p${index}@example.com`,
    },
    ...{ passwordHash, roles: ['PORTAL_USER'], created: 0, acceptedTerms: portal.config.termsVersion },
  }));
  await insertUsers(portal.services.db, users);
  await Promise.all(Array.from({ length: 60 }, (_, index) => login(home, `7777/user${index}`, 'wrong')));
  const answers = await Promise.all(users.map(({ username }) => statusOf(home, `1001/${username}`, 'x')));
  expect(answers.filter((status) => status === 200)).toHaveLength(200);
});

test('§sessions behind a trusted proxy only the client address that the proxy adds counts', async () => {
  await portal.close();
  portal = await openPortal({ TRUST_PROXY: '127.0.0.1, 10.9.0.0/16' });
  const through = (client: string) => ({ address: '10.9.1.1', headers: { 'x-forwarded-for': `1.2.3.4, ${client}` } });
  await guess(30, () => through('203.0.113.9'));
  expect(await statusOf(through('203.0.113.9'), owner, demoPassword)).toBe(401);
  expect(await statusOf(through('203.0.113.10'), owner, demoPassword)).toBe(200);
  const untrusted = (index: number) => ({ address: '203.0.113.11', headers: { 'x-forwarded-for': stranger(index) } });
  expect(await guess(30, untrusted)).toBe(10);
});

test('§sessions unknown, wrong, disabled and throttled get the same status, headers and bytes', async () => {
  for (let index = 0; index < 30; index += 1) await login({ address: '203.0.113.9' }, '2001/ws.user', 'wrong');
  const answers = [
    await login({ address: '203.0.113.8' }, '7777/nobody', demoPassword),
    await login({ address: '203.0.113.8' }, owner, 'wrong'),
    await login({ address: '203.0.113.8' }, '1002/locked.user', 'wrong'),
    await login({ address: '203.0.113.9' }, '2001/ws.user', 'wrong'),
    await login({ address: '203.0.113.9' }, '2001/ws.user', demoPassword),
  ];
  const observation = answers.map(({ statusCode, headers, body }) => {
    const { date: _date, ...rest } = headers;
    return JSON.stringify([statusCode, rest, body.replace(/"requestId":"[\w-]{36}"/, '')]);
  });
  expect(new Set(observation).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(401);
});

test('§sessions the current password cannot be guessed with a stolen session', async () => {
  const { post } = await portal.as(owner);
  const change = (current: string) => post('/password/change', { current, password: 'Viel-besser-27' });
  for (let index = 0; index < 10; index += 1) await change('wrong');
  const before = await checks();
  const answer = await change(demoPassword);
  expect([answer.statusCode, answer.json().fields, (await checks()) - before]).toEqual([
    400,
    { current: 'passwordWrong' },
    0,
  ]);
});

test('§sessions a user gets three reset mails, then one an hour, always with the same answer', async () => {
  const ask = async (userId: string) => {
    const answer = await portal.call('POST', '/password/reset-request', { body: { userId } });
    await portal.idle();
    return [answer.statusCode, answer.body];
  };
  const answers = [];
  for (let index = 0; index < 20; index += 1) answers.push(await ask(owner));
  expect(await portal.mails()).toHaveLength(3);
  answers.push(await ask('2001/ws.user'));
  expect(await portal.mails()).toHaveLength(4);
  await portal.restart();
  portal.pass(hour);
  answers.push(await ask(owner), await ask(owner));
  expect(await portal.mails()).toHaveLength(5);
  expect(answers).toEqual(answers.map(() => [204, '']));
});
