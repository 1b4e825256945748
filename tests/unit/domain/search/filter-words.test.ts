import { expect, test } from 'vitest';
import { filtersStartingWith, filterWord, openFilter, readFilterWords } from '#domain/search/filter-words.ts';

const read = (search: string) => {
  const { text, filters } = readFilterWords(search);
  return [text, ...filters.map(({ name, value }) => `${name}=${value}`)];
};

test.each([
  ['centrex', ['centrex']],
  ['status:offen', ['', 'status=offen']],
  ['Status:Offen centrex', ['centrex', 'status=Offen']],
  ['centrex kunde:"Adler & Specht" neu', ['centrex neu', 'customer=Adler & Specht']],
  ['customer:Adler von:Sommer', ['', 'customer=Adler', 'from=Sommer']],
  ['from:1001 status:new status:done', ['', 'from=1001', 'status=new', 'status=done']],
  ['kunde:"Adler & Sp', ['', 'customer=Adler & Sp']],
  ['status:', ['', 'status=']],
  ['davon:gestern 10:30 https://example.com', ['davon:gestern 10:30 https://example.com']],
  ['xstatus:neu', ['xstatus:neu']],
  ['von: sommer', ['sommer', 'from=']],
  ['', ['']],
])('filters of a search are read, other words with colons stay: %s', (search, expected) => {
  expect(read(search)).toEqual(expected);
});

test('a filter is written so that it is read again', () => {
  for (const value of ['neu', 'Adler & Specht', 'Haus "Zur Post"'])
    expect(read(filterWord('kunde', value))).toEqual(['', `customer=${value.replaceAll('"', '')}`]);
});

test('only the filter at the end of the text is open', () => {
  expect(openFilter('centrex status:ne')).toMatchObject({ name: 'status', value: 'ne', start: 8 });
  expect(openFilter('status:ne centrex')).toBeUndefined();
  expect(openFilter('status:neu ')).toBeUndefined();
});

test.each([
  ['st', 'de', ['status']],
  ['centrex ku', 'de', ['customer']],
  ['cu', 'en', ['customer']],
  ['cu', 'de', []],
  ['vo', 'de', ['from']],
  ['s', 'de', []],
  ['status:', 'de', []],
] as const)('a word that begins like a filter may become it: %s (%s)', (search, locale, expected) => {
  expect(filtersStartingWith(search, locale).map(({ name }) => name)).toEqual(expected);
});
