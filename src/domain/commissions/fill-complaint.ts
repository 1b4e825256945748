import type { ComplaintColumnKind } from '#contract/complaint-template.ts';
import { readTable } from '../spreadsheet/open-table.ts';
import { cellsByPlace } from '../spreadsheet/table-row.ts';
import { type CellChange, writeCells } from '../spreadsheet/write-cells.ts';
import { type ComplaintField, columnsOf, fieldOf } from './complaint-columns.ts';
import { cellValue } from './mend-complaint.ts';

/** What one row of a complaint says, as it is typed. */
export type ComplaintRow = Readonly<Partial<Record<ComplaintField, string | undefined>>>;

/** One line of text: what breaks it makes a blank. */
const oneLine = (text = ''): string => text.replace(/\s+/g, ' ').trim();

/** The columns of a template that the portal can fill, in their places. */
function placesOf(head: readonly string[]): { column: number; field: ComplaintField; kind: ComplaintColumnKind }[] {
  const usedFields = new Set<ComplaintField>();
  return head.flatMap((header, column) => {
    const field = fieldOf(header);
    const [knownColumn] = columnsOf([header]);
    if (!field || !knownColumn || usedFields.has(field)) return [];
    usedFields.add(field);
    return [{ column, field, kind: knownColumn.kind }];
  });
}

/**
 * An operator's template with a row for each contract below what stands there; every other cell and part of the file
 * stays as it was, byte by byte. Throws UnreadableFile where it is no workbook, UnwritableCell where a cell holds a formula.
 */
export async function fillComplaint(
  template: Uint8Array,
  rows: readonly ComplaintRow[],
  today: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const [head = [], ...present] = cellsByPlace((await readTable(template)).rows);
  const places = placesOf(head);
  // Values in the template's calculated columns do not make a row.
  const isTaken = (cells: readonly string[]) => places.some(({ column }) => (cells[column] ?? '') !== '');
  const first = 2 + present.findLastIndex(isTaken);
  const changes = rows.flatMap((row, index) =>
    places.flatMap(({ column, field, kind }): CellChange[] => {
      const text = oneLine(row[field]);
      if (text === '') return [];
      return [{ row: first + index, column, value: cellValue({ row: 0, column, kind, text }, today) }];
    }),
  );
  return writeCells(template, changes, { addRows: true });
}
