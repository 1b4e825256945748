import { partsOfZip } from '#tests/read-files.ts';
import { packedZip } from './packed-zip.ts';

/** What becomes of a part: `''` is what a part that is not there yet was before. */
export type PartChanges = Readonly<Record<string, (was: string) => string | Buffer>>;

/** A workbook with some of its parts changed or added. */
export async function withParts(workbook: Uint8Array, changes: PartChanges): Promise<Buffer> {
  const parts = new Map<string, string | Buffer>(await partsOfZip(workbook));
  for (const [name, change] of Object.entries(changes)) parts.set(name, change(String(parts.get(name) ?? '')));
  return packedZip([...parts].map(([name, content]) => ({ name, content })));
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (type: string, target: string, mode = '') =>
  `<Relationship Id="rId99" Type="${relations}/${type}" Target="${target}"${mode}/>`;
const outside = ' TargetMode="External"';
const ofSheet = 'xl/worksheets/_rels/sheet1.xml.rels';
const ofBook = 'xl/_rels/workbook.xml.rels';
const put = (xml: string) => (was: string) =>
  was.includes('</Relationships>')
    ? was.replace('</Relationships>', `${xml}</Relationships>`)
    : `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${xml}</Relationships>`;

/** Ways in which a workbook takes something from elsewhere. */
export const outsideParts: Readonly<Record<string, PartChanges>> = {
  'a value of another workbook': {
    'xl/externalLinks/externalLink1.xml': () => '<externalLink/>',
    [ofBook]: put(relation('externalLink', 'externalLinks/externalLink1.xml')),
  },
  'another workbook by a part of any name': { [ofBook]: put(relation('externalLink', 'theme/a.xml')) },
  'a picture of the internet': { [ofSheet]: put(relation('image', 'https://example.com/a.png', outside)) },
  'an object of a server': { [ofSheet]: put(relation('oleObject', 'file:///\\\\192.0.2.1\\a.xls', outside)) },
  'a relation in another notation': {
    'xl/drawings/_rels/drawing1.xml.rels': () =>
      `<r:Relationships xmlns:r="x"><r:Relationship Target='https://example.com/a>b' Type='${relations}/image' Id='a' TargetMode='&#69;xternal'/></r:Relationships>`,
  },
  'a query of a database': {
    'xl/connections.xml': () => '<connections/>',
    [ofBook]: put(relation('connections', 'connections.xml')),
  },
};

/** The hyperlinks that a spreadsheet creates from a typed e-mail address and a typed web address. */
export const hyperlinks: PartChanges = {
  [ofSheet]: put(
    relation('hyperlink', 'mailto:info@example.com', outside) +
      relation('hyperlink', 'https://example.com/', outside).replace('rId99', 'rId98'),
  ),
};

/** The cell at a place, such as `I2`, worked out by a formula. */
export const withFormula = (place: string, formula: string, value: string): PartChanges => ({
  'xl/worksheets/sheet1.xml': (was) =>
    was.replace(
      new RegExp(`<c r="${place}"[^>]*?(?:/>|>[\\s\\S]*?</c>)`),
      `<c r="${place}" t="str">${formula}<v>${value}</v></c>`,
    ),
});
