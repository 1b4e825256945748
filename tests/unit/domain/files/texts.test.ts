import { expect, test } from 'vitest';
import { bytesSource } from '#domain/files/byte-source.ts';
import { decodeText } from '#domain/files/text-encoding.ts';
import { openTable } from '#domain/spreadsheet/open-table.ts';
import { pastedRows, readCsv } from '#domain/spreadsheet/read-csv.ts';
import { addressIn } from '#server/library/index/url-file.ts';

const text = 'Firma;Ort\r\nMüller & Söhne – „Öl“;Köln\r\n';
const utf16 = (content: string, isBig = false) => {
  const bytes = Buffer.from(content, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
const western = Buffer.from([
  ...Buffer.from('Firma;Ort\r\nM\xfcller & S\xf6hne \x96 \x84\xd6l\x93;K\xf6ln\r\n', 'latin1'),
]);

test.each<[string, Buffer, string | undefined]>([
  ['UTF-8', Buffer.from(text), undefined],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`), undefined],
  ['UTF-16 LE with a mark', utf16(`\ufeff${text}`), undefined],
  ['UTF-16 BE with a mark', utf16(`\ufeff${text}`, true), undefined],
  ['UTF-16 LE without a mark', utf16(text), 'utf-16le'],
  ['UTF-16 BE without a mark', utf16(text, true), 'utf-16be'],
  ['Windows-1252', western, 'windows-1252'],
])('a text in %s is read, and said to be guessed if it is', async (_case, bytes, guess) => {
  const table = await openTable(bytesSource(bytes));
  const rows: (readonly string[])[] = [];
  for await (const { cells } of table.rows) rows.push(cells);
  expect(rows).toEqual([
    ['Firma', 'Ort'],
    ['Müller & Söhne – „Öl“', 'Köln'],
  ]);
  expect(table.guess).toBe(guess);
  expect(decodeText(bytes).text).toBe(text);
  expect(decodeText(bytes).isGuess).toBe(guess !== undefined);
});

test('an encoding that is expected is no guess, and what the bytes tell goes before it', async () => {
  expect((await openTable(bytesSource(western), { encoding: 'windows-1252' })).guess).toBeUndefined();
  const { rows, guess } = await openTable(bytesSource(Buffer.from(text)), { encoding: 'windows-1252' });
  expect(guess).toBeUndefined();
  await rows.next();
  expect((await rows.next()).value?.cells[1]).toBe('Köln');
});

test('a character that is cut between two pieces of a file stays whole', async () => {
  const line = `${'a'.repeat(64 * 1024 - 1)}ü;b\r\n`;
  for (const bytes of [Buffer.from(line), utf16(`\ufeff${line}`), Buffer.from(`x${line}`)]) {
    const { rows } = await openTable(bytesSource(bytes));
    expect((await rows.next()).value?.cells.at(-1)).toBe('b');
  }
});

test.each<[string, string, string[][]]>([
  ['a line that names it', 'sep=,\r\na,b;c\r\n', [['a', 'b;c']]],
  ['a quoted line that names it', '"sep=|"\na|b\n', [['a', 'b']]],
  ['a line that names a tab', 'SEP=\t\na\tb', [['a', 'b']]],
  [
    'its rows, not its title',
    'Liste, Stand, heute\nA;B\n1;2\n3;4',
    [['Liste, Stand, heute'], ['A', 'B'], ['1', '2'], ['3', '4']],
  ],
  [
    'its rows, not the commas of amounts',
    'VO;Betrag\nA;1,50\nB;2,50',
    [
      ['VO', 'Betrag'],
      ['A', '1,50'],
      ['B', '2,50'],
    ],
  ],
  [
    'its rows, not amounts alone',
    '1,5;2,5\n3,5;4,5',
    [
      ['1,5', '2,5'],
      ['3,5', '4,5'],
    ],
  ],
  [
    'commas',
    'a,b\n"c;d",e',
    [
      ['a', 'b'],
      ['c;d', 'e'],
    ],
  ],
  [
    'tabs beside semicolons in texts',
    'a\tb;c\nd\te',
    [
      ['a', 'b;c'],
      ['d', 'e'],
    ],
  ],
  [
    'bars',
    'a|b\nc|d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['nothing, where there is one column', 'a\nb', [['a'], ['b']]],
])('what parts the cells is told by %s', (_case, content, rows) => {
  expect(readCsv(content)).toEqual(rows);
});

test.each(['\r\n', '\n', '\r'])('rows end with %j, also inside of quotes and at the end of pieces', (end) => {
  expect(readCsv(`a;"b${end}c"${end}${end}d;e${end}`)).toEqual([
    ['a', `b${end === '\r\n' ? '\n' : end}c`],
    [''],
    ['d', 'e'],
  ]);
});

test.each([
  utf16('\ufeff[InternetShortcut]\r\nURL=https://example.com/ä\r\n'),
  utf16('[InternetShortcut]\r\nURL=https://example.com/ä'),
])('a shortcut in UTF-16 names its address', (bytes) => {
  expect(addressIn(decodeText(bytes).text)).toBe('https://example.com/%C3%A4');
});

test('a quotation mark that is not yet closed keeps the rest as one cell', () => {
  expect(pastedRows('a\tb\n"c\td')).toEqual([['a', 'b'], ['c\td']]);
});
