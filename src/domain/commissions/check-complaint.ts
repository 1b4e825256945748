import type { ComplaintColumnKind, ComplaintTemplate } from '#contract/complaint-template.ts';
import { isPhone } from '#contract/numbering/phone-number.ts';
import { typedDate } from '../date/typed-date.ts';
import { isSameHeader, versionIn } from './complaint-columns.ts';

/** Rows of one file; more are sent as several complaints. */
const maxComplaintRows = 1000;
const longestText = 500;
/** Contracts of before are older than any complaint may be. */
const earliestDay = '2000-01-01';

const complaintFaultKeys = [
  'externalLink',
  'wrongTemplate',
  'earlierVersion',
  'missingColumn',
  'noRows',
  'tooManyRows',
  'formula',
  'required',
  'tooLong',
  'vo',
  'contract',
  'phone',
  'date',
  'dateAhead',
  'amount',
  'twice',
] as const;
export type ComplaintFaultKey = (typeof complaintFaultKeys)[number];

/**
 * Faults of a filled template; rows and columns count from 0, as in the file, and are absent if the file itself is at
 * fault.
 */
export interface ComplaintFault {
  readonly fault: ComplaintFaultKey;
  readonly row?: number;
  readonly column?: number;
  readonly header?: string;
  readonly kind?: ComplaintColumnKind;
  /** What stands there. */
  readonly found?: string;
  /** The row, from 0, that holds the same. */
  readonly other?: number;
}

export interface CheckedComplaint {
  readonly faults: readonly ComplaintFault[];
  /** How many rows are filled in. */
  readonly rows: number;
}

/** Euros of an amount as spreadsheets and people write it: `1.234,56 €`, `1234.56`, `-12`; undefined for anything else. */
export function eurosOf(written: string): number | undefined {
  const text = written.replace(/\s|€|EUR/gi, '').replace('−', '-');
  const german = /^-?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{1,2})?$/;
  if (german.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  // Cells that hold a number say it with a point, and with as many digits as a computer has.
  if (/^-?\d+\.\d+$/.test(text)) return Math.round(Number(text) * 100) / 100;
  return undefined;
}

const cellChecks: Record<ComplaintColumnKind, (text: string, today: string) => ComplaintFaultKey | undefined> = {
  text: () => undefined,
  vo: (text) => (/^[\p{L}\d][\p{L}\d\s/.-]{1,29}$/u.test(text) ? undefined : 'vo'),
  contract: (text) => (/^[\p{L}\d][\p{L}\d\s/._-]{2,39}$/u.test(text) ? undefined : 'contract'),
  phone: (text) => (isPhone(text) ? undefined : 'phone'),
  date: (text, today) => {
    // A day without a year is ambiguous.
    const day = typedDate(text);
    if (!day || day < earliestDay) return 'date';
    return day > today ? 'dateAhead' : undefined;
  },
  amount: (text) => (eurosOf(text) === undefined ? 'amount' : undefined),
};

/** The fault of a single cell, also after a correction. `today` is `YYYY-MM-DD`. */
export function cellFault(
  { kind, required }: ComplaintTemplate['columns'][number],
  text: string,
  today: string,
): ComplaintFaultKey | undefined {
  const value = text.trim();
  if (value === '') return required ? 'required' : undefined;
  return value.length > longestText ? 'tooLong' : cellChecks[kind](value, today);
}

const contractKey = (text: string) => text.replace(/[\s/._-]/g, '').toUpperCase();

/** What is read of a filled template. */
export interface ComplaintContent {
  /** The cells of its first sheet. */
  readonly rows: readonly (readonly string[])[];
  /** All texts of the workbook. */
  readonly texts: readonly string[];
  /** Row by row the columns of the first sheet that formulas work out. */
  readonly formulas?: readonly (readonly number[])[];
}

/** What is wrong with a filled template of an operator. The same on both sides. */
export function checkComplaint(
  { title, version, columns }: ComplaintTemplate,
  { rows, texts, formulas = [] }: ComplaintContent,
  today: string,
): CheckedComplaint {
  const [head = []] = rows;
  const isFormula = (row: number, column: number) => formulas[row]?.includes(column) === true;
  const [word = ''] = title.split(' ');
  const other = texts.find((text) => text.startsWith(`${word} `) && text !== title && text.length < 80);
  const placed = columns.map((column) => ({
    ...column,
    column: head.findIndex((header) => isSameHeader(header, column.header)),
  }));
  const missing = placed.filter(({ column }) => column < 0);
  const workbookVersion = versionIn(texts);
  const isOther = other !== undefined && !texts.includes(title);
  // A workbook without a version is one of before there were any: its columns tell.
  if (!isOther && version !== undefined && workbookVersion !== undefined && workbookVersion !== version)
    return { faults: [{ fault: 'earlierVersion', found: workbookVersion }], rows: 0 };
  if (isOther || missing.length > columns.length / 2)
    return { faults: [{ fault: 'wrongTemplate', ...(other !== undefined && { found: other }) }], rows: 0 };
  if (missing.length > 0)
    return { faults: missing.map(({ header }) => ({ fault: 'missingColumn', row: 0, header })), rows: 0 };

  // Values in calculated columns do not make a row.
  const inputColumns = placed.filter(({ computed }) => !computed);
  const isAsked = (column: number) => inputColumns.some((one) => one.column === column);
  const isFilled = (cells: readonly string[], row: number) =>
    cells.some((cell, column) => (isFormula(row, column) ? isAsked(column) : cell.trim() !== ''));
  const filled = rows.flatMap((cells, row) => (row > 0 && isFilled(cells, row) ? [{ cells, row }] : []));
  if (filled.length === 0) return { faults: [{ fault: 'noRows' }], rows: 0 };
  if (filled.length > maxComplaintRows) return { faults: [{ fault: 'tooManyRows' }], rows: filled.length };
  const firstRowByContract = new Map<string, number>();
  const faults: ComplaintFault[] = [];
  for (const { cells, row } of filled)
    for (const { column, header, kind, required } of inputColumns) {
      const text = (cells[column] ?? '').trim();
      const place = { row, column, header, kind, found: text };
      const fault = isFormula(row, column) ? 'formula' : cellFault({ header, kind, required }, text, today);
      if (fault) faults.push({ fault, ...place });
      else if (kind === 'contract' && text !== '') {
        const before = firstRowByContract.get(contractKey(text));
        if (before === undefined) firstRowByContract.set(contractKey(text), row);
        else faults.push({ fault: 'twice', ...place, other: before });
      }
    }
  return { faults, rows: filled.length };
}
