/** What a spreadsheet calls a column: `A` for 0, `AA` for 26. */
export function columnName(column: number): string {
  const last = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}
