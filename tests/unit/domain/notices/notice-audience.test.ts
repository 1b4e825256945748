import { expect, test } from 'vitest';
import { everybody, noticeAudience } from '#contract/notices/notice.ts';
import {
  type AudienceFacts,
  isEverybody,
  matchesAudience,
  needsConfirmation,
} from '#domain/notices/notice-audience.ts';

const facts: AudienceFacts = {
  trid: '1001',
  operators: new Set(['ALSTERKOM']),
  products: new Set(['hfoCrownCentrex', 'hfo360']),
  areaCodes: new Set(['40']),
};

test.each<[string, Partial<typeof everybody>, boolean]>([
  ['everybody', {}, true],
  ['a role of the user', { roles: ['SP', 'WS'] }, true],
  ['a role of others', { roles: ['WS'] }, false],
  ['the organisation', { foundations: ['2001', '1001'] }, true],
  ['another organisation', { foundations: ['2001'] }, false],
  ['an operator', { operators: ['ALSTERKOM'] }, true],
  ['another operator', { operators: ['WEGNETZ'] }, false],
  ['one of several products', { products: ['hfoNgnBasic', 'hfo360'] }, true],
  ['another product', { products: ['hfoNgnBasic'] }, false],
  ['an area code', { areaCodes: ['40'] }, true],
  ['another area code', { areaCodes: ['341'] }, false],
  ['the right product at the wrong operator', { products: ['hfo360'], operators: ['WEGNETZ'] }, false],
])('§6 an audience of %s', (_name, audience, isMatch) =>
  expect(matchesAudience({ ...everybody, ...audience }, ['SP', 'PORTAL_USER'], facts)).toBe(isMatch),
);

test('§6 without an organisation only audiences that ask for none match', () => {
  expect(matchesAudience(everybody, [], undefined)).toBe(true);
  expect(matchesAudience({ ...everybody, roles: ['SP'] }, ['SP'], undefined)).toBe(true);
  expect(matchesAudience({ ...everybody, foundations: ['1001'] }, ['SP'], undefined)).toBe(false);
  expect(matchesAudience({ ...everybody, areaCodes: ['40'] }, ['SP'], undefined)).toBe(false);
});

test('everybody and mails to more than 50 are asked about a second time', () => {
  const partners = { ...everybody, roles: ['SP' as const] };
  expect(isEverybody(partners)).toBe(false);
  expect(needsConfirmation(everybody, false, 1)).toBe(true);
  expect(needsConfirmation(partners, true, 50)).toBe(false);
  expect(needsConfirmation(partners, true, 51)).toBe(true);
  expect(needsConfirmation(partners, false, 5000)).toBe(false);
});

test('area codes are taken as they are typed', () => {
  const codes = (areaCodes: string[]) => noticeAudience.safeParse({ ...everybody, areaCodes });
  expect(codes(['040', '+49 341']).data?.areaCodes).toEqual(['40', '341']);
  expect(codes(['99999']).error?.issues[0]?.message).toBe('areaCode');
});
