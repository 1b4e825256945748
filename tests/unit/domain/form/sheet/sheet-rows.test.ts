import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { numberField } from '#domain/form/form-fields.ts';
import { previewRange, readRange } from '#domain/form/sheet/number-range.ts';
import { contentWidth, frozenCount, visibleColumns } from '#domain/form/sheet/sheet-columns.ts';
import { fillValues } from '#domain/form/sheet/sheet-fill.ts';
import { emptyHistory, record, undo } from '#domain/form/sheet/sheet-history.ts';
import { sortRows, syncRows } from '#domain/form/sheet/sheet-rows.ts';
import { moved, rangeOf, tabbed } from '#domain/form/sheet/sheet-selection.ts';
import { column, columns, numbers, row, rowsOf } from './extensions-sheet.ts';

describe('rows of a sheet', () => {
  test('stay the same objects where nothing in them has changed', () => {
    const rows = rowsOf('10', '11', '12');
    expect(syncRows(rows, [row('10'), row('11'), row('12')])).toBe(rows);
    const changed = syncRows(rows, [row('10'), row('19'), row('12')]);
    expect(changed.map((one, at) => one === rows[at])).toEqual([true, false, true]);
    expect(changed[1]?.key).toBe(rows[1]?.key);
  });

  test('keep their keys where others come and go before them', () => {
    const rows = rowsOf('10', '11', '12');
    const fewer = syncRows(rows, [row('10'), row('12')]);
    expect(fewer.map(({ key }) => key)).toEqual([rows[0]?.key, rows[2]?.key]);
    const more = syncRows(fewer, [row('9'), row('10'), row('12')]);
    expect(more.slice(1)).toEqual(fewer);
  });

  test('are sorted by number before word, empty ones last, and back', () => {
    const rows = rowsOf('100', '', '20', '9');
    const up = sortRows(rows, ({ values }) => String(values['number']));
    expect(numbers(up)).toBe('9 20 100 ');
    expect(numbers(sortRows(rows, ({ values }) => String(values['number']), true))).toBe('100 20 9 ');
    const step = record(emptyHistory, { name: { key: 'sorted' }, before: rows, after: up });
    expect(numbers(undo(step, up)?.rows ?? [])).toBe('100  20 9');
  });

  test('foreign values count as no rows', () => {
    expect(syncRows([], 'x')).toEqual([]);
    expect(syncRows([], [null, 3])).toHaveLength(2);
  });
});

describe('marks and moves', () => {
  const size = { rows: 20, columns: 5 };
  test.each([
    ['ArrowDown', false, 3, 2],
    ['ArrowDown', true, 19, 2],
    ['ArrowUp', true, 0, 2],
    ['ArrowLeft', false, 2, 1],
    ['ArrowRight', true, 2, 4],
    ['Home', false, 2, 0],
    ['End', false, 2, 4],
    ['Home', true, 0, 0],
    ['End', true, 19, 4],
    ['PageDown', false, 17, 2],
    ['PageUp', false, 0, 2],
  ])('%s (with control: %s) leads to row %i, column %i', (key, isFar, atRow, atColumn) => {
    expect(moved({ row: 2, column: 2 }, key, isFar, size)).toEqual({ row: atRow, column: atColumn });
  });

  test('Tab wraps at the end of a row and ends behind the last cell', () => {
    expect(tabbed({ row: 0, column: 4 }, 1, size)).toEqual({ row: 1, column: 0 });
    expect(tabbed({ row: 1, column: 0 }, -1, size)).toEqual({ row: 0, column: 4 });
    expect(tabbed({ row: 19, column: 4 }, 1, size)).toBeUndefined();
    expect(tabbed({ row: 0, column: 0 }, -1, size)).toBeUndefined();
    expect(moved({ row: 0, column: 0 }, 'x', false, size)).toBeUndefined();
  });

  test('a mark is the same from every corner', () => {
    const range = { top: 1, left: 0, bottom: 4, right: 3 };
    expect(rangeOf({ anchor: { row: 4, column: 0 }, focus: { row: 1, column: 3 } })).toEqual(range);
    expect(rangeOf({ anchor: { row: 1, column: 3 }, focus: { row: 4, column: 0 } })).toEqual(range);
  });
});

describe('filling', () => {
  test.each([
    ['numbers count up', 'number', ['10'], ['11', '12', '13']],
    ['and keep their digits', 'number', ['098'], ['099', '100', '101']],
    ['in the steps of two', 'number', ['10', '20'], ['30', '40', '50']],
    ['downwards too', 'number', ['12', '11'], ['10', '9', '8']],
    ['words repeat', 'name', ['Lager'], ['Lager', 'Lager', 'Lager']],
    ['choices repeat', 'licence', ['comfort'], ['comfort', 'comfort', 'comfort']],
    ['ticks repeat in their pattern', 'voicemail', [true, false], [true, false, true]],
    ['numbers without one step repeat', 'number', ['10', '12', '13'], ['10', '12', '13']],
    ['nothing stays nothing', 'number', [''], ['', '', '']],
  ])('%s', (_title, name, source, expected) => {
    expect(fillValues(column(name).field, source, 3)).toEqual(expected);
  });

  test('an amount is repeated, because it names nothing', () => {
    expect(fillValues(numberField('quantity', z.string()), ['5'], 2)).toEqual(['5', '5']);
  });
});

describe('ranges of numbers', () => {
  test.each([
    ['20 ab 10', { count: 20, from: '10' }],
    ['20 from 10', { count: 20, from: '10' }],
    [' 5  AB 030 ', { count: 5, from: '030' }],
    ['3x200', { count: 3, from: '200' }],
    ['10 bis 29', { count: 20, from: '10' }],
    ['10-12', { count: 3, from: '10' }],
    ['10 – 12', { count: 3, from: '10' }],
    ['098 to 101', { count: 4, from: '098' }],
    ['0 ab 10', undefined],
    ['29-10', undefined],
    ['zwanzig', undefined],
    ['20 ab', undefined],
    ['', undefined],
  ])('%j is read', (typed, expected) => {
    expect(readRange(typed)).toEqual(expected);
  });

  test('leave out what is taken and what has no room', () => {
    const used = new Set(['12', '14']);
    expect(previewRange({ count: 6, from: '10' }, used, 3)).toEqual({
      numbers: ['10', '11', '13'],
      taken: ['12', '14'],
      dropped: 1,
    });
  });
});

describe('columns', () => {
  test('stand in the order of the sheet, those without a look behind', () => {
    expect(columns.map(({ name }) => name).join(' ')).toBe('number name licence mac mail ddi voicemail from');
  });

  test('without any value start hidden, until one has it or the user wants them', () => {
    const names = (values: Record<string, unknown>, shown = {}, faulty = '') =>
      visibleColumns(columns, syncRows([], [row('10', values)]), { shown }, (name) => name === faulty).map(
        ({ name }) => name,
      );
    expect(names({})).not.toContain('mac');
    expect(names({ mac: '00' })).toContain('mac');
    expect(names({}, {}, 'mac')).toContain('mac');
    expect(names({}, { mac: true })).toContain('mac');
    expect(names({}, { ddi: false })).not.toContain('ddi');
  });

  test('are as wide as their longest text, between a least and a largest', () => {
    expect(contentWidth(column('number'), 'Nr.', ['10'])).toBe(64);
    expect(contentWidth(column('name'), 'Name', ['Marek'])).toBe(160);
    expect(contentWidth(column('name'), 'Name', ['x'.repeat(200)])).toBe(288);
    expect(contentWidth(column('name'), 'Name', ['x'.repeat(200)], [48, 640])).toBe(640);
  });

  test('stay frozen as far as their share goes, the first always', () => {
    const widths = [64, 288, 224];
    expect(frozenCount(columns, widths, 400)).toBe(2);
    expect(frozenCount(columns, widths, 200)).toBe(1);
    expect(frozenCount(columns, widths, 10)).toBe(1);
  });
});
