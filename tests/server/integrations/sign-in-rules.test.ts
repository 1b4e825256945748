import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AccessEvidence, SignInRulesAnswer } from '#contract/integrations/sign-in-rules.ts';
import { demoPassword, hour, openPortal, type Portal, type Session, ticketOf } from '../support/portal.ts';

let portal: Portal;
let admin: Session;
const office = '203.0.113.17';
const home = '198.51.100.4';
const path = '/foundation/1001/sign-in-rules';

beforeEach(async () => {
  portal = await openPortal({ TRUST_PROXY: '1' });
  admin = await portal.as('1001/sp.admin');
});
afterEach(() => portal.close());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const read = async () => (await admin.get(path)).json<SignInRulesAnswer>();
async function change(rules: object, more: object = {}) {
  const { state } = await read();
  const body = { networks: [], state, password: demoPassword, ...rules, ...more };
  return portal.call('PUT', path, { token: admin.token, body, ...from(office) });
}
const signInFrom = (address: string, user = '1001/sp.user') =>
  portal.call('POST', '/jwt_token', { body: { _ticket: ticketOf(user), timeout: hour }, ...from(address) });
const tokenFrom = async (address: string, user?: string) =>
  (await signInFrom(address, user)).json<{ token: string }>().token;
const settingsFrom = async (address: string, token: string) =>
  (await portal.call('GET', '/me/settings', { token, ...from(address) })).statusCode;

test('§integrations users sign in from the networks of their organisation alone, and a stolen session ends elsewhere', async () => {
  const token = await tokenFrom(home);
  expect(await settingsFrom(home, token)).toBe(200);
  expect((await change({ networks: ['203.0.113.0/24', '2001:db8::/32'] })).statusCode).toBe(200);
  expect(await settingsFrom(home, token)).toBe(401);
  expect([await settingsFrom(office, token), await settingsFrom('2001:db8::1', token)]).toEqual([200, 200]);

  const refused = await signInFrom(home);
  expect(refused.statusCode).toBe(403);
  expect(refused.json().message ?? refused.body).toContain('nur aus ihren eigenen Netzen');
  expect((await signInFrom(office)).statusCode).toBe(200);
  const renewed = await portal.call('POST', '/jwt_token', { token, body: { timeout: hour }, ...from(home) });
  expect(renewed.statusCode).toBe(403);
  // A wrong password says nothing of the rules.
  const guess = { _ticket: ticketOf('1001/sp.user', 'falsch-falsch-1'), timeout: hour };
  expect((await portal.call('POST', '/jwt_token', { body: guess, ...from(home) })).statusCode).toBe(401);
  // Others are not concerned.
  expect((await signInFrom(home, '2001/ws.user')).statusCode).toBe(200);
});

test('§integrations the longest session of an organisation ends also one that goes on', async () => {
  const token = await tokenFrom(home);
  expect((await change({ sessionHours: 4 })).statusCode).toBe(200);
  const renew = (present: string) =>
    portal.call('POST', '/jwt_token', { token: present, body: { timeout: hour }, ...from(home) });
  let present = token;
  for (let hours = 0.5; hours < 4; hours += 0.5) {
    portal.pass(0.5 * hour);
    const answer = await renew(present);
    expect([hours, answer.statusCode]).toEqual([hours, 200]);
    present = answer.json<{ token: string }>().token;
  }
  expect(await settingsFrom(home, present)).toBe(200);
  portal.pass(0.5 * hour);
  expect([(await renew(present)).statusCode, await settingsFrom(home, present)]).toEqual([401, 401]);
  expect((await signInFrom(home)).statusCode).toBe(200);
});

test('§integrations nobody locks themselves out, and of two who change the rules none is lost', async () => {
  const outside = await change({ networks: ['198.51.100.0/24'] });
  expect([outside.statusCode, outside.json().fields]).toEqual([400, { networks: `ownAddressOutside:${office}` }]);
  expect((await change({ networks: ['203.0.113.0/99'] })).statusCode).toBe(400);
  expect((await change({ sessionHours: 5 })).statusCode).toBe(400);
  expect((await change({ sessionHours: 8 }, { password: 'falsch-falsch-1' })).json().fields).toEqual({
    password: 'passwordWrong',
  });
  const { state } = await read();
  expect((await change({ sessionHours: 8 })).statusCode).toBe(200);
  expect((await change({ sessionHours: 12 }, { state })).statusCode).toBe(409);
  expect(await read()).toMatchObject({ sessionHours: 8, networks: [] });
});

test.each(['2001/ws.user', '9001/etc.staff'])('§integrations %s neither reads nor changes the rules', async (user) => {
  const session = await portal.as(user);
  const body = { networks: [], state: '', password: demoPassword };
  const answers = await Promise.all([
    session.get(path),
    session.put(path, body),
    session.get('/foundation/1001/access-review'),
    session.post('/foundation/1001/access-review', { state: '' }),
    session.get('/foundation/1001/access-evidence', { query: { from: '0', to: '1' } }),
  ]);
  expect(answers.every(({ statusCode }) => [403, 404].includes(statusCode))).toBe(true);
});

test('§integrations the evidence names the organisation’s sign-ins and rights, and none of others', async () => {
  await signInFrom(office);
  await signInFrom(office, '2001/ws.user');
  await change({ networks: ['203.0.113.0/24'] });
  const query = { from: String(portal.now() - hour), to: String(portal.now() + hour) };
  const answer = await portal.call('GET', '/foundation/1001/access-evidence', {
    token: admin.token,
    query,
    ...from(office),
  });
  const evidence = answer.json<AccessEvidence>();
  expect(evidence.users.map(({ userId }) => userId)).toContain('1001/sp.admin');
  expect(evidence.events).toContainEqual(
    expect.objectContaining({ kind: 'login', name: '1001/sp.user', address: office }),
  );
  expect(evidence.events).toContainEqual(expect.objectContaining({ kind: 'rights', name: '1001/sp.admin' }));
  expect(answer.body).not.toContain('2001/ws.user');
});
