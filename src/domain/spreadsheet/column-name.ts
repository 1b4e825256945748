/** What a spreadsheet calls a column: `A` for 0, `AA` for 26. */
export function columnName(column: number): string {
  const last = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

/** The column of a place: 2 for `C7`; undefined for what names none. */
export function columnOf(place: string): number | undefined {
  let column = 0;
  for (const letter of place.slice(0, 4).toUpperCase()) {
    if (letter < 'A' || letter > 'Z') break;
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column === 0 ? undefined : column - 1;
}
