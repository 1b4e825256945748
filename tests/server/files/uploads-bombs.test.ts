import { expect, test } from 'vitest';
import { extensionOf } from '#domain/documents/file-extension.ts';
import { checkContent } from '#server/files/inspection/file-content.ts';
import { attacks } from '../support/attack-files.ts';
import { bombs, packedZip } from '../support/packed-zip.ts';

const MiB = 1024 ** 2;

test('§uploads archives that unpack to gigabytes are judged by their directory, not unpacked', async () => {
  const hold = () => process.memoryUsage().heapUsed + process.memoryUsage().external;
  const before = hold();
  let [most, highest] = [0, before];
  for (const [name, [verdict, bytes]] of Object.entries(bombs)) {
    let read = 0;
    const reading = async (start: number, end: number) => {
      read += end - start;
      highest = Math.max(highest, hold());
      return bytes.subarray(start, end);
    };
    expect([name, await checkContent(extensionOf(name), bytes.length, reading)]).toEqual([name, verdict]);
    most = Math.max(most, read);
    highest = Math.max(highest, hold());
  }
  const grown = (highest - before) / MiB;
  console.log(`${Object.keys(bombs).length} bombs: at most ${most} bytes read of one, memory +${grown.toFixed(1)} MiB`);
  expect(most).toBeLessThan(4 * MiB);
  expect(grown).toBeLessThan(64);
});

test('§uploads no file makes its judge read on and on', async () => {
  for (const [name, bytes] of attacks) {
    let reads = 0;
    await checkContent(extensionOf(name), bytes.length, async (start, end) => {
      reads += 1;
      return bytes.subarray(start, end);
    });
    expect([name, reads <= 1100]).toEqual([name, true]);
  }
});

const check = async (name: string, bytes: Buffer) =>
  checkContent(extensionOf(name), bytes.length, async (start, end) => bytes.subarray(start, end));
const types = { name: '[Content_Types].xml', content: '<Types/>' };
const blank = (mebibytes: number) => Buffer.alloc(mebibytes * MiB, ' ');

test.each([
  ['one part', 'a.xlsx', [{ name: 'xl/worksheets/sheet3.xml', content: blank(64) }]],
  ['one part', 'a.docx', [{ name: 'word/document.xml', content: blank(64) }]],
  ['one part', 'a.zip', [{ name: 'brief.txt', content: blank(64) }]],
  [
    'many parts that are small for themselves',
    'b.zip',
    Array.from({ length: 4 }, (_, at) => ({ name: `${at}.txt`, content: blank(16) })),
  ],
])('§uploads what unpacks to a thousand times as much in %s is refused: %s', async (_case, name, parts) => {
  const folder = name.endsWith('docx') ? 'word' : 'xl';
  expect(await check(name, packedZip([types, { name: `${folder}/a.xml`, content: 'x' }, ...parts]))).toBe('unsafe');
});

test('§uploads large sheets and empty pages that pack well are taken', async () => {
  const row = (at: number) =>
    `<row r="${at}" spans="1:9"><c r="A${at}" s="3"/><c r="B${at}" s="3"/><c r="C${at}" s="3"/></row>`;
  const sheet = Buffer.from(Array.from({ length: 400_000 }, (_, at) => row(at + 1)).join(''));
  expect(sheet.length).toBeGreaterThan(20 * MiB);
  expect(await check('a.xlsx', packedZip([types, { name: 'xl/worksheets/sheet1.xml', content: sheet }]))).toBe('fits');
  expect(await check('a.zip', packedZip([{ name: 'leer.bmp', content: blank(18) }]))).toBe('fits');
});
