import { type CommissionFormat, type LineColumn, lineColumns } from '#contract/commissions/format.ts';
import type { ImportFault, ImportFaultKey, ImportLine } from '#contract/commissions/import.ts';
import type { CommissionKind } from '#contract/commissions/line.ts';
import { columnName } from '#domain/spreadsheet/column-name.ts';
import type { TableRow } from '#domain/spreadsheet/table-row.ts';
import { centsOf, dayIn, monthIn, phoneIn, voIn } from './cell-values.ts';
import { DocumentPlaces, foldedText } from './document-places.ts';
import { FaultList } from './fault-list.ts';

export interface ReadStatement {
  readonly lines: readonly ImportLine[];
  readonly faults: FaultList;
  readonly amount: number;
  readonly month: string | undefined;
  readonly docNumber: string | undefined;
  readonly documentAmount: number | undefined;
}

/** More are no statement of a month. */
const maxLines = 300_000;
const longest = 300;
/** Never half of a character, which no database keeps. */
const cut = (text: string, most = longest): string => text.slice(0, most).toWellFormed();

type Columns = Partial<Record<LineColumn, number>>;

function columnsOf(format: CommissionFormat, cells: readonly string[], row: number, faults: FaultList): Columns {
  const columns: Columns = {};
  for (const name of lineColumns) {
    const header = format.columns[name];
    if (header === undefined) continue;
    const column = cells.findIndex((cell) => foldedText(cell) === foldedText(header));
    if (column >= 0) columns[name] = column;
    else faults.add({ fault: 'missingColumn', row, header });
  }
  return columns;
}

/** Reads the cells of one row, and notes what is wrong with them. */
class RowReader {
  readonly #format: CommissionFormat;
  readonly #columns: Columns;
  readonly #kinds: ReadonlyMap<string, CommissionKind>;
  readonly #faults: FaultList;
  readonly #today: string;
  /** Months that lines name, with the first row of each. */
  readonly months = new Map<string, number>();

  constructor(format: CommissionFormat, columns: Columns, faults: FaultList, today: string) {
    this.#format = format;
    this.#columns = columns;
    this.#faults = faults;
    this.#today = today;
    this.#kinds = new Map(format.kinds.map(({ word, kind }) => [foldedText(word), kind]));
  }

  read(row: TableRow): ImportLine | undefined {
    const { numbers, dates, months } = this.#format;
    const before = this.#faults.errors;
    const amountColumn = this.#columns.amount ?? -1;
    const vo = this.#needed(row, 'vo', (text) => (/^[\p{L}\d/._-]{1,40}$/u.test(voIn(text)) ? voIn(text) : undefined));
    const kind = this.#needed(row, 'kind', (text) => this.#kinds.get(foldedText(text)));
    const amount = this.#needed(row, 'amount', (text) => centsOf(text, numbers, row.numbers?.has(amountColumn)));
    const month = this.#optional(row, 'month', (text) => monthIn(text, months));
    const activated = this.#optional(row, 'activated', (text) => dayIn(text, dates), 'date');
    const [formula] = row.formulas ?? [];
    if (formula !== undefined) this.#faults.add({ fault: 'formula', row: row.row, column: columnName(formula) });
    if (activated !== undefined && activated > this.#today) this.#say('dateAhead', row, 'activated');
    if (month !== undefined && !this.months.has(month)) this.months.set(month, row.row);
    if (vo === undefined || kind === undefined || amount === undefined || this.#faults.errors > before)
      return undefined;
    const texts = Object.fromEntries(
      (['contract', 'customer', 'tariff', 'text'] as const).flatMap((name) => {
        const text = this.#cell(row, name);
        return text ? [[name, cut(text)]] : [];
      }),
    );
    const phone = this.#cell(row, 'phone');
    return {
      row: row.row,
      ...{ vo, kind, amount },
      ...texts,
      ...(phone && { phone: cut(phoneIn(phone)) }),
      ...(activated !== undefined && { activated }),
    };
  }

  #cell(row: TableRow, name: LineColumn): string {
    const column = this.#columns[name];
    return column === undefined ? '' : (row.cells[column] ?? '');
  }

  #needed<T>(row: TableRow, name: 'vo' | 'kind' | 'amount', read: (text: string) => T | undefined): T | undefined {
    const text = this.#cell(row, name);
    const value = text === '' ? undefined : read(text);
    if (value === undefined) this.#say(text === '' ? 'required' : name, row, name);
    return value;
  }

  #optional<T>(
    row: TableRow,
    name: 'month' | 'activated',
    read: (text: string) => T | undefined,
    fault: ImportFaultKey = 'month',
  ): T | undefined {
    const text = this.#cell(row, name);
    const value = text === '' ? undefined : read(text);
    if (text !== '' && value === undefined) this.#say(fault, row, name);
    return value;
  }

  #say(fault: ImportFaultKey, row: TableRow, name: LineColumn): void {
    const column = this.#columns[name];
    const header = this.#format.columns[name];
    this.#faults.add({
      ...{ fault, row: row.row },
      ...(column !== undefined && { column: columnName(column) }),
      ...(header !== undefined && { header }),
      found: cut(this.#cell(row, name), 80),
    });
  }
}

const placeOf = (cell: { row: number; column: number; text: string } | undefined): Partial<ImportFault> =>
  cell ? { row: cell.row, column: columnName(cell.column), found: cut(cell.text, 80) } : {};

/** The month of the document: where it says one, else that of all of its lines. */
function monthOf(
  format: CommissionFormat,
  { found: documentCells }: DocumentPlaces,
  months: ReadonlyMap<string, number>,
  faults: FaultList,
): string | undefined {
  const statedMonth = documentCells.month && monthIn(documentCells.month.text, format.months);
  if (documentCells.month && !statedMonth) faults.add({ fault: 'month', ...placeOf(documentCells.month) });
  const [[first] = []] = months;
  const month = statedMonth ?? (format.month === undefined ? first : undefined);
  if (month === undefined && !documentCells.month) faults.add({ fault: 'monthMissing' });
  for (const [other, row] of months)
    if (month !== undefined && other !== month)
      faults.add({ fault: 'severalMonths', row, found: other, expected: month });
  return month;
}

/** Compares what the document says of its lines with them. */
function compare(
  format: CommissionFormat,
  { found: { total, count } }: DocumentPlaces,
  { lines, amount }: { lines: number; amount: number },
  faults: FaultList,
): number | undefined {
  const statedTotal = total && centsOf(total.text, format.numbers, total.isNumber);
  // What a row that cannot be read does to the sums is no fault of its own.
  if (faults.errors > 0) return statedTotal;
  if (format.total && statedTotal === undefined)
    faults.add({ fault: total ? 'amount' : 'totalMissing', ...placeOf(total) });
  else if (statedTotal !== undefined && statedTotal !== amount)
    faults.add({
      fault: 'totalDiffers',
      ...placeOf(total),
      expected: String(statedTotal),
      difference: amount - statedTotal,
    });
  if (count && Number(count.text.replace(/[.,\s]/g, '')) !== lines)
    faults.add({ fault: 'countDiffers', ...placeOf(count), expected: String(lines) });
  return statedTotal;
}

/**
 * Reads a statement by its format: its lines, their sums and its faults. Every row is a line, a part of the document or
 * a fault.
 */
export async function readStatement(
  format: CommissionFormat,
  rows: AsyncIterable<TableRow> | Iterable<TableRow>,
  today: string,
): Promise<ReadStatement> {
  const faults = new FaultList();
  const places = new DocumentPlaces(format);
  const lines: ImportLine[] = [];
  let headers: readonly string[] = [];
  let reader: RowReader | undefined;
  let amount = 0;
  const columnOfHeader = (header: string) => {
    const column = headers.findIndex((cell) => foldedText(cell) === foldedText(header));
    return column < 0 ? undefined : column;
  };
  for await (const row of rows) {
    const isHead = row.row <= format.headerRow;
    const isNoLine = places.look(row, isHead, columnOfHeader);
    if (row.row === format.headerRow) {
      headers = row.cells;
      reader = new RowReader(format, columnsOf(format, row.cells, row.row, faults), faults, today);
      if (faults.errors > 0)
        return { lines, faults, amount, month: undefined, docNumber: undefined, documentAmount: undefined };
    }
    if (isHead || isNoLine || row.cells.every((cell) => cell === '')) continue;
    if (lines.length >= maxLines) {
      faults.add({ fault: 'tooManyRows', row: row.row });
      break;
    }
    const line = reader?.read(row);
    if (!line) continue;
    lines.push(line);
    amount += line.amount;
  }
  if (!reader) faults.add({ fault: 'missingColumn', row: format.headerRow, header: format.columns.vo });
  else if (lines.length === 0 && faults.errors === 0) faults.add({ fault: 'noLines' });
  const documentAmount = compare(format, places, { lines: lines.length, amount }, faults);
  const { docNumber } = places.found;
  const month = monthOf(format, places, reader?.months ?? new Map(), faults);
  return { lines, faults, amount, month, docNumber: docNumber && cut(docNumber.text, 80), documentAmount };
}
