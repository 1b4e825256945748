import { expect, test } from 'vitest';
import { isSamePassword, passwordLength } from '#contract/password.ts';
import { isUserId } from '#domain/access/password-rule.ts';

test.each([
  ['1001/sp.admin', true],
  ['1001/SP.Admin', true],
  [' sp.admin ', true],
  ['sp.admin1', false],
  ['1001', false],
  ['', false],
])('§access the password %j of 1001/sp.admin is the user ID: %s', (password, same) =>
  expect(isUserId(password, '1001/sp.admin')).toBe(same),
);

test.each([
  ['composed and decomposed letters', 'Öl für Käthe', 'Öl für Käthe'.normalize('NFD'), true],
  ['signs that stand for others', '12 \u212b \u2126', '12 \u00c5 \u03a9', true],
  ['syllables of Hangul', '비밀번호', '비밀번호'.normalize('NFD'), true],
  ['marks in another order', 'a\u0323\u0307', 'a\u0307\u0323', true],
  ['a space that does not break', 'a\u00a0b', 'a b', true],
  ['an ideographic space', 'a\u3000b', 'a b', true],
  ['another case', 'Kobalt', 'kobalt', false],
  ['a space behind', 'Kobalt ', 'Kobalt', false],
  ['two spaces', 'a  b', 'a b', false],
  ['full-width letters', 'Ｋｏｂａｌｔ', 'Kobalt', false],
  ['a ligature', 'ﬁsch', 'fisch', false],
  ['a letter without its mark', 'für', 'fur', false],
  ['a letter that looks alike', 'pаss', 'pass', false],
])('§access RFC 8265, %s: %j and %j are the same password: %s', (_case, one, other, same) =>
  expect(isSamePassword(one, other)).toBe(same),
);

test('§access a password is as long as it has characters, however they are written', () => {
  expect(['Öä', 'Öä'.normalize('NFD'), '🦄🦄', 'a\u00a0'].map(passwordLength)).toEqual([2, 2, 2, 2]);
});
