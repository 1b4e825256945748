import { berlinDay } from '#domain/date/berlin-day.ts';
import { csv } from '#domain/text/csv.ts';
import { formatNumber } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import type { ExportedRows } from '#stores/data/list-export.ts';
import { saveBlob, saveFile } from '#stores/files/save-file.ts';
import { toast } from '#stores/page/toasts.ts';
import type { ListScreen } from './list-screen.ts';

export type ExportFormat = 'csv' | 'xlsx';

/** Saves rows as a file with all columns of their list. */
export async function saveList<Row extends { id: string }>(
  { file: name, columns: all }: ListScreen<Row>,
  exportedRows: ExportedRows<Row>,
  format: ExportFormat,
): Promise<void> {
  const t = texts('record');
  const { trid, rows, total } = exportedRows;
  const columns = all.filter(({ tools }) => !tools);
  if (rows.length === 0) {
    toast('info', t('export.nothing'));
    return;
  }
  const file = `${name}_${trid}_${berlinDay(Date.now())}.${format}`;
  const head = columns.map(({ header }) => header);
  if (format === 'csv') {
    const table = [head, ...rows.map((row) => columns.map(({ text }) => text(row)))];
    saveFile(file, csv(table), 'text/csv;charset=utf-8');
  } else {
    const { workbook } = await import('./workbook.ts');
    const cells = rows.map((row) => columns.map(({ text, cents }) => (cents ? { cents: cents(row) } : text(row))));
    saveBlob(file, await workbook([head, ...cells]));
  }
  const number = (count: number) => formatNumber(count, pageLocale());
  if (rows.length < total) toast('warn', t('export.cut', { limit: number(rows.length), total: number(total) }));
  else toast('ok', t('export.done', { count: rows.length, file }));
}
