import { expect, test } from 'vitest';
import { seal, unseal } from '#server/session/seal.ts';
import { base32, oneTimeCode, otpauthUri, stepAt, stepOfCode } from '#server/session/second-factor/one-time-code.ts';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B.
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('decision 31 the code at second %i is that of RFC 6238', (second, code) => {
  expect(oneTimeCode(secret, stepAt(second * 1000), 8)).toBe(code);
});

// RFC 4226, appendix D.
test.each(
  ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].map(
    (code, step) => [step, code] as const,
  ),
)('decision 31 the code of step %i is that of RFC 4226', (step, code) => expect(oneTimeCode(secret, step)).toBe(code));

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('decision 31 %j is written as in RFC 4648', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});

const now = 1_234_567_890_000;
test.each([
  [-90, undefined],
  [-60, undefined],
  [-30, stepAt(now) - 1],
  [0, stepAt(now)],
  [30, stepAt(now) + 1],
  [60, undefined],
])('decision 31 a clock that is %i s off is %s', (off, step) => {
  const code = oneTimeCode(secret, stepAt(now + off * 1000));
  expect(stepOfCode(secret, ` ${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(step);
});

test('decision 31 what the camera reads names portal, user and secret, with signs written safely', () => {
  const uri = new URL(otpauthUri('Bär & Söhne', '1001/sp.admin', secret));
  expect(decodeURIComponent(uri.pathname)).toBe('//totp/Bär & Söhne:1001/sp.admin'.slice(uri.host ? 6 : 0));
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: base32(secret),
    issuer: 'Bär & Söhne',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

test('decision 31 an encrypted text opens only unmodified, with its key and for its owner', () => {
  const key = Buffer.alloc(32, 7);
  const sealed = seal(key, 'factor:a', 'geheim');
  expect(unseal(key, 'factor:a', sealed)).toBe('geheim');
  expect(seal(key, 'factor:a', 'geheim')).not.toBe(sealed);
  expect(unseal(key, 'factor:b', sealed)).toBe(undefined);
  expect(unseal(Buffer.alloc(32, 8), 'factor:a', sealed)).toBe(undefined);
  expect(unseal(key, 'factor:a', '')).toBe(undefined);
  const bytes = Buffer.from(sealed, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(unseal(key, 'factor:a', changed.toString('base64url'))).toBe(undefined);
  }
});
