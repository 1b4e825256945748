import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword, hour, openPortal, type Portal } from './portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal({ PUBLIC_BASE_URL: 'https://portal.example.com/' });
});
afterAll(() => portal.close());

const better = 'Viel-besser-27';
const ask = (userId: string, headers = {}) =>
  portal.call('POST', '/password/reset-request', { body: { userId }, headers });
const reset = (token: string, password: string) =>
  portal.call('POST', '/password/reset', { body: { token, password } });
const plain = (mail = '') => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
const secretIn = (mail: string | undefined) => /reset-password\?token=([\w-]+)/.exec(plain(mail))?.[1] ?? '';

test('§2 a forgotten password: a mail with a link, used once, ends every session', async () => {
  const { token } = await portal.as('1001/sp.admin');
  expect(
    (await ask('1001/sp.admin', { host: 'evil.example.org', 'x-forwarded-host': 'evil.example.org' })).statusCode,
  ).toBe(204);
  const [mail = ''] = await portal.mails();
  expect(mail).toContain('To: sp.admin@p1001.example.com');
  expect(plain(mail)).toContain('https://portal.example.com/reset-password?token=');
  expect(mail).not.toContain('evil');

  portal.pass(1000);
  const secret = secretIn(mail);
  expect((await reset(secret, better)).statusCode).toBe(204);
  expect((await portal.call('GET', '/foundation', { token })).statusCode).toBe(401);
  expect((await portal.signIn('1001/sp.admin')).statusCode).toBe(401);
  expect((await portal.signIn('1001/sp.admin', better)).statusCode).toBe(200);
  expect((await reset(secret, 'Noch-ein-Passwort-3')).statusCode).toBe(410);
});

test('§2 the mail address works in place of the user ID, and unknown or disabled users get no mail and the same answer', async () => {
  const before = (await portal.mails()).length;
  const answers = [];
  for (const userId of ['9999/nobody', 'nobody@example.com', '1002/locked.user', 'x']) answers.push(await ask(userId));
  expect(answers.map((answer) => [answer.statusCode, answer.body])).toEqual(answers.map(() => [204, '']));
  expect(await portal.mails()).toHaveLength(before);
  await ask('WS.user@p2001.example.com');
  expect(await portal.mails()).toHaveLength(before + 1);
});

test('§2 the link of a mail ends after an hour', async () => {
  await ask('1001/sp.user');
  const mail = (await portal.mails()).findLast((one) => one.includes('sp.user@'));
  portal.pass(hour);
  expect((await reset(secretIn(mail), better)).statusCode).toBe(410);
});

test('§8 after a 901 the password is set with the secret of the answer', async () => {
  const { _resetToken } = (await portal.signIn('1002/reset.user')).json();
  const weak = await reset(_resetToken, 'short');
  expect([weak.statusCode, weak.json().fields]).toEqual([400, { password: 'passwordShort:12' }]);
  const accepted = await portal.call('POST', '/terms/acceptance', {
    token: _resetToken,
    body: { version: '2026-11-01' },
  });
  expect(accepted.statusCode).toBe(401);
  expect((await reset(_resetToken, better)).statusCode).toBe(204);
  expect((await portal.signIn('1002/reset.user', better)).statusCode).toBe(200);
});

test('§6 changing the password needs the current one and ends every session, also after a restart', async () => {
  const session = await portal.as('1004/plain.user');
  const other = await portal.as('1004/plain.user');
  const wrong = await session.post('/password/change', { current: 'wrong', password: better });
  expect([wrong.statusCode, wrong.json().fields]).toEqual([400, { current: 'passwordWrong' }]);
  const weak = await session.post('/password/change', { current: demoPassword, password: 'aaaaaaaaaaaaaaa' });
  expect(weak.json().fields).toEqual({ password: 'passwordWeak' });
  const own = await session.post('/password/change', { current: demoPassword, password: '1004/Plain.user' });
  expect(own.json().fields).toEqual({ password: 'passwordUserId' });

  portal.pass(1);
  expect((await session.post('/password/change', { current: demoPassword, password: better })).statusCode).toBe(204);
  await portal.restart();
  for (const { token } of [session, other]) {
    expect((await portal.call('GET', '/foundation', { token })).statusCode).toBe(401);
  }
  expect((await portal.signIn('1004/plain.user', better)).statusCode).toBe(200);
});
