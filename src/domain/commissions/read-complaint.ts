import type { ComplaintTemplate } from '../../contract/complaint-template.ts';
import { readXlsx, workbookTexts } from '../spreadsheet/read-xlsx.ts';
import { type CheckedComplaint, checkComplaint } from './check-complaint.ts';

/** Checks a workbook against an operator's template. Throws UnreadableTable where it is none. */
export async function checkComplaintFile(
  template: ComplaintTemplate,
  bytes: Uint8Array,
  today: string,
): Promise<CheckedComplaint> {
  const [rows, texts] = [await readXlsx(bytes), await workbookTexts(bytes)];
  return checkComplaint(template, { rows, texts }, today);
}
