import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword, hour, openPortal, type Portal } from '../support/portal.ts';

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

test('§1-8 a forgotten password: a mail with a link, used once, ends every session', async () => {
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

test('§access a reset accepts the mail address and gives every unknown user the same answer', async () => {
  const before = (await portal.mails()).length;
  const answers = [];
  for (const userId of ['9999/nobody', 'nobody@example.com', '1002/locked.user', 'x']) answers.push(await ask(userId));
  expect(answers.map((answer) => [answer.statusCode, answer.body])).toEqual(answers.map(() => [204, '']));
  expect(await portal.mails()).toHaveLength(before);
  await ask('WS.user@p2001.example.com');
  expect(await portal.mails()).toHaveLength(before + 1);
});

test('§access the link of a mail ends after an hour', async () => {
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

test('§access a password change needs the current password and permanently ends every session', async () => {
  const session = await portal.as('1004/plain.user');
  const other = await portal.as('1004/plain.user');
  const wrong = await session.post('/password/change', { current: 'wrong', password: better });
  expect([wrong.statusCode, wrong.json().fields]).toEqual([400, { current: 'passwordWrong' }]);
  const weak = await session.post('/password/change', { current: demoPassword, password: 'aaaaaaaaaaaaaaa' });
  expect(weak.json().fields).toEqual({ password: 'passwordObvious' });
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

test('§access of eight changes at once one wins, and the others are told', async () => {
  const { post } = await portal.as('2001/ws.user');
  portal.pass(1);
  const change = (index: number) =>
    post('/password/change', { current: demoPassword, password: `Regenschirm-${index}-Kobalt` });
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => change(index)));
  const notices = answers.map(({ statusCode }) => statusCode);
  expect(notices.filter((status) => status === 204)).toHaveLength(1);
  expect(notices.filter((status) => status === 409 || status === 401)).toHaveLength(7);
  const winner = notices.indexOf(204);
  portal.pass(1);
  const logins = await Promise.all(
    notices.map((_, index) => portal.signIn('2001/ws.user', `Regenschirm-${index}-Kobalt`)),
  );
  expect(logins.map(({ statusCode }) => statusCode)).toEqual(notices.map((_, index) => (index === winner ? 200 : 401)));
});

test('§access of eight uses of one link or of several at once one wins, and the others are told', async () => {
  for (const links of [1, 2]) {
    portal.pass(3 * hour);
    const secrets: string[] = [];
    for (let count = 0; count < links; count += 1) {
      await ask('2002/spws.user');
      secrets.push(secretIn((await portal.mails()).at(-1)));
    }
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => reset(secrets[index % links] ?? '', `Regenschirm-${index}-Kobalt`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, ...Array(7).fill(410)]);
  }
});

test('§8 the secret of a 902 answer is taken once, also by eight calls at once', async () => {
  const { _termsToken } = (await portal.signIn('1002/terms.user')).json();
  const accept = () =>
    portal.call('POST', '/terms/acceptance', { token: _termsToken, body: { version: portal.config.termsVersion } });
  const answers = await Promise.all(Array.from({ length: 8 }, accept));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, ...Array(7).fill(401)]);
});

test('§access a mail tells of a new password and what to do where it was not the user', async () => {
  const user = await portal.as('1003/etc.papers');
  portal.pass(1000);
  const changed = await user.post('/password/change', { current: demoPassword, password: better });
  expect(changed.statusCode).toBe(204);
  const mail = plain((await portal.mails()).at(-1));
  expect(mail).toContain('To: etc.papers@');
  expect(mail).toContain('https://portal.example.com/reset-password');
  expect(mail).toContain('https://portal.example.com/en/reset-password');
  expect(mail).not.toContain(better);
});
