import { expect, test } from 'vitest';
import { inSentence } from '#domain/text/in-sentence.ts';

test.each([
  ['Porting', 'en', 'porting'],
  ['Card', 'en', 'card'],
  ['SIM card', 'en', 'SIM card'],
  ['Portierung', 'de', 'Portierung'],
] as const)('§2 the caption %s within a sentence (%s)', (caption, locale, expected) => {
  expect(inSentence(caption, locale)).toBe(expected);
});
