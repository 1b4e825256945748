import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { german } from '../src/content/schema/commission-formats.ts';
import {
  type CommissionFormat,
  commissionFormat,
  type DateNotation,
  type DocumentPlace,
  type LineColumn,
  lineColumns,
  type MonthNotation,
  type NumberNotation,
} from '../src/contract/commissions/format.ts';
import type { ImportLine } from '../src/contract/commissions/import.ts';
import { monthCaption } from '../src/domain/date/months.ts';
import { columnOf } from '../src/domain/spreadsheet/column-name.ts';

const folder = join(import.meta.dirname, '../src/content/commission-formats/de');

/** The formats that come with the portal. */
export const shippedFormats: readonly CommissionFormat[] = readdirSync(folder).map((file) => {
  const [, head = ''] = readFileSync(join(folder, file), 'utf8').split(/^---$/m);
  const fields = z.parse(german, parse(head)) as object;
  return z.parse(commissionFormat, { ...fields, id: file.replace('.md', '') });
});
export function formatNamed(id: string): CommissionFormat {
  const result = shippedFormats.find((format) => format.id === id);
  if (!result) throw new Error(`no format ${id}`);
  return result;
}

function writtenAmount(cents: number, notation: NumberNotation): string {
  const [euros = '', part = ''] = (Math.abs(cents) / 100).toFixed(2).split('.');
  const [group, point] = notation === 'german' ? ['.', ','] : [',', '.'];
  return `${cents < 0 ? '-' : ''}${euros.replace(/\B(?=(\d{3})+$)/g, group)}${point}${part}`;
}
function writtenDay(day: string, notation: DateNotation): string {
  const [y = '', m = '', d = ''] = day.split('-');
  return notation.replace('YYYY', y).replace('MM', m).replace('DD', d);
}
function writtenMonth(month: string, notation: MonthNotation): string {
  const [y = '', m = ''] = month.split('-');
  return notation === 'name' ? monthCaption(month, 'de') : notation.replace('YYYY', y).replace('MM', m);
}

export interface Document {
  readonly month: string;
  readonly docNumber?: string;
  readonly lines: readonly Omit<ImportLine, 'row'>[];
  /** What it says of its lines, where that is not what they come to. */
  readonly total?: number;
  readonly count?: number;
  /** Cells in place of what would stand there, by row (from 0, of the lines) and column. */
  readonly instead?: readonly (readonly [row: number, column: LineColumn, text: string])[];
}

/** The cells of a statement as its operator would write them; the inverse of reading it. */
export function statementRows(format: CommissionFormat, document: Document): string[][] {
  const { month, docNumber = 'B-1', lines, instead = [] } = document;
  const columns = lineColumns.filter((name) => format.columns[name] !== undefined);
  const total = document.total ?? lines.reduce((sum, { amount }) => sum + amount, 0);
  const message = {
    month: writtenMonth(month, format.months),
    docNumber,
    total: writtenAmount(total, format.numbers),
    count: String(document.count ?? lines.length),
  };
  const rows: string[][] = Array.from({ length: format.headerRow }, () => []);
  const headers = columns.map((name) => format.columns[name] ?? '');
  rows[format.headerRow - 1] = headers;
  if (format.headerRow > 1) rows[0] = [...format.recognise];
  const words = new Map(format.kinds.map(({ word, kind }) => [kind, word]));
  for (const [at, line] of lines.entries()) {
    const cells: Record<LineColumn, string> = {
      vo: line.vo,
      kind: words.get(line.kind) ?? '',
      amount: writtenAmount(line.amount, format.numbers),
      contract: line.contract ?? '',
      phone: line.phone ?? '',
      customer: line.customer ?? '',
      tariff: line.tariff ?? '',
      activated: line.activated ? writtenDay(line.activated, format.dates) : '',
      month: message.month,
      text: line.text ?? '',
    };
    for (const [row, column, text] of instead) if (row === at) cells[column] = text;
    rows.push(columns.map((name) => cells[name]));
  }
  const put = ({ cell, label = '', column }: DocumentPlace, text: string) => {
    if (cell) {
      const [, letters = '', number = ''] = /^([A-Z]+)(\d+)$/.exec(cell) ?? [];
      const row = rows[Number(number) - 1];
      if (row) row[columnOf(letters) ?? 0] = text;
      return;
    }
    const row = [label];
    row[column ? headers.indexOf(column) : 1] = text;
    const free = rows.findIndex((one, at) => at > 0 && at < format.headerRow - 1 && one.length === 0);
    if (free > 0 && !column) rows[free] = row;
    else rows.push(row);
  };
  for (const name of ['month', 'docNumber', 'total', 'count'] as const) {
    const place = format[name];
    if (place) put(place, message[name]);
  }
  return rows.map((row) => Array.from(row, (cell) => cell ?? ''));
}

const signs = { semicolon: ';', comma: ',', tab: '\t', pipe: '|' } as const;

export function csvOf(
  rows: readonly (readonly string[])[],
  { delimiter = 'semicolon' }: Pick<CommissionFormat, 'delimiter'>,
): Buffer {
  const quoted = (cell: string) => (/[";,\t|\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return Buffer.from(rows.map((row) => row.map(quoted).join(signs[delimiter])).join('\r\n'));
}

export async function xlsxOf(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const data = rows.map((row) => row.map((value) => ({ value, type: String })));
  return writeXlsxFile([{ sheet: 'Tabelle', data }]).toBuffer();
}

/** A statement as a file of its format. */
export async function statementFile(format: CommissionFormat, document: Document): Promise<Buffer> {
  const rows = statementRows(format, document);
  return format.file === 'csv' ? csvOf(rows, format) : xlsxOf(rows);
}
