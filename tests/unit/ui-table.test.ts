import { expect, test } from 'vitest';
import { matchingOptions } from '#islands/ui/form/combobox/matching-options.ts';
import { placeColumns } from '#islands/ui/table/column-ranks.ts';
import { nextSort, pageBounds } from '#islands/ui/table/table-types.ts';
import { visibleRows } from '#islands/ui/table/useVisibleRows.ts';

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
  const find = (text: string) => matchingOptions(options, text).map(({ value }) => value);
  expect(find('')).toEqual(['1', '2']);
  expect(find('telekom sommer')).toEqual(['1']);
  expect(find('cafe MULLER')).toEqual(['2']);
  expect(find('1002')).toEqual(['2']);
  expect(find('sommer müller')).toEqual([]);
  // Typing errors count only where nothing else is found.
  expect(find('telekmo')).toEqual(['1']);
  expect(find('mülle kgg')).toEqual([]);
  expect(find('sommre telecom')).toEqual(['1']);
  expect(find('1003')).toEqual([]);
});

test('a window renders the visible rows and a few more, and the scroll bar covers all rows', () => {
  const rows = visibleRows(100_000, 50, 50_000, 900);
  expect([rows.first, rows.last]).toEqual([990, 1028]);
  expect(rows.above).toBe(990 * 50);
  expect(rows.above + rows.below + (rows.last - rows.first + 1) * 50).toBe(100_000 * 50);
  expect(visibleRows(100_000, 50, -300, 900)).toMatchObject({ first: 0, above: 0 });
  expect(visibleRows(0, 50, 0, 900)).toMatchObject({ first: 0, last: 0, above: 0, below: 0 });
  expect(visibleRows(3, 50, 0, 900)).toEqual({ first: 0, last: 2, above: 0, below: 0 });
});

test('of more rows than a browser can draw each is reached, the last at the end of the bar', () => {
  const [total, height] = [2_000_000, 50];
  const end = visibleRows(total, height, 8_000_000 - 900, 900);
  expect(end.last).toBe(total - 1);
  expect(end.below).toBe(0);
  for (let scrolled = 0; scrolled < 8_000_000 - 900; scrolled += 99_991) {
    const { first, last, above } = visibleRows(total, height, scrolled, 900);
    // The rows cover the window that is scrolled to.
    expect(above).toBeLessThanOrEqual(scrolled);
    expect(above + (last - first + 1) * height).toBeGreaterThanOrEqual(scrolled + 900);
  }
});

const order = [
  { id: 'customer', primary: true },
  { id: 'product', rank: 'thing' },
  { id: 'status', rank: 'state' },
  { id: 'next', rank: 'next' },
  { id: 'received', rank: 'date' },
  { id: 'vo', rank: 'detail' },
  { id: 'files', rank: 'note' },
  { id: 'number', rank: 'number' },
  { id: 'acts', rank: 'tools' },
] as const;
const placedAt = (width: number, less = 0, isTight = false) => {
  const { columns, nameParts } = placeColumns(order, width, { less, isTight });
  return [columns, nameParts].map((some) => some.map(({ id }) => id).join(' '));
};

test.each([
  [1440, 'customer product status next received vo number acts', 'files'],
  [1280, 'customer product status next received vo number acts', 'files'],
  [1279, 'customer product status next received acts', 'files number'],
  [1100, 'customer product status next received acts', 'files number'],
  [1099, 'customer product status next acts', 'files number'],
  [900, 'customer product status next acts', 'files number'],
  [899, 'customer status next acts', 'product files number'],
  [640, 'customer status next acts', 'product files number'],
])('at %i px a list shows the columns %s, and %s below the name', (width, columns, nameParts) =>
  expect(placedAt(width)).toEqual([columns, nameParts]),
);

test('where words are too long, the last ranks give way first, and name, status and acts never', () => {
  expect(placedAt(1440, 1)).toEqual(['customer product status next received number acts', 'files']);
  expect(placedAt(1440, 2)).toEqual(['customer product status next received acts', 'files number']);
  expect(placedAt(1440, 4)).toEqual(['customer status next acts', 'product files number']);
  expect(placedAt(1440, 99)).toEqual(['customer status acts', 'product files number']);
});

test('where words are cut, numbers join the name before anything else gives way', () =>
  expect(placedAt(1440, 0, true)).toEqual(['customer product status next received vo acts', 'files number']));
