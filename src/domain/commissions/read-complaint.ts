import type { ComplaintTemplate } from '#contract/complaint-template.ts';
import { bytesSource } from '../files/byte-source.ts';
import { isOfficeFile } from '../files/file-kind.ts';
import { UnreadableFile } from '../files/unreadable-file.ts';
import { cellsByPlace, type TableRow } from '../spreadsheet/table-row.ts';
import { Workbook } from '../spreadsheet/workbook.ts';
import { type CheckedComplaint, type ComplaintContent, checkComplaint } from './check-complaint.ts';
import { columnsOf, versionIn } from './complaint-columns.ts';

/** No template has so many rows. */
const maxRows = 100_000;

async function contentOf(workbook: Workbook): Promise<ComplaintContent> {
  const rows: TableRow[] = [];
  for await (const row of workbook.rows()) {
    if (row.row > maxRows) throw new UnreadableFile('size');
    rows.push(row);
  }
  const formulas: (readonly number[])[] = [];
  for (const { row, formulas: columns = [] } of rows) formulas[row - 1] = columns;
  return { rows: cellsByPlace(rows), texts: await workbook.texts(), formulas };
}

async function openWorkbook(bytes: Uint8Array): Promise<Workbook> {
  const source = bytesSource(bytes);
  if (!(await isOfficeFile(source))) throw new UnreadableFile('archive');
  return Workbook.open(source);
}

/** Checks a workbook against an operator's template. Throws UnreadableFile. */
export async function checkComplaintFile(
  template: ComplaintTemplate,
  bytes: Uint8Array,
  today: string,
): Promise<CheckedComplaint> {
  const workbook = await openWorkbook(bytes);
  if (await workbook.parts.hasExternalLinks()) return { faults: [{ fault: 'externalLink' }], rows: 0 };
  return checkComplaint(template, await contentOf(workbook), today);
}

/** What an operator's own template asks for, and its version if it says so. Throws UnreadableFile. */
export async function readTemplate(bytes: Uint8Array): Promise<Pick<ComplaintTemplate, 'columns' | 'version'>> {
  const { rows, texts, formulas } = await contentOf(await openWorkbook(bytes));
  // What the first row to fill works out, the others do too.
  const columns = columnsOf(rows[0] ?? [], new Set(formulas?.[1]));
  const version = versionIn(texts);
  return { columns, ...(version !== undefined && { version }) };
}
