import { expect, test } from 'vitest';
import { sortPicked, uploadedExtensions } from '#domain/documents/upload-rules.ts';
import { pdfText } from '#server/files/extract/pdf-text.ts';
import { checkContent } from '#server/files/inspection/file-content.ts';
import { isShownName } from '#server/library/library-path.ts';
import { printable, writePdf } from '#server/pdf/pdf-file.ts';

test.each([
  'desktop.ini',
  'Desktop.ini',
  'Thumbs.db',
  'thumbs.db',
  'ehthumbs.db',
  'ehthumbs_vista.db',
  '$RECYCLE.BIN',
  'System Volume Information',
  '__MACOSX',
  '.DS_Store',
  '._Preisliste.pdf',
  '~$Vertrag.docx',
])('§library the library hides %s, which an operating system or Office wrote', (name) => {
  expect(isShownName(name)).toBe(false);
});

test.each(['Thumbs.db.pdf', 'desktop.ini erklärt.docx', 'System.pdf', 'Recycle.pdf'])(
  '§library the library shows %s',
  (name) => {
    expect(isShownName(name)).toBe(true);
  },
);

const judge = (extension: string, bytes: Buffer) =>
  checkContent(extension, bytes.length, async (start, end) => bytes.subarray(start, end));

test.each([
  ['nothing', '', 'fits'],
  ['30 bytes', '-'.repeat(30), 'fits'],
  ['lines of a mail gateway', 'Content-Type: application/pdf\r\n\r\n', 'fits'],
  ['1024 bytes', '\n'.repeat(1024), 'fits'],
  ['1025 bytes', ' '.repeat(1025), 'other'],
])('§library a PDF with %s before its mark is judged as it is', async (_what, before, verdict) => {
  expect(await judge('pdf', Buffer.from(`${before}%PDF-1.7\n%%EOF\n`))).toBe(verdict);
});

test.each(['foto.jfif', 'foto.JFIF', 'foto.jpe', 'foto.pjpeg', 'FOTO.JPG', 'Foto.PDF'])(
  '§library %s is taken by its ending',
  (name) => {
    const file = { name, size: 100 };
    expect(sortPicked([file], [], { max: 1, extensions: uploadedExtensions }).accepted).toEqual([file]);
  },
);

test.each([
  ['Hasan Şahin, Żółć, Łódź, Đorđe, Ångström, Œuvre'],
  ['Nguyễn Thị Hằng'],
  ['Жук, Ґалаґан, Єва'],
  ['Βασίλης, Ελλάδα'],
  ['Əliyev Ilqar'],
  ['5 ± 1 × 2 ÷ ½ m² € „Zitat“ – …'],
])('§library papers draw %s as it is, also with its accents apart', (text) => {
  expect([printable(text), printable(text.normalize('NFD'))]).toEqual([text, text]);
});

test.each([
  ['a ≠ b', 'a [U+2260] b'],
  ['≈ 30 km', '[U+2248] 30 km'],
  ['3 ≤ 4 ≥ 2', '3 <= 4 >= 2'],
  ['10⁻⁶, ⓷ ⅐', '10[U+207B][U+2076], [U+24F7] [U+2150]'],
  ['１２ ｋｍ', '12 km'],
  ['∞', '[U+221E]'],
  ['😀', '[U+1F600]'],
  ['של', '[U+05E9][U+05DC]'],
  ['مر', '[U+0645][U+0631]'],
  ['漢', '[U+6F22]'],
  ['≢ ∉', '[U+2262] [U+2209]'],
  ['Ver\u00ADtrag\u200B', 'Vertrag'],
  ['𝒳', 'X'],
])('§library papers name the letters of %j that their font lacks, never another one', (text, renders) => {
  expect(printable(text)).toBe(renders);
});

test('§library the text of a paper names what its font lacks and holds every other letter', async () => {
  const file = { title: 'Probe', author: 'Muster', lang: 'de-DE', created: 0, margin: 40 };
  const bytes = await writePdf(file, (pdf) => void pdf.text(printable('Əli ə ґ Šč a ≠ b ≈ c 😀'), 40, 40));
  expect((await pdfText(bytes, 1000)).trim()).toBe('Əli ə ґ Šč a [U+2260] b [U+2248] c [U+1F600]');
});
