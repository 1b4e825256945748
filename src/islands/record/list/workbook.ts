/** A text, or an amount in cents. */
type Cell = string | { cents: number };

/** A workbook of texts, and of amounts that can be added up: what begins like a formula is shown and never run, and no digit is lost. */
export async function workbook(table: readonly (readonly Cell[])[]): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const rows = table.map((row, index) =>
    row.map((cell) =>
      typeof cell === 'string'
        ? { value: cell, type: String, ...(index === 0 && { fontWeight: 'bold' as const }) }
        : { value: cell.cents / 100, type: Number, format: '#,##0.00' },
    ),
  );
  return writeXlsxFile(rows, { stickyRowsCount: 1 }).toBlob();
}
