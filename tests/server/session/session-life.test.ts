import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { fileCalls } from '../support/file-calls.ts';
import { day, hour, minute, openPortal, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal({ SESSION_MAX_DAYS: '2' });
});
afterEach(() => portal.close());

const owner = '1001/sp.admin';
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const signIn = async () => (await portal.signIn(owner)).json().token as string;
const renew = (token: string) => portal.call('POST', '/jwt_token', { token, body: { timeout: hour } });
const renewed = async (token: string) => (await renew(token)).json().token as string;
const status = async (token: string) => (await portal.call('GET', '/foundation', { token })).statusCode;
/** Keeps a session alive by renewals for `ms` and returns its last token. */
async function goOn(token: string, ms: number): Promise<string> {
  let last = token;
  for (let passed = 0; passed < ms; passed += 45 * minute) {
    portal.pass(Math.min(45 * minute, ms - passed));
    last = await renewed(last);
  }
  return last;
}

describe('§sessions the longest life of a session', () => {
  test.each([
    [{}, 30],
    [{ SESSION_MAX_DAYS: '7' }, 7],
  ])('%j: %i days', (env, days) => expect(readConfig(env).sessionMaxMs).toBe(days * day));

  test.each(['0', '-1', '1.5', 'x'])('SESSION_MAX_DAYS = %s is refused', (value) => {
    expect(() => readConfig({ SESSION_MAX_DAYS: value })).toThrow('a whole number of days');
  });

  test('a session that is renewed again and again ends at its day, and a login begins another one', async () => {
    const end = portal.now() + 2 * day;
    const late = await goOn(await signIn(), 2 * day - minute);
    expect(await status(late)).toBe(200);
    expect(Math.round(claimsOf(late).exp * 1000)).toBe(end);
    const last = await renewed(late);
    portal.pass(minute - 1);
    expect((await renew(last)).statusCode).toBe(200);
    portal.pass(1);
    expect([await status(last), (await renew(last)).statusCode]).toEqual([401, 401]);
    expect(await status(await signIn())).toBe(200);
  });

  test('a clock that is set back and right again gives no longer one', async () => {
    const late = await goOn(await signIn(), 2 * day - minute);
    portal.pass(-day);
    expect((await renew(late)).statusCode).toBe(200);
    portal.pass(day + minute);
    expect((await renew(late)).statusCode).toBe(401);
  });
});

describe('§sessions the policy of an operator', () => {
  test('SESSION_IDLE_MINUTES ends a session that is not renewed; a renewal goes on for as long', async () => {
    const own = await openPortal({ SESSION_IDLE_MINUTES: '15' });
    onTestFinished(() => own.close());
    const { token } = (await own.signIn(owner)).json();
    const ask = (sent: string) => own.call('GET', '/foundation', { token: sent });
    own.pass(11 * minute);
    const next = (await own.call('POST', '/jwt_token', { token, body: { timeout: hour } })).json().token;
    own.pass(14 * minute);
    expect([(await ask(token)).statusCode, (await ask(next)).statusCode]).toEqual([401, 200]);
    own.pass(minute);
    expect((await ask(next)).statusCode).toBe(401);
  });

  test('EMPLOYEE_SESSION_MAX_HOURS ends sessions of employees alone', async () => {
    const own = await openPortal({ EMPLOYEE_SESSION_MAX_HOURS: '12' });
    onTestFinished(() => own.close());
    const lastStatus = async (userId: string) => {
      let { token } = (await own.signIn(userId)).json();
      for (let passed = 0; passed < 12 * hour; passed += 45 * minute) {
        own.pass(45 * minute);
        const answer = await own.call('POST', '/jwt_token', { token, body: { timeout: hour } });
        if (answer.statusCode !== 200) return `${answer.statusCode} after ${(passed + 45 * minute) / hour} h`;
        token = answer.json().token;
      }
      return 'goes on';
    };
    expect(await lastStatus('9001/etc.staff')).toBe('401 after 12 h');
    expect(await lastStatus(owner)).toBe('goes on');
  });

  test.each([
    ['SESSION_IDLE_MINUTES', '4', 'minutes from 5 to 60'],
    ['SESSION_IDLE_MINUTES', '61', 'minutes from 5 to 60'],
    ['EMPLOYEE_SESSION_MAX_HOURS', '0', 'hours from 1'],
  ])('%s = %s is refused', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
  });
});

describe('§sessions a token that was renewed', () => {
  test('serves calls under way and other tabs for a minute, and nothing after it', async () => {
    const old = await signIn();
    portal.pass(10 * minute);
    const next = await renewed(old);
    expect([await status(old), await status(next)]).toEqual([200, 200]);
    portal.pass(minute - 1);
    expect(await status(old)).toBe(200);
    portal.pass(1);
    expect([await status(old), (await renew(old)).statusCode, await status(next)]).toEqual([401, 401, 200]);
    await portal.restart();
    expect([await status(old), await status(next)]).toEqual([401, 200]);
  });

  test('does not come back when its successor is renewed, nor get more time by being renewed twice', async () => {
    const first = await signIn();
    portal.pass(minute);
    const second = await renewed(first);
    portal.pass(30_000);
    const again = await renewed(first);
    portal.pass(30_000);
    expect([await status(first), await status(second), await status(again)]).toEqual([401, 200, 200]);
    await renewed(second);
    expect(await status(first)).toBe(401);
    portal.pass(minute);
    expect([await status(second), await status(again)]).toEqual([401, 200]);
  });

  test('eight renewals at once all answer, and the session ends with any of their tokens', async () => {
    const old = await signIn();
    portal.pass(minute);
    const tokens = await Promise.all(Array.from({ length: 8 }, () => renewed(old)));
    expect(await Promise.all(tokens.map(status))).toEqual(tokens.map(() => 200));
    expect((await portal.call('DELETE', '/jwt_token', { token: tokens[0] })).statusCode).toBe(204);
    expect(await Promise.all([old, ...tokens].map(status))).toEqual([old, ...tokens].map(() => 401));
  });

  test('leaves other sessions of the user, downloads and uploads of its own alone', async () => {
    const other = await signIn();
    const me = await fileCalls(portal);
    const upload = await me.upload('a.pdf', pdf());
    const { token: grant } = await me.grant({
      _action: 'downloadFile',
      path: 'templates/commission-complaint/ALSTERKOM.xlsx',
    });
    const next = await renewed(me.token);
    portal.pass(2 * minute);
    expect([await status(me.token), await status(next), await status(other)]).toEqual([401, 200, 200]);
    expect((await portal.call('GET', `/public/file/x?token=${grant}`)).statusCode).not.toBe(401);
    const headers = { 'tus-resumable': '1.0.0' };
    expect((await portal.call('HEAD', `/uploads/${upload}`, { token: next, headers })).statusCode).toBe(200);
  });
});

describe('§sessions the audience of a token', () => {
  /** As an earlier version signed it: without an audience. */
  const earlier = async (token: string, iat: number, exp = iat + hour) => {
    const { kid, secret } = portal.services.keys.signing;
    const { aud: _aud, ...claims } = claimsOf(token);
    return new SignJWT({ ...claims, iat: iat / 1000, exp: exp / 1000 })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid })
      .sign(secret);
  };

  test('a token names the portal and its use', async () => {
    expect(claimsOf(await signIn()).aud).toBe(`${portal.config.publicBaseUrl}#session`);
  });

  test('one of another portal with the same keys is refused', async () => {
    const token = await signIn();
    const { kid, secret } = portal.services.keys.signing;
    const other = await new SignJWT({ ...claimsOf(token), aud: 'https://test.example.com#session' })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid })
      .sign(secret);
    expect([await status(token), await status(other)]).toEqual([200, 401]);
  });

  test('one from before the upgrade counts until it ends and is renewed to one with an audience', async () => {
    const token = await signIn();
    const begin = portal.now();
    const before = await earlier(token, begin - 10 * minute);
    expect(await status(before)).toBe(200);
    expect(claimsOf(await renewed(before)).aud).toBe(`${portal.config.publicBaseUrl}#session`);
    const records = [
      earlier(token, begin),
      earlier(token, begin + 1),
      earlier(token, begin - 10 * minute, begin + day),
    ];
    expect(await Promise.all((await Promise.all(records)).map(status))).toEqual([401, 401, 401]);
    portal.pass(50 * minute);
    expect(await status(before)).toBe(401);
  });
});
