import { readComplaintTemplate } from '#api/commissions/complaint-templates.ts';
import type { ComplaintTemplate } from '#contract/complaint-template.ts';
import type { CheckedComplaint } from '#domain/commissions/check-complaint.ts';
import { type MendedCell, mendComplaint } from '#domain/commissions/mend-complaint.ts';
import { checkComplaintFile } from '#domain/commissions/read-complaint.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';

const templateRequests = new Map<string, Promise<ComplaintTemplate>>();

function templateOf(operator: string): Promise<ComplaintTemplate> {
  const request = templateRequests.get(operator) ?? readComplaintTemplate(operator);
  templateRequests.set(operator, request);
  request.catch(() => templateRequests.delete(operator));
  return request;
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());
const today = () => berlinDay(Date.now());

/** Looks into a filled template before it is sent. Throws UnreadableFile where it is no workbook, ApiError where the portal cannot be asked. */
export async function checkTemplate(operator: string, file: File): Promise<CheckedComplaint> {
  const [template, bytes] = await Promise.all([templateOf(operator), bytesOf(file)]);
  return checkComplaintFile(template, bytes, today());
}

/** The same file with some cells mended. Throws UnwritableCell where one of them can only be changed in Excel. */
export async function mendTemplate(file: File, cells: readonly MendedCell[]): Promise<File> {
  const mended = await mendComplaint(await bytesOf(file), cells, today());
  return new File([mended], file.name, { type: file.type });
}
