import { expect, test } from 'vitest';
import { missTerm } from '#domain/search/miss-term.ts';

test.each([
  [' Handy  Vertrag ', 'handy vertrag'],
  ['status:offen Umzug', 'umzug'],
  ['FRITZ!Box 7590', undefined],
  ['Centrex 2.0', 'centrex 2.0'],
  ['max@example.com', undefined],
  ['030 / 23 12', undefined],
  ['ab', undefined],
  ['123', undefined],
  ['x'.repeat(61), undefined],
  ['kunde:Adler', undefined],
])('only the words of a search are counted, never what may name a person: %s', (search, term) => {
  expect(missTerm(search)).toBe(term);
});
