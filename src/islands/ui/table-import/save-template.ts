import type { ImportTarget } from '#domain/table-import/import-target.ts';
import { texts } from '#i18n/client.ts';
import { saveBlob } from '#stores/files/save-file.ts';

const bold = { fontWeight: 'bold' as const };
const minWidth = 12;
/** Longer names no workbook takes. */
const maxSheetName = 31;

/** An empty workbook with all columns that a table takes, kept as text so that no zero is lost; a second sheet names the choices. */
export async function saveTemplate({ columns }: ImportTarget, title: string): Promise<void> {
  const t = texts('table-import');
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const plain = columns.filter(({ split }) => !split);
  const text = (value: string, more: object = {}) => ({ value, type: String, ...more });
  const heads = plain.map(({ caption }) => text(caption, bold));
  const choices = plain.filter((column) => column.choices || column.kind === 'tick');
  const yes = (column: (typeof plain)[number]) =>
    column.choices?.map(({ words, code }) => words[0] ?? code) ?? [t('yes'), t('no')];
  const length = Math.max(0, ...choices.map((column) => yes(column).length));
  const list = Array.from({ length }, (_, at) => choices.map((column) => text(yes(column)[at] ?? '')));
  const widths = (some: typeof plain) => some.map(({ caption }) => ({ width: Math.max(minWidth, caption.length + 3) }));
  const emptyRows = Array.from({ length: 50 }, () => plain.map(() => ({ value: '', type: String, format: '@' })));
  const sheets = [
    {
      data: [heads, ...emptyRows],
      sheet: title.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, maxSheetName),
      columns: widths(plain),
      stickyRowsCount: 1,
    },
    ...(choices.length > 0
      ? [
          {
            data: [choices.map(({ caption }) => text(caption, bold)), ...list],
            sheet: t('choicesSheet'),
            columns: widths(choices),
          },
        ]
      : []),
  ];
  const blob = await writeXlsxFile(sheets as never).toBlob();
  saveBlob(`${t('templateFile', { name: title })}.xlsx`, blob);
}
