import { xmlText } from './xml-text.ts';
import { zipParts } from './zip-parts.ts';

const inWord = /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes)\.xml$/;
const inWorkbook = /^xl\/(?:sharedStrings|worksheets\/sheet\d+|workbook)\.xml$/;
const wordText = new Set(['w:t']);
const wordBlocks = new Set(['w:p', 'w:tab', 'w:br']);
const cellText = new Set(['t', 'v']);
const cellBlocks = new Set(['si', 'c', 'row']);

export function docxText(bytes: Buffer, most: number): Promise<string> {
  return collect(zipParts(bytes, inWord), most, (xml, left) => xmlText(xml, wordText, wordBlocks, left));
}

/** Names of sheets and what stands in cells. Numbers in cells of shared texts are places in their list and left out. */
export function xlsxText(bytes: Buffer, most: number): Promise<string> {
  return collect(zipParts(bytes, inWorkbook), most, (xml, left, name) => {
    if (name.endsWith('workbook.xml')) {
      return [...xml.matchAll(/<sheet [^>]{0,500}?name="([^"]{1,100})"/g)].map(([, sheet]) => sheet).join('\n');
    }
    const own = name.includes('/sheet') ? xml.replace(/<c [^>]{0,200}t="s"[^>]{0,200}><v>\d{1,9}<\/v><\/c>/g, '') : xml;
    return xmlText(own, cellText, cellBlocks, left);
  });
}

async function collect(
  parts: AsyncIterable<{ name: string; bytes: Buffer }>,
  most: number,
  read: (xml: string, left: number, name: string) => string,
): Promise<string> {
  let text = '';
  for await (const { name, bytes } of parts) {
    if (text.length >= most) break;
    text += `${read(bytes.toString('utf8'), most - text.length, name)}\n`;
  }
  return text;
}
