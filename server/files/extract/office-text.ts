import { bytesSource } from '#domain/files/byte-source.ts';
import { PackageParts, type UnpackLimits } from '#domain/files/package-parts.ts';
import { XmlReader } from '#domain/files/xml.ts';
import { Workbook } from '#domain/spreadsheet/workbook.ts';

const MiB = 1024 ** 2;
const limits: UnpackLimits = { part: 24 * MiB, total: 48 * MiB };
const blocks: ReadonlySet<string> = new Set(['p', 'tab', 'br']);
const beside: ReadonlySet<string> = new Set(['header', 'footer', 'footnotes', 'endnotes']);

/** What stands in a document, its headers, footers and notes, paragraph by paragraph. */
export async function docxText(bytes: Buffer, maxLength: number): Promise<string> {
  const parts = await PackageParts.open(bytesSource(bytes), limits);
  const main = (await parts.relations('')).find(({ kind }) => kind === 'officeDocument')?.target ?? 'word/document.xml';
  const others = (await parts.relations(main)).filter(({ kind, isExternal }) => beside.has(kind) && !isExternal);
  let text = '';
  let isText = false;
  const handlers = {
    open: (name: string) => {
      isText = name === 't';
    },
    text: (words: string) => {
      if (isText) text += words;
    },
    close: (name: string) => {
      isText = false;
      if (blocks.has(name)) text += '\n';
    },
  };
  for (const part of new Set([main, ...others.map(({ target }) => target)])) {
    if (!parts.entry(part)) continue;
    const xml = new XmlReader(handlers);
    for await (const piece of parts.pieces(part)) {
      xml.write(piece);
      if (text.length >= maxLength) return text;
    }
    xml.end();
  }
  return text;
}

/** Names of sheets and what stands in their cells, one below the other. */
export async function xlsxText(bytes: Buffer, maxLength: number): Promise<string> {
  const workbook = await Workbook.open(bytesSource(bytes), limits);
  let text = workbook.sheets.map(({ name }) => `${name}\n`).join('');
  for (const sheet of workbook.sheets)
    for await (const { cells } of workbook.rows(sheet)) {
      text += `${cells.filter((cell) => cell !== '').join('\n')}\n`;
      if (text.length >= maxLength) return text;
    }
  return text;
}
