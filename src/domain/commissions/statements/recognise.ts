import type { CommissionFormat } from '#contract/commissions/format.ts';
import type { TableRow } from '#domain/spreadsheet/table-row.ts';
import { foldedText } from './document-places.ts';

/** In so many rows a document says what it is. */
export const headRows = 40;

/** Whether a file matches a format, judged by its first rows: each text of the format must be in one of the cells. */
export function isRecognised({ recognise }: Pick<CommissionFormat, 'recognise'>, head: readonly TableRow[]): boolean {
  const cells = head.filter(({ row }) => row <= headRows).flatMap((row) => row.cells.map(foldedText));
  return recognise.every((text) => cells.some((cell) => cell.includes(foldedText(text))));
}
