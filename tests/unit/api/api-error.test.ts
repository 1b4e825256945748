import { expect, test } from 'vitest';
import { ApiError } from '#api/api-error.ts';

test.each([
  [{ _error: 400, _errorMessage: 'a', errormessage: 'b', _errorString: 'c' }, 'a'],
  [{ _error: 400, errormessage: 'b', _errorString: 'c' }, 'b'],
  [{ _error: 400, _errorString: 'c' }, 'c'],
  [{ _error: 400 }, ''],
])('§8-1 the message of an error is read from the first of three fields: %j', (answer, message) => {
  expect(new ApiError(400, answer).message).toBe(message);
});

test('§8-1 the code is that of the field _error, else the HTTP status', () => {
  expect(new ApiError(403, { _error: 901 })).toMatchObject({ status: 403, code: 901 });
  expect(new ApiError(503)).toMatchObject({ status: 503, code: 503 });
});

test('§8 a broken rule is distinguished from a concurrent change', () => {
  const rule = { _error: 409, _errorMessage: 'Nur ein aktiver SIP-Account wird gesperrt.', rule: true };
  expect(new ApiError(409, rule).brokenRule).toBe('Nur ein aktiver SIP-Account wird gesperrt.');
  expect(new ApiError(409, { ...rule, rule: undefined }).brokenRule).toBeUndefined();
  expect(new ApiError(400, rule).brokenRule).toBeUndefined();
});
