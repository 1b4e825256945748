import { expect, test } from 'vitest';
import { lostZeros } from '#domain/sales/customers/import/lost-zeros.ts';

const restored = (columns: readonly string[], ...rows: readonly (readonly string[])[]) =>
  lostZeros({ rows: rows.map((cells) => ({ cells })) }, columns).map(({ row, column, text }) => [row, column, text]);

test('postcodes and telephone numbers stored as numbers get their leading zero back everywhere', () => {
  const columns = ['companyName', 'phone', 'address.zip', 'contactMain.mobile', 'billingAddr.zip', 'note'];
  expect(
    restored(
      columns,
      ['Elbe GmbH', '3512312578', '1067', '1713920055', '4109', '1067'],
      ['Isar GmbH', '089 2312579', '80331', '', '', ''],
      ['Saale GmbH', '493452312580', '6108', '', '', ''],
    ),
  ).toEqual([
    [0, 1, '03512312578'],
    [2, 1, '+493452312580'],
    [0, 2, '01067'],
    [2, 2, '06108'],
    [0, 3, '01713920055'],
    [0, 4, '04109'],
  ]);
});

test('postcodes of other countries have four digits, and short numbers are none of an area', () => {
  expect(restored(['address.zip', 'address.country'], ['1010', 'AT'], ['8001', 'Schweiz'], ['1067', 'DE'])).toEqual([
    [2, 0, '01067'],
  ]);
  expect(restored(['phone', 'fax'], ['110', '0'], ['+4935123125', '0351 23125'])).toEqual([]);
});
