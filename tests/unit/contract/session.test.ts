import { describe, expect, test } from 'vitest';
import { newPassword } from '#contract/password.ts';
import {
  credentials,
  loginRequest,
  newPasswordTwice,
  passwordChange,
  refreshRequest,
  termsAcceptance,
  tokenLifetime,
  tokenRequest,
} from '#contract/session.ts';
import { loginTicket } from '#domain/access/session.ts';

test('§9-1 a session token lives for one hour', () => expect(tokenLifetime).toBe(60 * 60 * 1000));

test('§7-3 §7-4 a login carries ticket and timeout, a refresh the timeout only', () => {
  expect(loginRequest.safeParse({ _ticket: 'YTpi', timeout: tokenLifetime }).success).toBe(true);
  expect(refreshRequest.safeParse({ timeout: tokenLifetime }).success).toBe(true);
  for (const body of [{}, { timeout: 0 }, { timeout: '1' }, { _ticket: '', timeout: 1 }, { timeout: 1, extra: 1 }]) {
    expect(tokenRequest.safeParse(body).success).toBe(false);
  }
});

describe('§1-8 login with user ID and password', () => {
  const fault = (input: unknown) => credentials.safeParse(input).error?.issues[0];
  test.each(['1001/sp.admin', ' 1001/sp.admin ', 'a/b'])('%j is a user ID', (userId) =>
    expect(fault({ userId, password: 'x' })).toBeUndefined(),
  );
  test.each([
    ['', 'required'],
    ['sp.admin', 'userId'],
    ['1001/', 'userId'],
    ['/sp.admin', 'userId'],
    ['1001/sp/admin', 'userId'],
    [`1001/${'x'.repeat(120)}`, 'tooLong:120'],
  ])('%j is no user ID: %s', (userId, message) => expect(fault({ userId, password: 'x' })?.message).toBe(message));
  test('a password is needed and is left as typed', () => {
    expect(fault({ userId: 'a/b', password: '' })?.message).toBe('required');
    expect(credentials.parse({ userId: 'a/b', password: ' x ' }).password).toBe(' x ');
  });
});

describe('§2 a new password has 12 to 200 characters of any kind', () => {
  const fault = (input: string) => newPassword.safeParse(input).error?.issues[0]?.message;
  test.each([
    ['', 'required'],
    ['Kurz-1', 'passwordShort:12'],
    ['Elf-Zeich11', 'passwordShort:12'],
    ['ä'.normalize('NFD').repeat(11), 'passwordShort:12'],
    ['🦄'.repeat(11), 'passwordShort:12'],
    [`Aa1${'x'.repeat(198)}`, 'tooLong:200'],
    ['🦄'.repeat(201), 'tooLong:200'],
  ])('%j: %s', (input, message) => expect(fault(input)).toBe(message));
  test.each([
    'Portal-Demo-2026!',
    'nurkleinbuchstaben',
    'NURGROSSBUCHSTABEN',
    '739160284457',
    'nur wörter und leerzeichen',
    '!"§$%&/()=?`',
    'оченьдлинныйпароль',
    'ä'.normalize('NFD').repeat(12),
    '🦄'.repeat(12),
    'x'.repeat(200),
    'ä'.normalize('NFD').repeat(200),
    '🦄'.repeat(200),
  ])('%j is accepted', (input) => expect(fault(input)).toBeUndefined());
  test('the longest password fits into a login', () => {
    const password = '\u1ec7'.normalize('NFD').repeat(200);
    const _ticket = loginTicket(`1001/${'x'.repeat(100)}`, password);
    expect(loginRequest.safeParse({ _ticket, timeout: 1 }).success).toBe(true);
  });
  test('a repeated password matches in any Unicode form', () => {
    const password = 'größe über straße';
    expect(newPasswordTwice.safeParse({ password, repeat: password.normalize('NFD') }).success).toBe(true);
    expect(newPasswordTwice.safeParse({ password, repeat: `${password} ` }).success).toBe(false);
  });
  test('a change names the present one too', () => {
    expect(passwordChange.safeParse({ current: '', password: 'Portal-Demo-2026!' }).success).toBe(false);
    expect(passwordChange.safeParse({ current: 'alt', password: 'Portal-Demo-2026!' }).success).toBe(true);
  });
});

test('§4 an acceptance names the version that was read', () => {
  expect(termsAcceptance.safeParse({ version: '2026-01' }).success).toBe(true);
  expect(termsAcceptance.safeParse({}).success).toBe(false);
});
