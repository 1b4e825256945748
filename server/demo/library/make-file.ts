import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { zipArchive } from '#server/files/inspection/zip-archive.ts';
import { readSegments, totalSize } from '#server/files/storage/segments.ts';
import { drawPng } from '../draw-png.ts';
import type { DemoFile } from './demo-file.ts';

type Lines = readonly string[];

/** The bytes of a demo file, a real one of its kind. */
export async function makeFile({ path, lines }: DemoFile): Promise<Buffer> {
  const [, ending = ''] = /\.(\w+)$/.exec(path) ?? [];
  if (ending === 'pdf') return makePdf(lines);
  if (ending === 'docx') return makeDocx(lines);
  if (ending === 'xlsx') return makeXlsx(lines);
  if (ending === 'png') return makePng();
  if (ending === 'url') return Buffer.from(`[InternetShortcut]\r\nURL=${lines[0]}\r\n`);
  return Buffer.from(`${lines.join('\r\n')}\r\n`);
}

export function makePdf([title = '', ...lines]: Lines): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 72, info: { Title: title } });
  pdf.font('Helvetica-Bold').fontSize(20).text(title).moveDown();
  for (const line of lines) pdf.font('Helvetica').fontSize(12).text(line).moveDown(0.5);
  pdf.end();
  return buffer(pdf);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function zipOf(parts: Record<string, string>): Promise<Buffer> {
  const segments = zipArchive(
    Object.entries(parts).map(([name, text]) => {
      const bytes = Buffer.from(text);
      const read = async ({ start, end }: { start: number; end: number }) => bytes.subarray(start, end + 1);
      return { name, size: bytes.length, modified: 0, segment: { size: bytes.length, read } };
    }),
  );
  return buffer(readSegments(segments, { start: 0, end: totalSize(segments) - 1 }));
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const packageUri = 'http://schemas.openxmlformats.org/package/2006';

export function makeDocx(lines: Lines): Promise<Buffer> {
  const paragraphs = lines.map((line) => `<w:p><w:r><w:t xml:space="preserve">${escaped(line)}</w:t></w:r></w:p>`);
  return zipOf({
    '[Content_Types].xml': `${xml}<Types xmlns="${packageUri}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${packageUri}/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${xml}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs.join('')}</w:body></w:document>`,
  });
}

export async function makeXlsx(lines: Lines): Promise<Buffer> {
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const data = lines.map((line, row) =>
    line.split('|').map((value) => ({ value, type: String, ...(row === 0 && { fontWeight: 'bold' as const }) })),
  );
  return writeXlsxFile([{ sheet: 'Tabelle', data }]).toBuffer();
}

/** A plan in a few colours, 480 by 270 points. */
export const makePng = (): Buffer =>
  drawPng(480, 270, (x, y) => {
    const isLine = x % 80 < 3 || y % 90 < 3 || Math.abs(x - y * 1.7) < 3;
    return isLine ? [15, 76, 92] : [236, 242, 244];
  });
