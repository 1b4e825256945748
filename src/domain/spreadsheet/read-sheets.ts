import { UnreadableTable } from './read-csv.ts';
import { attribute, plain, sharedIn, sheetRows } from './read-xlsx.ts';
import { unzipTexts } from './zip-entries.ts';

export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** As a German reader sees it: `79.900000000000006` of the file is 79,9. */
const germanNumber = (value: string): string => {
  const number = Number(value);
  return value === '' || !Number.isFinite(number) ? value : String(Number(number.toPrecision(12))).replace('.', ',');
};

/** The part of each sheet, by the order in which the workbook shows them. */
function sheetParts(parts: ReadonlyMap<string, string>): { name: string; part: string }[] {
  const targets = new Map(
    [...(parts.get('xl/_rels/workbook.xml.rels') ?? '').matchAll(/<Relationship\b[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id'),
      (attribute(tag, 'Target') ?? '').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  );
  return [...(parts.get('xl/workbook.xml') ?? '').matchAll(/<sheet\b[^>]*>/g)].flatMap(([tag]) => {
    const part = targets.get(/\br:id="([^"]*)"/.exec(tag)?.[1]) ?? '';
    return parts.has(part) ? [{ name: plain(attribute(tag, 'name') ?? ''), part }] : [];
  });
}

/** All sheets of a workbook in their order, those without a cell left out. Throws where it is no workbook. */
export async function readSheets(bytes: Uint8Array): Promise<Sheet[]> {
  const wanted = /^xl\/(?:worksheets\/sheet\d+|sharedStrings|styles|workbook|_rels\/workbook)\.xml(?:\.rels)?$/;
  const parts = await unzipTexts(bytes, wanted);
  const shared = sharedIn(parts);
  const sheets = sheetParts(parts);
  if (sheets.length === 0) throw new UnreadableTable('archive');
  return sheets
    .map(({ name, part }) => ({ name, rows: sheetRows(parts.get(part) ?? '', shared, germanNumber) }))
    .filter(({ rows }) => rows.some((row) => row.some((cell) => cell !== '')));
}
