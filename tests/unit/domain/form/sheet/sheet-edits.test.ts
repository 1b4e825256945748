import { describe, expect, test } from 'vitest';
import { cellOptions, choiceByLetter, hasOptions, readCell } from '#domain/form/sheet/cell-text.ts';
import { columnsForBlock } from '#domain/form/sheet/sheet-columns.ts';
import { countFaults, faultReader, freeValue, nextNumber, withFormFaults } from '#domain/form/sheet/sheet-faults.ts';
import { emptyHistory, maxSteps, record, redo, undo } from '#domain/form/sheet/sheet-history.ts';
import { blockOf, copyText, hasHeadings, pasteBlock } from '#domain/form/sheet/sheet-paste.ts';
import { insertRows, removeRows, setCells, syncRows } from '#domain/form/sheet/sheet-rows.ts';
import { column, columns, context, extensions, labels, numbers, row, rowsOf } from './extensions-sheet.ts';

describe('pasting', () => {
  const at = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right });
  const paste = (rows: ReturnType<typeof rowsOf>, text: string, range = at(0, 0)) =>
    pasteBlock(rows, columns, range, blockOf(text), context);

  test('goes in from the marked cell and adds the rows that it needs', () => {
    const outcome = paste(rowsOf('10', '11'), 'A\tKOM\nB\tbasis\nC\tMobil-Client', at(1, 1));
    expect(outcome.rows.map(({ values }) => [values['name'], values['licence']])).toEqual([
      ['Platz 10', 'basic'],
      ['A', 'comfort'],
      ['B', 'basic'],
      ['C', 'mobile'],
    ]);
    expect(outcome).toMatchObject({ added: 2, dropped: 0, foreign: 0, range: at(1, 1, 3, 2) });
  });

  test('keeps what it does not understand as it was typed, and counts it', () => {
    const outcome = paste(rowsOf('10'), '10\tA\tGold', at(0, 0));
    expect(outcome.rows[0]?.values['licence']).toBe('Gold');
    expect(outcome.foreign).toBe(1);
  });

  test('puts a single value into every marked cell, and repeats a block', () => {
    const one = paste(rowsOf('10', '11', '12'), 'MOB', at(0, 2, 2, 2));
    expect(one.rows.map(({ values }) => values['licence'])).toEqual(['mobile', 'mobile', 'mobile']);
    const two = paste(rowsOf('10', '11', '12', '13'), 'A\nB', at(0, 1, 3, 1));
    expect(two.rows.map(({ values }) => values['name'])).toEqual(['A', 'B', 'A', 'B']);
  });

  test('takes no more rows than the table holds, and says so', () => {
    const text = Array.from({ length: 40 }, (_, n) => String(100 + n)).join('\n');
    expect(paste(rowsOf('10'), text, at(1, 0))).toMatchObject({ added: 29, dropped: 11 });
  });

  test('a quoted cell with a line break stays one cell, and cells beyond the last column go', () => {
    const outcome = paste(rowsOf('10'), '"Lager\nOst"\tKOM', at(0, 1));
    expect(outcome.rows).toHaveLength(1);
    expect(paste(rowsOf('10'), 'a\tb\tc', at(0, columns.length - 1)).range.right).toBe(columns.length - 1);
  });

  test.each([
    ['as wide as the columns in sight', 0, 6, 'number name licence ddi voicemail from'],
    ['wider than those', 0, 7, 'number name licence mac mail ddi voicemail from'],
    ['that reaches beyond the last one alone', 3, 5, 'number name licence ddi voicemail from'],
  ])('a block %s takes hidden columns only where it reaches them', (_, left, width, expected) => {
    const visible = columns.filter(({ name }) => name !== 'mac' && name !== 'mail');
    expect(
      columnsForBlock(columns, visible, left, width)
        .map(({ name }) => name)
        .join(' '),
    ).toBe(expected);
  });

  test.each([
    ['voicemail', 'ja', true, false],
    ['voicemail', 'X', true, false],
    ['voicemail', '1', true, false],
    ['voicemail', 'nein', false, false],
    ['voicemail', '', false, false],
    ['voicemail', 'vielleicht', false, true],
    ['licence', 'kom', 'comfort', false],
    ['licence', 'comfort', 'comfort', false],
    ['licence', 'Ko', 'comfort', false],
    ['licence', 'Platin', 'Platin', true],
    ['licence', '', '', false],
    ['from', '1.7.2026', '2026-07-01', false],
    ['from', 'bald', 'bald', false],
    ['number', ' 0 10 ', '0 10', false],
    ['voicemail', '☑', true, false],
    ['voicemail', 'aus', false, false],
    ['licence', '–', '', false],
    ['from', '46204', '2026-07-01', false],
    ['mac', 'n/a', '', false],
    ['name', '–', '–', false],
    ['name', "'=1+1", '=1+1', false],
  ])('%s understands %j', (name, typed, value, isForeign) => {
    const scope = { fields: extensions.fields, path: '', value: () => undefined };
    expect(readCell(column(name), typed, labels, context.context, scope)).toEqual({ value, isForeign });
  });

  test('knows a first row of headings from one of values', () => {
    expect(hasHeadings(['Nebenstelle', 'Name', 'Abteilung'], columns, labels)).toBe(true);
    expect(hasHeadings(['10', 'Name'], columns, labels)).toBe(false);
    expect(hasHeadings(['Name'], columns, labels)).toBe(false);
  });

  test('what was copied comes back as it was', () => {
    const rows = syncRows([], [row('10', { name: 'Lager\nOst "1"' }), row('11')]);
    const textOf = (cell: { row: number; column: number }) =>
      String(rows[cell.row]?.values[columns[cell.column]?.name ?? ''] ?? '');
    const copied = copyText(at(0, 0, 1, 1), textOf);
    const back = paste(rowsOf('0', '0'), copied);
    expect(back.rows.map(({ values }) => values['name'])).toEqual(['Lager\nOst "1"', 'Platz 11']);
  });
});

describe('choices by letter', () => {
  const licence = column('licence');
  const options = hasOptions(licence)
    ? cellOptions(licence, labels, context.context, { fields: {}, path: '', value: () => undefined })
    : [];

  test('K is KOM, M is MOB, and the same letter goes on', () => {
    expect(options.map(({ code }) => code)).toEqual(['BAS', 'KOM', 'MOB']);
    expect(choiceByLetter(options, 'K', 'basic')).toBe('comfort');
    expect(choiceByLetter(options, 'm', 'comfort')).toBe('mobile');
    expect(choiceByLetter(options, 'x', 'comfort')).toBeUndefined();
  });
});

describe('faults', () => {
  const read = (rows: ReturnType<typeof rowsOf>) => faultReader()(rows, columns, context, '');

  test('stand at the second of two equal values, never at the first', () => {
    const rows = syncRows([], [row('10'), row('11', { ddi: '10' }), row('12', { ddi: '' }), row('13', { ddi: '' })]);
    const faults = read(rows);
    expect([...faults.keys()]).toEqual([1]);
    expect(faults.get(1)?.get('ddi')).toEqual({ key: 'duplicate', isMissing: false, first: 0 });
  });

  test('tell what is missing from what is wrong', () => {
    const faults = read(syncRows([], [row('1', { name: '', mail: 'falsch', licence: 'Gold' })]));
    const kinds = [...(faults.get(0) ?? [])].map(([name, { isMissing }]) => [name, isMissing]);
    expect(Object.fromEntries(kinds)).toEqual({ number: false, name: true, licence: false, mail: false });
  });

  test('are counted once a row was left, wrong ones first', () => {
    const rows = syncRows([], [row('10', { name: '' }), row('11'), row('11'), row('13', { name: '' })]);
    const count = countFaults(read(rows), (at) => at === 0);
    expect(count).toEqual({ wrong: 2, missing: 1, rows: [2, 0] });
  });

  test('of the form alone join those of the cells', () => {
    const rows = rowsOf('10', '11');
    const faults = withFormFaults(read(rows), new Map([['1.ddi', 'directDial']]), () => '11');
    expect(faults.get(1)?.get('ddi')).toEqual({ key: 'directDial', isMissing: false });
  });

  test('a value of one own row is judged again, not the others', () => {
    const reader = faultReader();
    const rows = rowsOf('10', '11');
    reader(rows, columns, context, '');
    const changed = setCells(rows, [{ row: 1, column: 'name', value: '' }]);
    expect([...reader(changed, columns, context, '').keys()]).toEqual([1]);
    expect([...reader(rows, columns, context, 'other').keys()]).toEqual([]);
  });

  test('suggest the number of the row, else the next that is free', () => {
    const rows = syncRows([], [row('14'), row('27', { ddi: '14' }), row('28', { ddi: '28' })]);
    expect(freeValue(rows, 1, column('ddi'), context)).toBe('27');
    const taken = syncRows([], [row('14', { ddi: '27' }), row('27', { ddi: '27' })]);
    expect(freeValue(taken, 1, column('ddi'), context)).toBe('28');
    expect(freeValue(rows, 1, column('name'), context)).toBeUndefined();
    expect(nextNumber(rows, context)).toBe('29');
    expect(nextNumber([], context)).toBe('10');
  });
});

describe('undo and redo', () => {
  const step = (before: ReturnType<typeof rowsOf>, after: ReturnType<typeof rowsOf>) =>
    record(emptyHistory, { name: { key: 'cell' }, before, after });
  const name = (rows: ReturnType<typeof rowsOf> | undefined, at: number) => rows?.[at]?.values['name'];

  test('a changed cell goes back and forth', () => {
    const before = rowsOf('10', '11');
    const after = setCells(before, [{ row: 1, column: 'name', value: 'Lager' }]);
    const undone = undo(step(before, after), after);
    expect(name(undone?.rows, 1)).toBe('Platz 11');
    const redone = undone && redo(undone.history, undone.rows);
    expect(name(redone?.rows, 1)).toBe('Lager');
  });

  test('rows that were added go, and rows that were removed come back in their places', () => {
    const before = rowsOf('10', '11', '12');
    const more = insertRows(before, 1, [row('20'), row('21')]);
    expect(numbers(undo(step(before, more), more)?.rows ?? [])).toBe('10 11 12');
    const fewer = removeRows(before, 0, 1);
    expect(numbers(undo(step(before, fewer), fewer)?.rows ?? [])).toBe('10 11 12');
  });

  test('what others have changed since then stays', () => {
    const before = rowsOf('10', '11');
    const after = setCells(before, [
      { row: 0, column: 'name', value: 'Mein' },
      { row: 1, column: 'name', value: 'Mein' },
    ]);
    const now = setCells(after, [
      { row: 0, column: 'name', value: 'Ihr' },
      { row: 1, column: 'mail', value: 'ihr@example.com' },
    ]);
    const undone = undo(step(before, now === after ? now : after), now)?.rows;
    expect([name(undone, 0), name(undone, 1), undone?.[1]?.values['mail']]).toEqual([
      'Ihr',
      'Platz 11',
      'ihr@example.com',
    ]);
    const added = insertRows(before, 2, [row('12')]);
    const edited = setCells(added, [{ row: 2, column: 'name', value: 'Ihr' }]);
    expect(undo(step(before, added), edited)?.rows).toHaveLength(3);
  });

  test('reach back a hundred steps, and a new one ends what could be redone', () => {
    const rows = rowsOf('10');
    let history = emptyHistory;
    for (let n = 0; n < maxSteps + 20; n += 1)
      history = record(history, { name: { key: 'cell', parameters: { n } }, before: rows, after: rows });
    expect(history.past).toHaveLength(maxSteps);
    expect(history.past[0]?.name.parameters).toEqual({ n: 20 });
    const undone = undo(history, rows);
    expect(undone?.history.future).toHaveLength(1);
    expect(record(undone?.history ?? history, { name: { key: 'x' }, before: rows, after: rows }).future).toEqual([]);
    expect(redo(emptyHistory, rows)).toBeUndefined();
    expect(undo(emptyHistory, rows)).toBeUndefined();
  });
});
