import { expect, test } from 'vitest';
import { isUserId } from '../../../../src/domain/access/password-rule.ts';

test.each([
  ['1001/sp.admin', true],
  ['1001/SP.Admin', true],
  [' sp.admin ', true],
  ['sp.admin1', false],
  ['1001', false],
  ['', false],
])('§1 the password %j of 1001/sp.admin is the user ID: %s', (password, same) =>
  expect(isUserId(password, '1001/sp.admin')).toBe(same),
);
