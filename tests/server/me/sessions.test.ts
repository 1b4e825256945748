import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnSession } from '#contract/me/sessions.ts';
import { shortNetwork } from '#server/session/network.ts';
import { userAgentName } from '#server/session/user-agent.ts';
import { day, demoPassword, hour, minute, openPortal, type Portal, ticketOf } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal({ TRUST_PROXY: '1' });
});
afterAll(() => portal.close());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const plain = (mail = '') => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');

async function signInWith(userId: string, device: string, agent = firefox): Promise<string> {
  const answer = await portal.call('POST', '/jwt_token', {
    body: { _ticket: ticketOf(userId, demoPassword), timeout: hour, device },
    headers: { 'user-agent': agent, 'x-forwarded-for': '203.0.113.77' },
  });
  return answer.json().token;
}
const sessionsOf = async (token: string): Promise<OwnSession[]> =>
  (await portal.call('GET', '/me/sessions', { token })).json().items;
const status = async (token: string) => (await portal.call('GET', '/foundation', { token })).statusCode;

test('§access sessions are listed with device, shortened network, first and last use', async () => {
  const started = portal.now();
  const token = await signInWith('1001/sp.admin', 'a-device-of-petra-1');
  portal.pass(10 * minute);
  const other = await signInWith('1001/sp.admin', 'a-device-of-petra-2', safari);
  expect(await sessionsOf(other)).toMatchObject([
    { client: 'Safari, iOS', network: '203.0.113.0/24', current: true, created: started + 10 * minute },
    { client: 'Firefox, Windows', network: '203.0.113.0/24', current: false, created: started },
  ]);
  await portal.idle();
  portal.pass(6 * minute);
  await portal.call('GET', '/foundation', { token });
  await portal.idle();
  const [, first] = await sessionsOf(other);
  expect(first).toMatchObject({ created: started, lastUsed: started + 16 * minute });
  portal.pass(minute);
  await portal.call('GET', '/foundation', { token });
  await portal.idle();
  expect((await sessionsOf(other))[1]?.lastUsed).toBe(started + 16 * minute);
});

test('§access an ended session is refused at once with all its tokens, also after a restart', async () => {
  const [snapshot, ended] = [
    await signInWith('1001/sp.user', 'device-of-jens-0001'),
    await signInWith('1001/sp.user', 'device-of-jens-0002'),
  ];
  portal.pass(minute);
  const renewed = (await portal.call('POST', '/jwt_token', { token: ended, body: { timeout: hour } })).json().token;
  const id = (await sessionsOf(ended)).find(({ current }) => current)?.id;
  expect((await portal.call('DELETE', `/me/sessions/${id}`, { token: snapshot })).statusCode).toBe(204);
  expect([await status(snapshot), await status(ended), await status(renewed)]).toEqual([200, 401, 401]);
  const again = await portal.call('POST', '/jwt_token', { token: renewed, body: { timeout: hour } });
  expect(again.statusCode).toBe(401);
  expect((await portal.call('DELETE', `/me/sessions/${id}`, { token: snapshot })).statusCode).toBe(404);
  await portal.restart();
  expect([await status(snapshot), await status(ended), await status(renewed)]).toEqual([200, 401, 401]);
});

test('§access all others end with one call, those of other users never', async () => {
  const tokens = [];
  for (const device of ['1', '2', '3']) tokens.push(await signInWith('2001/ws.user', `device-of-maren-000${device}`));
  const stranger = await signInWith('1003/etc.papers', 'device-of-ole-00001');
  const [mine = ''] = tokens;
  expect((await portal.call('DELETE', '/me/sessions', { token: mine })).statusCode).toBe(204);
  expect(await Promise.all(tokens.map(status))).toEqual([200, 401, 401]);
  expect(await sessionsOf(mine)).toHaveLength(1);
  expect(await status(stranger)).toBe(200);
});

test.each([
  ['of another user', async () => (await sessionsOf(await signInWith('9001/etc.staff', 'device-of-ines-0001')))[0]?.id],
  ['that nobody has', async () => '00000000-0000-4000-8000-000000000000'],
  ['with a name that is no id', async () => "x'%20or%20'1'='1"],
])('§access a session %s is the same 404, and goes on', async (_case, idOf) => {
  const id = await idOf();
  const token = await signInWith('1003/etc.papers', 'device-of-ole-00001');
  expect((await portal.call('DELETE', `/me/sessions/${id}`, { token })).statusCode).toBe(404);
  const staff = await signInWith('9001/etc.staff', 'device-of-ines-0001');
  expect((await sessionsOf(staff)).length).toBeGreaterThan(1 - 1);
  expect(await status(staff)).toBe(200);
});

test('§access a token that is made while its session ends leaves no session behind in the list', async () => {
  const [snapshot, ended] = [
    await signInWith('1004/plain.user', 'device-of-plain-001'),
    await signInWith('1004/plain.user', 'device-of-plain-002'),
  ];
  const id = (await sessionsOf(ended)).find(({ current }) => current)?.id;
  await Promise.all([
    portal.call('POST', '/jwt_token', { token: ended, body: { timeout: hour } }),
    portal.call('DELETE', `/me/sessions/${id}`, { token: snapshot }),
  ]);
  expect((await sessionsOf(snapshot)).map(({ current }) => current)).toEqual([true]);
});

test('§access a sign-in with a new device sends one mail per device, but none for the first device', async () => {
  const about = async () =>
    (await portal.mails()).map(plain).filter((mail) => mail.includes('spws.user@') && mail.includes('new device'));
  await signInWith('2002/spws.user', 'device-of-tarek-001');
  expect(await about()).toEqual([]);
  await signInWith('2002/spws.user', 'device-of-tarek-002', safari);
  await signInWith('2002/spws.user', 'device-of-tarek-002', safari);
  await signInWith('2002/spws.user', 'device-of-tarek-001');
  const [mail, ...more] = await about();
  expect(more).toEqual([]);
  expect(mail).toContain('Safari, iOS');
  expect(mail).toContain('203.0.113.0/24');
  expect(mail).not.toContain('203.0.113.77');
  expect(mail).toContain('/reset-password');
  expect(mail).toContain('/en/settings');
});

test('§access invented devices do not flood the mailbox', async () => {
  const before = (await portal.mails()).length;
  for (let n = 0; n < 12; n += 1) await signInWith('2002/spws.user', `made-up-device-${String(n).padStart(4, '0')}`);
  expect((await portal.mails()).length - before).toBeLessThanOrEqual(5);
  portal.pass(day);
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0db8::1', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', ''],
  ['', ''],
])('§access the network of %s is kept as %s', (address, network) => {
  expect(shortNetwork(address)).toBe(network);
  expect(userAgentName(address)).toBe('other');
});
