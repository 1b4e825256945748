import { describe, expect, test } from 'vitest';
import {
  type ImportRow,
  importColumns,
  importedRequests,
  importFaults,
  rowFrom,
} from '#domain/wholesale/porting/number-import.ts';
import { numberTarget } from '#domain/wholesale/porting/number-target.ts';
import { faultsIn, imported } from '#tests/unit/domain/table-import/imported.ts';

const captions = {
  onkz: 'Vorwahl',
  number: 'Rufnummer',
  from: 'Von',
  to: 'Bis',
  attendant: 'Abfragestelle',
  whole: 'Rufnummer oder Block',
};
const target = numberTarget((column) => captions[column]);
const view = (text: string) => imported(target, text).rows;
const read = (text: string) => view(text).map(({ values }) => rowFrom(values));
const line = (row: ImportRow | undefined) => importColumns.map((column) => row?.[column]).join('|');

describe('§porting import of many numbers', () => {
  test.each([
    ['030 2312540', '30|2312540|||'],
    ['030/2312540', '30|2312540|||'],
    ['+49 40 66969110', '40|66969110|||'],
    ['022147100', '221|47100|||'],
    ['030 231254-00 bis -99', '30|231254|00|99|'],
    ['030 231254-0 – 9', '30|231254|0|9|'],
    ['030;2312540', '30|2312540|||'],
    ['30\t231254\t00\t99\t0', '30|231254|00|99|0'],
    ['abc;2312540', 'abc|2312540|||'],
    ['(0 30);2312540', '30|2312540|||'],
    ['+49 30;2312540', '30|2312540|||'],
    ['0049 30 231254', '30|231254|||'],
    ['+49 (0)30 2312540', '30|2312540|||'],
    ['0049 (0) 30 2312540', '30|2312540|||'],
    ['+49302312540', '30|2312540|||'],
    ['(030) 23125-0', '30|231250|||'],
    ['030 23125-100', '30|23125100|||'],
    ['49 30 2312540', '30|2312540|||'],
    ['02129 934567', '2129|934567|||'],
    ['032 221234567', '32|221234567|||'],
    ['030 231254-00..99', '30|231254|00|99|'],
    ['0049 30 231254-00 bis -99', '30|231254|00|99|'],
    ['030;231254-00 bis -99', '30|231254|00|99|'],
    ['030 231254-0..99', '30|231254|0|99|'],
    ['03373 123456', '3373|123456|||'],
    ['03373999', '3373|999|||'],
    ['030\u00a0231254\u201300\u201399', '30|231254|00|99|'],
  ])('reads %j', (text, expected) => {
    expect(line(read(text)[0])).toBe(expected);
  });

  test('captions in the first row are no number', () => {
    expect(read('Vorwahl;Rufnummer;Von;Bis\n030;2312540;;\n')).toHaveLength(1);
  });

  test('an invalid area code is shown with its fault', () => {
    const rows = read('030;2312540\nabc;2312541\n');
    expect(importFaults(rows)).toEqual([{ row: 1, column: 'onkz', key: 'onkz' }]);
  });

  test.each([
    ['030 231254-0..99', 'to', 'blockEnds'],
    ['030 231254-99 bis -00', 'to', 'blockEnds'],
    ['03373 123456', 'onkz', 'areaCode'],
    ['06215;123456', 'onkz', 'areaCode'],
    ['0171 3920010', 'onkz', 'onkz'],
    ['+43 1 234567', 'onkz', 'required'],
  ])('%j is refused at %s by %s', (text, column, key) => {
    expect(importFaults(read(text))).toContainEqual({ row: 0, column, key });
  });

  test('rows are counted as the file counts its lines, captions and empty ones too', () => {
    const text = 'Vorwahl;Rufnummer\n030;2312540\n\n030;2312541\n';
    expect(view(text).map((row) => row.line)).toEqual([2, 4]);
    expect(view('2312540').map((row) => row.line)).toEqual([1]);
    expect(importedRequests(read(text))).toHaveLength(1);
  });

  test('faults stand in their row and column', () => {
    const text = '030;2312540\n;2312541\n030;23x\n030;231255;00;9\n030;2312540\n030;23125;40;49\n';
    expect(faultsIn(view(text))).toEqual([
      '2 onkz required',
      '3 number portedNumber',
      '4 to blockEnds',
      '5 number importTwice',
      '6 from importTwice',
    ]);
  });

  test.each([
    ['ONKZ;Stammnummer;RNB von;RNB bis\n030;231254;00;99', '30|231254|00|99|'],
    ['Rufnummer\n030 2312540', '30|2312540|||'],
    ['Standort;Telefonnummer\nKöln;0221 4710 815', '221|4710815|||'],
    ['Portierungsauftrag Nord\n\nRufnummer oder Block;Bemerkung\n030 231254-00 bis -99;Zentrale', '30|231254|00|99|'],
  ])('finds its columns by other headings: %j', (text, expected) => {
    expect(line(read(text)[0])).toBe(expected);
  });

  test('a number without its area code, and words among numbers, stay as typed and are marked', () => {
    const text = '030 2312540\n2312541\nkeine Nummer 1\n040 66969-10 bis -19\n069 90009110\n069 90009111\n069 90009112';
    expect(faultsIn(view(text))).toEqual(['2 onkz required', '3 whole unreadable']);
    expect(view(text)[2]?.texts).toEqual(['keine Nummer 1']);
  });

  test('becomes one request per area and line, of ten numbers or five blocks at most', () => {
    const singles = Array.from({ length: 12 }, (_, n) => `030;23125${String(n).padStart(2, '0')}`);
    const blocks = Array.from({ length: 6 }, (_, n) => `040;66969;${n}0;${n}9;0`);
    const requests = importedRequests(read([...singles, ...blocks, '069;90009110'].join('\n')));
    expect(
      requests.map((one) => [one.connectionKind, 'singles' in one ? one.singles.length : one.blocks.length]),
    ).toEqual([
      ['single', 10],
      ['single', 2],
      ['single', 1],
      ['block', 5],
      ['block', 1],
    ]);
    expect(requests[3]).toMatchObject({ onkz: '40', ddiBase: '66969', attendant: '0' });
  });
});
