import { expect, test } from 'vitest';
import { withUmlauts } from '#domain/text/umlaut-forms.ts';

test.each([
  ['Stoerung', 'störung'],
  ['Strasse', 'straße'],
  ['Uebergabe', 'übergabe'],
  ['Neue Preise', 'neue preise'],
  ['Störung', 'störung'],
])('%s with umlauts is %s', (typed, written) => expect(withUmlauts(typed)).toBe(written));
