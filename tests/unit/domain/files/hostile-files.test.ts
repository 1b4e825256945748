import { expect, test } from 'vitest';
import { type ByteSource, bytesSource } from '#domain/files/byte-source.ts';
import { UnreadableFile } from '#domain/files/unreadable-file.ts';
import { openTable } from '#domain/spreadsheet/open-table.ts';
import { readCsv } from '#domain/spreadsheet/read-csv.ts';
import { rowsOf } from '#tests/read-files.ts';
import { oleFile } from '#tests/server/support/ole-file.ts';
import { packedZip } from '#tests/server/support/packed-zip.ts';
import { rowOf, type WorkbookStyle, workbookFile } from '#tests/workbook-files.ts';

const MiB = 1024 ** 2;
const reasonOf = async (bytes: Uint8Array | ByteSource): Promise<string> => {
  try {
    await rowsOf(bytes);
    return 'read';
  } catch (error) {
    return error instanceof UnreadableFile ? error.key : String(error);
  }
};
const repeated = (text: string, size = MiB / 2) => text.repeat(size / text.length);
const worksheet = (inside: string) => ({
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${inside}</sheetData></worksheet>`,
});
const reasonWith = (style: WorkbookStyle) => reasonOf(workbookFile([{ rows: rowOf(1, 'x') }], style));

test.each([
  '<row ',
  '<c ',
  '<c',
  '<v>',
  '<t>',
  '<is>',
  '<rPh>',
  '<f',
  '<row><c><is><t>',
  '<!--',
  '<![CDATA[',
  '<?a ',
  '&#1;',
  ']]>',
  "<c a='",
])('a sheet of %s without an end is refused', async (piece) => {
  expect(['archive', 'size']).toContain(await reasonWith({ parts: worksheet(repeated(piece)) }));
});

test.each([
  ['xl/sharedStrings.xml', '<si>'],
  ['xl/sharedStrings.xml', '<si><t>'],
  ['xl/sharedStrings.xml', '<si><rPh'],
  ['xl/styles.xml', '<numFmt '],
  ['xl/styles.xml', '<cellXfs><xf '],
  ['xl/workbook.xml', '<sheet '],
  ['xl/_rels/workbook.xml.rels', '<Relationship '],
  ['_rels/.rels', '<Relationship '],
])('a part %s of %s without an end is refused', async (part, piece) => {
  expect(['archive', 'size']).toContain(await reasonWith({ texts: ['<t>a</t>'], parts: { [part]: repeated(piece) } }));
});

test('a format of brackets without an end is read once', async () => {
  expect(await reasonWith({ formats: [repeated('[', 65_536), repeated('&quot;', 65_536)] })).toBe('read');
});

test.each([
  ['entities of its own', '<!DOCTYPE a [<!ENTITY b "cccccccccc"><!ENTITY d "&b;&b;&b;">]><worksheet>&d;</worksheet>'],
  ['an entity of another file', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><worksheet/>'],
  [
    'an entity that it does not declare',
    '<worksheet><sheetData><row><c><v>&lol;</v></c></row></sheetData></worksheet>',
  ],
  ['no root', 'nothing'],
])('a sheet with %s is refused', async (_case, xml) => {
  expect(await reasonWith({ parts: { 'xl/worksheets/sheet1.xml': xml } })).toBe('archive');
});

test.each<[string, string, string]>([
  ['one cell without end', `<row><c t="inlineStr"><is><t>${'a'.repeat(2 * MiB)}</t></is></c></row>`, 'size'],
  ['a cell that is too long', `<row><c t="inlineStr"><is><t>${'a'.repeat(200_000)}</t></is></c></row>`, 'cell'],
  ['a cell far to the right', '<row><c r="XFD1"><v>1</v></c></row>', 'wide'],
  ['a place beyond every sheet', '<row><c r="ZZZZZZZZ1"><v>1</v></c></row>', 'wide'],
  ['rows beyond every sheet', '<row r="1048576"><c><v>1</v></c></row><row/>', 'size'],
])('a sheet with %s is refused with its reason', async (_case, xml, reason) => {
  expect(await reasonWith({ parts: worksheet(xml) })).toBe(reason);
});

const book = workbookFile([{ rows: rowOf(1, 'x') }]);
/** The archive with another number in the directory's record of its first entry. */
function withRecord(offset: number, value: number): Buffer {
  const bytes = Buffer.from(book);
  bytes.writeUInt32LE(value, bytes.indexOf('PK\x01\x02') + offset);
  return bytes;
}
const zeros = Buffer.alloc(40 * MiB);
const entry = (name: string, content: string | Buffer, more = {}) => ({ name, content, ...more });
test.each<[string, () => Buffer, string]>([
  ['a directory outside of the file', () => Buffer.from(book).fill(0xff, book.length - 6, book.length - 2), 'archive'],
  ['more entries than it names', () => Buffer.from(book).fill(0xff, book.length - 12, book.length - 10), 'archive'],
  ['an entry outside of the file', () => withRecord(42, 0x7fffffff), 'archive'],
  ['entries that share bytes', () => packedZip([entry('a', 'x'), entry('b', '', { sameAs: 'a' })]), 'archive'],
  ['two entries of one name', () => packedZip([entry('xl/a.xml', 'x'), entry('XL/A.XML', 'y')]), 'archive'],
  ['a size that is too small on paper', () => packedZip([entry('_rels/.rels', zeros, { claimed: 10 })]), 'archive'],
  ['a part that unpacks to too much', () => packedZip([entry('_rels/.rels', zeros)]), 'size'],
  ['an archive inside', () => packedZip([entry('a.zip', packedZip([entry('b.zip', zeros)]))]), 'archive'],
  ['its half alone', () => book.subarray(0, book.length / 2), 'archive'],
])('an archive with %s is refused', async (_case, bytes, reason) => {
  expect(await reasonOf(bytes())).toBe(reason);
});

test('a part with a wrong checksum is refused', async () => {
  const bytes = Buffer.from(book);
  const at = bytes.lastIndexOf('xl/worksheets/sheet1.xml') - 46 + 16;
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  expect(await reasonOf(bytes)).toBe('archive');
});

test.each([
  [['EncryptionInfo', 'EncryptedPackage'], 'password'],
  [['Workbook'], 'legacy'],
  [['Book'], 'legacy'],
] as const)('a container with %s is named as what it is: %s', async (streams, reason) => {
  expect(await reasonOf(oleFile(streams))).toBe(reason);
});

/** A file of 60 MB that is made as it is read. */
const large = (piece: string): ByteSource => {
  const bytes = Buffer.from(repeated(piece, 64 * piece.length * 1024));
  return {
    size: 60 * MiB,
    read: async (start, end) => bytes.subarray(start % piece.length, (start % piece.length) + end - start),
  };
};
const mark: Uint8Array = Buffer.from('\ufeff');
const marked = ({ size, read }: ByteSource): ByteSource => ({
  size,
  read: async (start, end) =>
    start === 0 ? Buffer.concat([mark, (await read(0, end)).subarray(3)]) : read(start, end),
});
test.each([
  [';', 'wide'],
  [',', 'cell'],
  ['\t', 'cell'],
  ['a', 'cell'],
  ['"', 'cell'],
  ['\0', 'archive'],
  ['aaaaaaaaa;', 'wide'],
  ['\n', 'size'],
  ['a\n', 'size'],
  ['\r', 'size'],
])('a text of 60 MB of %j is refused with its reason', async (piece, reason) => {
  const { rows } = await openTable(marked(large(piece)));
  let count = 0;
  await expect(
    (async () => {
      for await (const _row of rows) count += 1;
    })(),
  ).rejects.toMatchObject({ key: reason });
  expect(count).toBeLessThanOrEqual(2 ** 20);
});

test('an unclosed quote names its row in a short file and is too long in a long one', async () => {
  expect(() => readCsv('a;b\n1;"2')).toThrow(expect.objectContaining({ key: 'quote', row: 2 }));
  expect(await reasonOf(Buffer.from(`a;b\n1;"${'2;\n'.repeat(100_000)}`))).toBe('cell');
});

test('a file in memory is read like one on a disk', async () => {
  const source = bytesSource(book);
  expect((await rowsOf(source)).map(({ cells }) => cells)).toEqual([['x']]);
});
