/** A workbook of texts alone: what begins like a formula is shown and never run, and no digit is lost. */
export async function workbook(table: readonly (readonly string[])[]): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const rows = table.map((row, index) =>
    row.map((value) => ({ value, type: String, ...(index === 0 && { fontWeight: 'bold' as const }) })),
  );
  return writeXlsxFile(rows, { stickyRowsCount: 1 }).toBlob();
}
