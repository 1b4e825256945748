import type { ImportRow } from '#domain/table-import/import-row.ts';
import type { ImportTarget } from '#domain/table-import/import-target.ts';
import { csv } from '#domain/text/csv.ts';
import { texts } from '#i18n/client.ts';
import { saveFile } from '#stores/files/save-file.ts';
import { faultText } from './fault-text.ts';
import type { TableImport } from './use-table-import.ts';

/** What is wrong, a line for each fault, for the person who made the table. */
export function saveFaults(
  title: string,
  rows: readonly ImportRow[],
  { assignment }: TableImport,
  target: ImportTarget,
): void {
  const t = texts('table-import');
  const captionOf = (key: string) => target.columns.find((column) => column.key === key)?.caption ?? key;
  const table = rows.flatMap(({ line, faults }) =>
    faults.map((fault) => [
      String(line),
      captionOf(fault.column),
      fault.text,
      faultText(fault, target, assignment[fault.source] && fault.column),
    ]),
  );
  const head = [t('faultHead.line'), t('faultHead.column'), t('faultHead.text'), t('faultHead.fault')];
  saveFile(`${t('faultFile', { name: title })}.csv`, csv([head, ...table]), 'text/csv;charset=utf-8');
}
