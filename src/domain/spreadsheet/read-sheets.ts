import { bytesSource } from '../files/byte-source.ts';
import { cellsByPlace, type TableRow } from './table-row.ts';
import { Workbook } from './workbook.ts';

export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** As a German reader sees it: `79.9` of the file is 79,9. */
const germanNumbers = ({ row, cells, numbers }: TableRow): TableRow => ({
  row,
  cells: cells.map((cell, column) => (numbers?.has(column) ? cell.replace('.', ',') : cell)),
});

/** All sheets of a workbook in their order, those without a cell left out. Throws UnreadableFile. */
export async function readSheets(bytes: Uint8Array): Promise<Sheet[]> {
  const workbook = await Workbook.open(bytesSource(bytes));
  const sheets: Sheet[] = [];
  for (const sheet of workbook.sheets) {
    const rows: TableRow[] = [];
    for await (const row of workbook.rows(sheet)) rows.push(germanNumbers(row));
    if (rows.length > 0) sheets.push({ name: sheet.name, rows: cellsByPlace(rows) });
  }
  return sheets;
}
