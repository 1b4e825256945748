import { expect, test } from 'vitest';
import { keptTitle } from '../../../../src/domain/text/kept-title.ts';

test.each([
  ['030 231254-00 bis -39, 030 231254-50 bis -99', '030 231254-00 to -39, 030 231254-50 to -99'],
  ['Kanalerweiterung', 'More channels'],
  ['Dienst bis -5 Grad', 'Dienst bis -5 Grad'],
  ['w4100123-01', 'w4100123-01'],
])('§1 an English page says what a record keeps in German: %s', (kept, said) => {
  expect(keptTitle(kept, 'en')).toBe(said);
  expect(keptTitle(kept, 'de')).toBe(kept);
});
