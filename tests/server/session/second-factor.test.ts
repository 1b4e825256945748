import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '#server/admin/run-command.ts';
import { deleteExpired } from '#server/maintenance/delete-expired.ts';
import { day, demoPassword, minute, openPortal, type Portal } from '../support/portal.ts';
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
const batchSize = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 8 }, (_, at) => work(at)));
const count = (list: readonly number[], code: number) => list.filter((one) => one === code).length;

describe('decision 31 the further step of a login', () => {
  test('the right password alone opens nothing but the step, which a code opens once', async () => {
    const refusalOf = (await portal.signIn(owner)).json();
    expect(refusalOf).toMatchObject({ _error: 903, secondFactors: ['authenticator', 'recoveryCode'] });
    expect(JSON.stringify(refusalOf)).not.toContain('"token"');
    expect((await portal.signIn(owner, 'wrong')).json()._secondFactorToken).toBe(undefined);
    expect((await portal.signIn('1001/sp.user')).statusCode).toBe(200);
    const step = refusalOf._secondFactorToken;
    const answer = await calls.prove(step, { code: calls.codeOf(app.secret) });
    expect(answer.json()).toMatchObject({ user: { username: 'sp.admin' }, roles: expect.any(Array) });
    expect((await portal.call('GET', '/foundation', { token: answer.json().token })).statusCode).toBe(200);
    portal.pass(minute);
    expect(await status(step, { code: calls.codeOf(app.secret) })).toBe(410);
  });

  test.each([
    ['the next code', () => calls.codeOf(app.secret, 1), 200],
    ['the code before', () => calls.codeOf(app.secret, -1), 200],
    ['a code with a space', () => calls.codeOf(app.secret).replace(/^.../, '$& '), 200],
    ['the code after the next', () => calls.codeOf(app.secret, 2), 401],
    ['an old code', () => calls.codeOf(app.secret, -4), 401],
    ['the code of the setup, which was used there', () => calls.codeOf(app.secret, -2), 401],
    ['five digits', () => calls.codeOf(app.secret).slice(1), 400],
    ['letters', () => 'abcdef', 400],
    ['other digits', () => calls.codeOf(app.secret).replace(/./g, (digit) => String((Number(digit) + 1) % 10)), 401],
  ])('%s answers as it should', async (_name, code, expected) => {
    expect(await status(await calls.stepOf(owner), { code: code() })).toBe(expected);
  });

  test('a used code is refused in another login, after a restart and after clock changes', async () => {
    const code = calls.codeOf(app.secret);
    expect(await status(await calls.stepOf(owner), { code })).toBe(200);
    expect(await status(await calls.stepOf(owner), { code })).toBe(401);
    await portal.restart();
    expect(await status(await calls.stepOf(owner), { code })).toBe(401);
    portal.pass(day);
    expect(await status(await calls.stepOf(owner), { code: calls.codeOf(app.secret) })).toBe(200);
    await deleteExpired(portal.services.db, portal.now());
    portal.pass(-day);
    expect(await status(await calls.stepOf(owner), { code })).toBe(401);
    // A code used under the wrong clock does not lock the user out under the right clock.
    expect(await status(await calls.stepOf(owner), { code: calls.codeOf(app.secret, 1) })).toBe(200);
    portal.pass(day);
    expect(await status(await calls.stepOf(owner), { code: calls.codeOf(app.secret) })).toBe(401);
  });

  test('the step expires after ten minutes and when the password, the factor or the user changes', async () => {
    const late = await calls.stepOf(owner);
    portal.pass(10 * minute);
    expect(await status(late, { code: calls.codeOf(app.secret) })).toBe(410);
    const removed = await calls.stepOf(owner);
    await calls.change(token, 'remove', { id: app.id, password: demoPassword });
    expect(await status(removed, { code: calls.codeOf(app.secret) })).toBe(410);
    app = await calls.addApp(token);
    portal.pass(minute);
    const disabled = await calls.stepOf(owner);
    await runCommand(portal.services, ['user', 'disable', owner]);
    expect((await calls.prove(disabled, { code: calls.codeOf(app.secret) })).json()._error).toBe(900);
    expect((await portal.signIn(owner)).json()._error).toBe(900);
    await runCommand(portal.services, ['user', 'enable', owner]);
    const changed = await calls.stepOf(owner);
    portal.pass(1);
    const message = await runCommand(portal.services, ['user', 'password', owner]);
    const secret = /token=([\w-]+)/.exec(message.lines.join())?.[1];
    await portal.call('POST', '/password/reset', { body: { token: secret, password: 'Viel-besser-27' } });
    // A mailed link replaces the password alone.
    expect((await portal.signIn(owner, 'Viel-besser-27')).json()._error).toBe(903);
    expect(await status(changed, { code: calls.codeOf(app.secret) })).toBe(410);
  });

  test('a step takes no factor of another user, and other secrets open no step', async () => {
    const other = await calls.addApp((await portal.as('2001/ws.user')).token);
    portal.pass(minute);
    const step = await calls.stepOf(owner);
    expect(await status(step, { code: calls.codeOf(other.secret) })).toBe(401);
    expect(await status(step, { recoveryCode: other.recoveryCodes[0] })).toBe(401);
    const { _resetToken } = (await portal.signIn('1002/reset.user')).json();
    const { _termsToken } = (await portal.signIn('1002/terms.user')).json();
    for (const wrong of [_resetToken, _termsToken, token, 'x', app.setup, await calls.challengeOf(step)]) {
      const body = { token: wrong, proof: { code: calls.codeOf(app.secret) }, timeout: 1000 };
      const answer = await portal.call('POST', '/second-factor', { body });
      expect([400, 410]).toContain(answer.statusCode);
    }
    for (const path of ['/password/reset', '/terms/acceptance']) {
      const body = path === '/password/reset' ? { token: step, password: 'Viel-besser-27' } : { version: '2026-11-01' };
      expect([401, 410]).toContain((await portal.call('POST', path, { token: step, body })).statusCode);
    }
    expect(await status(step, { code: calls.codeOf(app.secret) })).toBe(200);
  });
});

describe('decision 31 races', () => {
  test('8 logins with one code: one wins, the others are refused', async () => {
    const steps = await batchSize(() => calls.stepOf(owner));
    const code = calls.codeOf(app.secret);
    const answers = await Promise.all(steps.map((step) => status(step, { code })));
    expect([count(answers, 200), count(answers, 401)]).toEqual([1, 7]);
  });

  test('8 logins with one recovery code: one wins, the others are refused', async () => {
    const steps = await batchSize(() => calls.stepOf(owner));
    const [recoveryCode] = app.recoveryCodes;
    const answers = await Promise.all(steps.map((step) => status(step, { recoveryCode })));
    expect(count(answers, 200)).toBe(1);
    expect(count(answers, 401)).toBe(7);
    expect((await calls.state(token)).recoveryCodesLeft).toBe(9);
  });

  test('8 answers to one step: one wins, the others are told that it is done and use nothing up', async () => {
    const step = await calls.stepOf(owner);
    const answers = await batchSize((index) => status(step, { recoveryCode: app.recoveryCodes[index] }));
    expect([count(answers, 200), count(answers, 410)]).toEqual([1, 7]);
    expect((await calls.state(token)).recoveryCodesLeft).toBe(9);
  });

  test('8 confirmations of one setup add one app, and 8 removals remove it once', async () => {
    const begin = (await calls.change(token, 'authenticator', { password: demoPassword })).json();
    const body = { name: 'Zweites', setup: begin.setup, code: calls.codeOf(begin.secret) };
    const added = await batchSize(async () => (await calls.change(token, 'authenticator/confirm', body)).statusCode);
    expect([count(added, 201), count(added, 409)]).toEqual([1, 7]);
    const { factors } = await calls.state(token);
    expect(factors).toHaveLength(2);
    const removal = { id: factors[1].id, password: demoPassword };
    const removed = await batchSize(async () => (await calls.change(token, 'remove', removal)).statusCode);
    expect([count(removed, 204), count(removed, 404)]).toEqual([1, 7]);
    expect(await calls.state(token)).toMatchObject({ recoveryCodesLeft: 10, factors: [{ id: app.id }] });
  });
});

describe('decision 31 guessing', () => {
  test('many addresses share few guesses, and the owner is notified once and not locked out', async () => {
    const step = await calls.stepOf(owner);
    const wrong = calls.codeOf(app.secret, 5);
    const answers: number[] = [];
    for (let index = 0; index < 30; index += 1) answers.push(await status(step, { code: wrong }, `10.0.${index}.1`));
    expect([count(answers, 401), count(answers, 429)]).toEqual([8, 22]);
    expect(await status(step, { code: calls.codeOf(app.secret) })).toBe(429);
    await portal.restart();
    expect(await status(await calls.stepOf(owner), { code: calls.codeOf(app.secret) })).toBe(429);
    const notify = (await calls.mails()).filter((mail) => mail.includes('repeatedly entered a wrong code'));
    expect(notify).toHaveLength(1);
    expect(await status(await calls.stepOf(owner), { recoveryCode: app.recoveryCodes[3] })).toBe(200);
    portal.pass(30 * minute);
    expect(await status(await calls.stepOf(owner), { code: calls.codeOf(app.secret) })).toBe(200);
  });

  test('guesses at recovery codes are throttled too, and right codes use nothing up', async () => {
    for (let index = 0; index < 20; index += 1) {
      portal.pass(minute);
      expect(await status(await calls.stepOf(owner), { code: calls.codeOf(app.secret) })).toBe(200);
    }
    const step = await calls.stepOf(owner);
    const answers: number[] = [];
    for (let index = 0; index < 12; index += 1)
      answers.push(await status(step, { recoveryCode: 'AAAA-BBBB-CCCC-DDDD' }));
    expect([count(answers, 401), count(answers, 429)]).toEqual([8, 4]);
  });

  test('a guesser uses up neither other users’ guesses nor the guesses of the second factor', async () => {
    const step = await calls.stepOf(owner);
    for (let index = 0; index < 9; index += 1) await calls.prove(step, { code: calls.codeOf(app.secret, 5) });
    const other = await calls.addApp((await portal.as('2001/ws.user')).token);
    portal.pass(minute);
    expect(await status(await calls.stepOf('2001/ws.user'), { code: calls.codeOf(other.secret) })).toBe(200);
  });
});

describe('decision 31 recovery codes', () => {
  test('each of ten works once, however it is typed; a stolen one is told by mail', async () => {
    expect(app.recoveryCodes).toHaveLength(10);
    expect(new Set(app.recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = app.recoveryCodes;
    expect(await status(await calls.stepOf(owner), { recoveryCode: first })).toBe(200);
    expect(await status(await calls.stepOf(owner), { recoveryCode: first })).toBe(401);
    const typed = ` ${second.toLowerCase().replaceAll('-', ' ').replaceAll('o', '0').replaceAll('i', '1')} `;
    expect(await status(await calls.stepOf(owner), { recoveryCode: typed })).toBe(200);
    const notify = (await calls.mails()).filter((mail) => mail.includes('one of your recovery codes'));
    expect(notify).toHaveLength(2);
    expect(notify[1]).toContain('8 of them are left');
    expect(notify[1]).toContain('1001/sp.admin');
  });

  test('new ones end those of before, need the password and are told by mail', async () => {
    expect((await calls.change(token, 'recovery-codes', { password: 'wrong' })).json().fields).toEqual({
      password: 'passwordWrong',
    });
    const fresh = (await calls.change(token, 'recovery-codes', { password: demoPassword })).json().recoveryCodes;
    expect(await status(await calls.stepOf(owner), { recoveryCode: app.recoveryCodes[0] })).toBe(401);
    expect(await status(await calls.stepOf(owner), { recoveryCode: fresh[0] })).toBe(200);
    expect((await calls.mails()).join()).toContain('New recovery codes were made');
    const plain = (await portal.as('1001/sp.user')).token;
    expect((await calls.change(plain, 'recovery-codes', { password: demoPassword })).statusCode).toBe(404);
  });
});
