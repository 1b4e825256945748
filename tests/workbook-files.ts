import { packedZip } from './server/support/packed-zip.ts';

/** How a workbook is written where that is not the usual way. */
export interface WorkbookStyle {
  /** Of elements of sheets, as `x:`. */
  readonly prefix?: string;
  readonly namespace?: string;
  readonly quote?: "'" | '"';
  readonly isFrom1904?: boolean;
  /** Cell formats; `s` is the index into this list. */
  readonly formats?: readonly (number | string)[];
  readonly texts?: readonly string[];
  /** Names of parts, and targets of relations, that differ. */
  readonly renamed?: Readonly<Record<string, string>>;
  readonly targets?: Readonly<Record<string, string>>;
  /** Parts that are added or take the place of others. */
  readonly parts?: Readonly<Record<string, string | Buffer>>;
}
export interface SheetOf {
  readonly name?: string;
  readonly state?: 'hidden' | 'veryHidden';
  /** The number of its part. */
  readonly part?: number;
  /** Its rows as XML without prefixes. */
  readonly rows: string;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006/relationships';
const relationsPart = (list: readonly (readonly [id: string, kind: string, target: string])[]) =>
  `${head}<Relationships xmlns="${packageNamespace}">${list
    .map(([id, kind, target]) => `<Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** A workbook as another program would write it. */
export function workbookFile(sheets: readonly SheetOf[], style: WorkbookStyle = {}): Buffer {
  const { prefix = '', namespace = main, quote = '"', formats = [], texts, renamed = {}, targets = {} } = style;
  const written = (xml: string) =>
    xml
      .replace(/<(\/?)([a-zA-Z])/g, (_tag, slash, letter) => `<${slash}${prefix}${letter}`)
      .replaceAll(/="([^"]*)"/g, (_all, value) => `=${quote}${value}${quote}`);
  const partOf = ({ part }: SheetOf, at: number) => `worksheets/sheet${part ?? at + 1}.xml`;
  const declared = prefix === '' ? `xmlns="${namespace}"` : `xmlns:${prefix.slice(0, -1)}="${namespace}"`;
  const sheetXml = (rows: string) =>
    `${head}${written(`<worksheet ${declared}><sheetData>${rows}</sheetData></worksheet>`)}`;
  const own = formats.flatMap((format, at) => (typeof format === 'string' ? [[200 + at, format] as const] : []));
  const parts: Record<string, string | Buffer> = {
    '[Content_Types].xml': `${head}<Types/>`,
    '_rels/.rels': relationsPart([['rId1', 'officeDocument', targets['workbook'] ?? 'xl/workbook.xml']]),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}">${
      style.isFrom1904 ? '<workbookPr date1904="1"/>' : ''
    }<sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<sheet name="${name ?? `Blatt ${at + 1}`}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsPart([
      ...sheets.map(
        (sheet, at) => [`rId${at + 1}`, 'worksheet', targets[`sheet${at + 1}`] ?? partOf(sheet, at)] as const,
      ),
      ['rId90', 'styles', 'styles.xml'],
      ...(texts ? [['rId91', 'sharedStrings', 'sharedStrings.xml'] as const] : []),
    ]),
    ...Object.fromEntries(sheets.map((sheet, at) => [`xl/${partOf(sheet, at)}`, sheetXml(sheet.rows)])),
    'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><numFmts>${own
      .map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`)
      .join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${formats
      .map((format, at) => `<xf numFmtId="${typeof format === 'number' ? format : 200 + at}"/>`)
      .join('')}</cellXfs></styleSheet>`,
    ...(texts && {
      'xl/sharedStrings.xml': `${head}<sst xmlns="${main}">${texts.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    }),
    ...style.parts,
  };
  return packedZip(Object.entries(parts).map(([name, content]) => ({ name: renamed[name] ?? name, content })));
}

/** A row of cells; what is no cell yet becomes a text. */
export const rowOf = (row: number, ...cells: readonly string[]): string =>
  `<row r="${row}">${cells
    .map((cell) => (cell.startsWith('<c') ? cell : `<c t="inlineStr"><is><t>${cell}</t></is></c>`))
    .join('')}</row>`;
