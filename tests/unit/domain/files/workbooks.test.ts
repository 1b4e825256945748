import { expect, test } from 'vitest';
import { isDayFormat, plainNumber } from '#domain/spreadsheet/cell-formats.ts';
import { writeCells } from '#domain/spreadsheet/write-cells.ts';
import { readXlsx, rowsOf } from '#tests/read-files.ts';
import { rowOf, type SheetOf, type WorkbookStyle, workbookFile } from '#tests/workbook-files.ts';

const one = (rows: string, style?: WorkbookStyle) => readXlsx(workbookFile([{ rows }], style));
const plain = rowOf(1, 'Kopf', '<c r="B1"><v>12.5</v></c>');

test.each<[string, WorkbookStyle]>([
  ['a prefix for its elements', { prefix: 'x:' }],
  ['a long prefix with a point', { prefix: 'ss.main:' }],
  ['the namespace of strict files', { namespace: 'http://purl.oclc.org/ooxml/spreadsheetml/main' }],
  ['attributes in single quotes', { quote: "'" }],
  ['a part in capitals', { renamed: { 'xl/worksheets/sheet1.xml': 'XL/Worksheets/SHEET1.XML' } }],
  ['its list of sheets in capitals', { renamed: { 'xl/workbook.xml': 'xl/Workbook.xml' } }],
  ['folders parted by backslashes', { renamed: { 'xl/worksheets/sheet1.xml': 'xl\\worksheets\\sheet1.xml' } }],
  ['an absolute target', { targets: { sheet1: '/xl/worksheets/sheet1.xml' } }],
  ['a target through the folder above', { targets: { sheet1: '../xl/./worksheets/sheet1.xml' } }],
  ['an escaped target', { targets: { sheet1: 'worksheets/%73heet1.xml' } }],
  [
    'a part of another name',
    { renamed: { 'xl/worksheets/sheet1.xml': 'xl/data/a.xml' }, targets: { sheet1: 'data/a.xml' } },
  ],
  [
    'another place of the whole workbook',
    {
      renamed: {
        'xl/workbook.xml': 'book/main.xml',
        'xl/_rels/workbook.xml.rels': 'book/_rels/main.xml.rels',
        'xl/worksheets/sheet1.xml': 'book/worksheets/sheet1.xml',
      },
      targets: { workbook: 'book/main.xml' },
    },
  ],
])('a workbook with %s is read like any other', async (_case, style) => {
  expect(await one(plain, style)).toEqual([['Kopf', '12.5']]);
});

const sheet = (text: string, more: Partial<SheetOf> = {}): SheetOf => ({ rows: rowOf(1, text), ...more });
test.each<[string, readonly SheetOf[], string]>([
  [
    'stands first, whatever its part is called',
    [sheet('erstes', { part: 2 }), sheet('zweites', { part: 1 })],
    'erstes',
  ],
  ['is not hidden', [sheet('verborgen', { state: 'hidden' }), sheet('sichtbar')], 'sichtbar'],
  [
    'is not hidden from menus either',
    [sheet('a', { state: 'veryHidden' }), sheet('b', { state: 'hidden' }), sheet('c')],
    'c',
  ],
  ['is the first one if all are hidden', [sheet('a', { state: 'hidden' }), sheet('b', { state: 'hidden' })], 'a'],
])('the sheet that is read %s', async (_case, sheets, text) => {
  expect(await readXlsx(workbookFile(sheets))).toEqual([[text]]);
});

test.each<[value: string, text: string]>([
  ['1.2345678E7', '12345678'],
  ['4.91713920055E11', '491713920055'],
  ['12345678901.0', '12345678901'],
  ['-1.5e-3', '-0.0015'],
  ['1e-7', '0.0000001'],
  ['79.900000000000006', '79.9'],
  ['0.1', '0.1'],
  ['007', '007'],
  ['12345678901234567890', '12345678901234567890'],
  ['1E400', '1E400'],
  ['abc', 'abc'],
])('a number written %s is %s', (value, text) => {
  expect(plainNumber(value)).toBe(text);
});

test.each<[format: string, isDay: boolean]>([
  ['TT.MM.JJJJ', true],
  ['T.M.JJ', true],
  ['[$-407]TT. MMMM JJJJ', true],
  ['yyyy\\-mm\\-dd;@', true],
  ['jj/mm/aaaa', true],
  ['gg/mm/aaaa', true],
  ['mmm', true],
  ['dd/mm/yyyy hh:mm', true],
  ['General', false],
  ['Standard', false],
  ['#,##0.00 "Tage"', false],
  ['0.00E+00', false],
  ['[Red]0.00', false],
  ['hh:mm:ss', false],
  ['[h]:mm', false],
  ['0\\d', false],
  ['0_d', false],
  ['"', false],
  ['[', false],
])('the format %s is that of a day: %s', (format, isDay) => {
  expect(isDayFormat(format)).toBe(isDay);
});

test('days are told by their formats, in either system of dates', async () => {
  const cells = [0, 1, 2, 3].map((style) => `<c s="${style}"><v>46084.75</v></c>`);
  const style = { formats: [0, 14, 'TT.MM.JJJJ', 'hh:mm'] };
  expect(await one(rowOf(1, ...cells), style)).toEqual([['46084.75', '2026-03-03', '2026-03-03', '46084.75']]);
  const earlier = rowOf(1, '<c s="1"><v>44622</v></c>', '<c s="1"><v>0</v></c>');
  expect(await one(earlier, { ...style, isFrom1904: true })).toEqual([['2026-03-03', '1904-01-01']]);
});

test('days around the 29 February 1900 that Excel counts, and those that no calendar has', async () => {
  const cells = ['1', '59', '61', '4.6084E4', '0', '-3', '2958466'].map((value) => `<c s="0"><v>${value}</v></c>`);
  expect(await one(rowOf(1, ...cells), { formats: [14] })).toEqual([
    ['1900-01-01', '1900-02-28', '1900-03-01', '2026-03-03', '0', '-3', '2958466'],
  ]);
});

test('cells of every kind say what a reader sees', async () => {
  const cells = [
    '<c t="s"><v>0</v></c>',
    '<c t="s"><v>1</v></c>',
    '<c t="s"><v>9</v></c>',
    '<c t="inlineStr"><is><r><t>Fett </t></r><r><rPr><b/></rPr><t>und mehr</t></r></is></c>',
    '<c t="str"><f>A1&amp;"_x"</f><v>aus _x005F_Formel</v></c>',
    '<c t="b"><v>1</v></c>',
    '<c t="e"><v>#N/A</v></c>',
    '<c t="d"><v>2026-03-03T00:00:00</v></c>',
    '<c><f>1+1</f><v>2</v></c>',
    '<c t="inlineStr"><is><t><![CDATA[<roh>]]> &#228; &amp;</t></is></c>',
  ];
  const texts = ['<t>Zeile_x000D_\nzwei</t>', '<t>漢</t><rPh sb="0" eb="1"><t>かん</t></rPh>', '', '<t/>'];
  expect(await one(rowOf(1, ...cells), { texts })).toEqual([
    ['Zeile\nzwei', '漢', '', 'Fett und mehr', 'aus _Formel', 'WAHR', '#N/A', '2026-03-03', '2', '<roh> ä &'],
  ]);
});

test('empty shared texts keep the places of those behind them', async () => {
  const cells = [0, 1, 2, 3].map((at) => `<c t="s"><v>${at}</v></c>`);
  expect(await one(rowOf(1, ...cells), { texts: ['', '<t></t>', '<t>drittes</t>', '<phoneticPr/>'] })).toEqual([
    ['', '', 'drittes'],
  ]);
});

test('marks of characters are read once, and a mark that was meant as text stays', async () => {
  const row = rowOf(1, 'a_x005F_x000D_b', 'c_x000d_d', '_xZZZZ_', '_x0000_e');
  expect(await one(row)).toEqual([['a_x000D_b', 'c\nd', '_xZZZZ_', 'e']]);
});

test('rows and cells without a reference are consecutive, and the declared size is ignored', async () => {
  const rows =
    '<row><c><v>1</v></c><c><v>2</v></c></row><row r="4"><c r="C4"><v>3</v></c><c><v>4</v></c></row><row><c><v>5</v></c></row>';
  const parts = {
    'xl/worksheets/sheet1.xml': `<worksheet><dimension ref="A1"/><sheetData>${rows}</sheetData></worksheet>`,
  };
  const expected = [['1', '2'], [], [], ['', '', '3', '4'], ['5']];
  expect(await readXlsx(workbookFile([{ rows: '' }], { parts }))).toEqual(expected);
});

test('a part in UTF-16 with a mark is read', async () => {
  const xml = `\ufeff<worksheet><sheetData>${rowOf(1, 'Müller')}</sheetData></worksheet>`;
  const parts = { 'xl/worksheets/sheet1.xml': Buffer.from(xml, 'utf16le') };
  expect(await readXlsx(workbookFile([{ rows: '' }], { parts }))).toEqual([['Müller']]);
});

test('cells are changed in a workbook with a prefix and a text that looks like a mark comes back', async () => {
  const bytes = workbookFile([{ rows: `${plain}<row r="2"/>` }], { prefix: 'x:', quote: "'" });
  const changed = await writeCells(
    bytes,
    [
      { row: 0, column: 1, value: { text: '_x000D_ <b>' } },
      { row: 1, column: 2, value: { number: 7 } },
      { row: 3, column: 0, value: { text: 'neu' } },
    ],
    { addRows: true },
  );
  expect(await readXlsx(changed)).toEqual([['Kopf', '_x000D_ <b>'], ['', '', '7'], [], ['neu']]);
  expect(await rowsOf(changed)).toHaveLength(3);
});
