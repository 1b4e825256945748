/** What parts the cells: a spreadsheet copies tabs, German ones write semicolons into files. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/);
  if (text.includes('\t')) return '\t';
  return first.includes(';') ? ';' : first.includes(',') ? ',' : '\t';
}

/** The cells of every line of a table as a spreadsheet copies or saves it; a cell in quotes may hold delimiters, line breaks and doubled quotes. */
export function delimitedLines(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const delimiter = delimiterOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at] ?? '';
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === delimiter) endCell();
    else if (character === '\n') {
      endCell();
      rows.push(row);
      row = [];
    } else cell += character;
  }
  if (cell !== '' || row.length > 0) {
    endCell();
    rows.push(row);
  }
  return rows;
}

/** Without the lines that are empty. */
export const delimitedRows = (text: string): string[][] =>
  delimitedLines(text).filter((cells) => cells.some((one) => one.trim() !== ''));
