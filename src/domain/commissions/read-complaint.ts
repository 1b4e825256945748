import type { ComplaintTemplate } from '../../contract/complaint-template.ts';
import { hasExternalLinks } from '../spreadsheet/external-links.ts';
import { readFirstSheet, workbookTexts } from '../spreadsheet/read-xlsx.ts';
import { type CheckedComplaint, checkComplaint } from './check-complaint.ts';

/** Checks a workbook against an operator's template. Throws UnreadableTable where it is none, or is too large inside. */
export async function checkComplaintFile(
  template: ComplaintTemplate,
  bytes: Uint8Array,
  today: string,
): Promise<CheckedComplaint> {
  if (await hasExternalLinks(bytes)) return { faults: [{ fault: 'externalLink' }], rows: 0 };
  const sheet = await readFirstSheet(bytes);
  const rows = sheet.map(({ cells }) => cells);
  const formulas = sheet.map((row) => row.formulas);
  return checkComplaint(template, { rows, texts: await workbookTexts(bytes), formulas }, today);
}
