import { describe, expect, test } from 'vitest';
import { pastedLines } from '#domain/spreadsheet/read-csv.ts';
import {
  type ImportRow,
  importColumns,
  importedRequests,
  importFaults,
  importRows,
} from '#domain/wholesale/porting/number-import.ts';

const read = (text: string) => importRows(pastedLines(text));
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
    ['keine Nummer 1', '|keine Nummer 1|||'],
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
    const rows = read('Vorwahl;Rufnummer\n030;2312540\n\n030;2312541\n');
    expect(rows.map((row) => row.line)).toEqual([2, 4]);
    expect(read('2312540').map((row) => row.line)).toEqual([1]);
    expect(importedRequests(rows)).toHaveLength(1);
  });

  test('faults name their row and column', () => {
    const rows = read('030;2312540\n;2312541\n030;23x\n030;231255;00;9\n030;2312540\n030;23125;40;49\n');
    expect(importFaults(rows)).toEqual(
      [
        { row: 1, column: 'onkz', key: 'required' },
        { row: 2, column: 'number', key: 'required' },
        { row: 3, column: 'to', key: 'blockEnds' },
        { row: 4, column: 'number', key: 'importTwice' },
        { row: 5, column: 'from', key: 'importTwice' },
      ].map((fault) => (fault.row === 2 ? expect.objectContaining({ row: 2, column: 'number' }) : fault)),
    );
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
