import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '#server/admin/run-command.ts';
import { flipCharacter } from '../support/flip-character.ts';
import { demoPassword, minute, openPortal, type Portal } from '../support/portal.ts';
import { type FactorCalls, factorCalls } from '../support/second-factor.ts';

let portal: Portal;
let calls: FactorCalls;
/** An app of this user, which a test may use from the next step on. */
let app: Awaited<ReturnType<FactorCalls['addApp']>>;
let token: string;
const owner = '1001/sp.admin';

beforeEach(async () => {
  portal = await openPortal({ PUBLIC_BASE_URL: 'http://127.0.0.1:4321' });
  calls = factorCalls(portal);
  token = (await portal.as(owner)).token;
  app = await calls.addApp(token);
  portal.pass(minute);
});
afterEach(() => portal.close());

const status = async (...proof: Parameters<FactorCalls['prove']>) => (await calls.prove(...proof)).statusCode;

describe('decision 31 changes of factors', () => {
  test.each(['authenticator', 'passkey', 'recovery-codes', 'remove'])(
    '%s wants the current password, and looks at few wrong ones',
    async (call) => {
      const names = call === 'remove' ? { id: app.id } : {};
      const answer = async (password: string) =>
        (await calls.change(token, call, { ...names, password })).json().fields;
      for (let index = 0; index < 10; index += 1) expect(await answer('wrong')).toEqual({ password: 'passwordWrong' });
      expect(await answer(demoPassword)).toEqual({ password: 'passwordWrong' });
      expect((await calls.state(token)).factors).toHaveLength(1);
    },
  );

  test('adding and removing are told by mail; without a factor the password is enough again', async () => {
    await calls.change(token, 'remove', { id: app.id, password: demoPassword });
    expect((await portal.signIn(owner)).statusCode).toBe(200);
    const mails = (await calls.mails()).join();
    expect(mails).toContain('A second factor was set up for your login: Telefon');
    expect(mails).toContain('your password alone signs you in');
    expect(await calls.state(token)).toEqual({ factors: [], recoveryCodesLeft: 0, isDemanded: false });
  });

  test('a factor is removed only by its user, and a setup is valid for user, secret and time', async () => {
    const other = (await portal.as('2001/ws.user')).token;
    expect((await calls.change(other, 'remove', { id: app.id, password: demoPassword })).statusCode).toBe(404);
    const { secret, setup } = (await calls.change(token, 'authenticator', { password: demoPassword })).json();
    const confirm = async (by: string, body: object) =>
      (await calls.change(by, 'authenticator/confirm', { name: 'x', setup, code: calls.codeOf(secret), ...body }))
        .statusCode;
    expect(await confirm(other, {})).toBe(410);
    expect(await confirm(token, { setup: flipCharacter(setup, -2) })).toBe(410);
    expect(await confirm(token, { code: calls.codeOf(secret, 3) })).toBe(400);
    expect(await confirm(token, { name: ' ' })).toBe(400);
    portal.pass(15 * minute);
    expect(await confirm(token, {})).toBe(410);
  });

  test('no more than ten factors', async () => {
    for (let index = 1; index < 10; index += 1) await calls.addApp(token, `App ${index}`);
    const { secret, setup } = (await calls.change(token, 'authenticator', { password: demoPassword })).json();
    const body = { name: 'x', setup, code: calls.codeOf(secret) };
    expect((await calls.change(token, 'authenticator/confirm', body)).statusCode).toBe(409);
  });

  test('no secret of a factor appears in logs, database, mails or later answers', async () => {
    await calls.prove(await calls.stepOf(owner), { code: calls.codeOf(app.secret) });
    const { rows } = (await portal.services.db.execute('select * from second_factors')) as unknown as {
      rows: object[];
    };
    const codes = (await portal.services.db.execute('select * from recovery_codes')) as unknown as { rows: object[] };
    const snapshot = JSON.stringify([rows, codes.rows, portal.logLines, await calls.mails(), await calls.state(token)]);
    const secrets = [app.secret, ...app.recoveryCodes, ...app.recoveryCodes.map((code) => code.replaceAll('-', ''))];
    for (const secret of secrets) expect(snapshot).not.toContain(secret);
    expect(rows).toHaveLength(1);
    expect(codes.rows).toHaveLength(10);
  });
});

test('decision 31 an operator resets a lost factor with audit, mail and the end of all sessions', async () => {
  const step = await calls.stepOf(owner);
  const done = await runCommand(portal.services, ['user', 'reset-second-factor', owner], { by: 'mueller' });
  expect(done.code).toBe(0);
  const staff = await portal.as('9001/etc.staff');
  const { items } = (await staff.get('/staff/audit', { query: { search: 'reset-second-factor' } })).json();
  expect(JSON.stringify(items)).toContain('user reset-second-factor 1001/sp.admin');
  expect((await calls.mails()).join()).toContain('removed all second factors and recovery codes');
  expect((await portal.call('GET', '/foundation', { token })).statusCode).toBe(401);
  expect(await status(step, { code: calls.codeOf(app.secret) })).toBe(410);
  expect((await portal.signIn(owner)).statusCode).toBe(200);
  const again = await runCommand(portal.services, ['user', 'reset-second-factor', owner]);
  expect(again).toEqual({ code: 1, lines: ['1001/sp.admin has no second factor'] });
});
