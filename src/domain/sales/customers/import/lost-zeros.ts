/** A cell of a table that a spreadsheet took for a number, with what it was before. */
export interface LostZero {
  /** From 0, in the table's rows. */
  readonly row: number;
  readonly column: number;
  readonly was: string;
  readonly text: string;
}

interface Table {
  readonly rows: readonly { readonly cells: readonly string[] }[];
}

const germany = /^(?:d|de|deu|deutschland|germany|brd)?$/i;
const isPhone = (path: string) => /(?:^|\.)(?:phone|mobile|fax)$/.test(path);
const isZip = (path: string) => path.endsWith('.zip');

/** A postcode of five digits that lost its zero, and a telephone number without the zero of its area code. */
function withZero(path: string, text: string): string | undefined {
  if (isZip(path)) return /^\d{4}$/.test(text) ? `0${text}` : undefined;
  if (!/^[1-9]\d{6,13}$/.test(text)) return undefined;
  return /^49\d{9,}$/.test(text) ? `+${text}` : `0${text}`;
}

/** The cells that lost a zero in front because a spreadsheet kept them as numbers; addresses of other countries have none. */
export function lostZeros({ rows }: Table, columns: readonly string[]): LostZero[] {
  const countryOf = (path: string) => columns.indexOf(`${path.slice(0, path.lastIndexOf('.'))}.country`);
  return columns.flatMap((path, column) => {
    if (!isPhone(path) && !isZip(path)) return [];
    const country = isZip(path) ? countryOf(path) : -1;
    return rows.flatMap(({ cells }, row): LostZero[] => {
      const was = (cells[column] ?? '').trim();
      const text = germany.test((cells[country] ?? '').trim()) ? withZero(path, was) : undefined;
      return text === undefined ? [] : [{ row, column, was, text }];
    });
  });
}
