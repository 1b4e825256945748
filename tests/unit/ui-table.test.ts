import { expect, test } from 'vitest';
import { matchingOptions } from '../../src/islands/ui/form/combobox/matching-options.ts';
import { nextSort, pageBounds } from '../../src/islands/ui/table/table-types.ts';

test('a press on a header sorts ascending, another one descending', () => {
  expect(nextSort('foreignid', '-modified')).toBe('foreignid');
  expect(nextSort('foreignid', 'foreignid')).toBe('-foreignid');
  expect(nextSort('foreignid', '-foreignid')).toBe('foreignid');
});

test.each([
  [1, 25, 130, { from: 1, to: 25, pages: 6 }],
  [6, 25, 130, { from: 126, to: 130, pages: 6 }],
  [1, 25, 25, { from: 1, to: 25, pages: 1 }],
  [1, 25, 0, { from: 0, to: 0, pages: 1 }],
])('page %i of %i rows of %i', (page, rows, total, bounds) =>
  expect(pageBounds({ page, rows }, total)).toEqual(bounds),
);

test('choices are found by every typed word, without regard to case, accents and order', () => {
  const options = [
    { value: '1', label: 'ETC - Sommer Telekom GmbH', hint: '1001' },
    { value: '2', label: 'ETC - Café Müller KG', hint: '1002' },
  ];
  const found = (text: string) => matchingOptions(options, text).map(({ value }) => value);
  expect(found('')).toEqual(['1', '2']);
  expect(found('telekom sommer')).toEqual(['1']);
  expect(found('cafe MULLER')).toEqual(['2']);
  expect(found('1002')).toEqual(['2']);
  expect(found('sommer müller')).toEqual([]);
  // Typing errors count only where nothing else is found.
  expect(found('telekmo')).toEqual(['1']);
  expect(found('mülle kgg')).toEqual([]);
  expect(found('sommre telecom')).toEqual(['1']);
  expect(found('1003')).toEqual([]);
});
