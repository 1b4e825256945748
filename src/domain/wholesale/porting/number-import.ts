import { plainText } from '#contract/clean-text.ts';
import { plainAreaCode, splitPhone } from '#contract/numbering/phone-number.ts';
import { attendant, blockEnd, ddiBase } from '#contract/telephone.ts';
import { onkz, subscriberNumber } from '#contract/wholesale/number-parts.ts';
import { type NumberRange, numberRange } from '#contract/wholesale/number-range.ts';
import type { Values } from '#domain/form/form-description.ts';
import { spanOf, spansOverlap } from '../numbers/number-range.ts';

/** A row of an import: an area code and a number; with both ends it is a block behind a pilot number. */
export const importColumns = ['onkz', 'number', 'from', 'to', 'attendant'] as const;
type ImportColumn = (typeof importColumns)[number];
export type ImportRow = Readonly<Record<ImportColumn, string>>;

/** Rows are counted from 0; the key is one of the `validation` texts. */
interface ImportFault {
  readonly row: number;
  readonly column: ImportColumn;
  readonly key: string;
}

/** What a request brings of an import: single numbers of one area, or the blocks of one line (`docs/domain/porting.md`). */
export type ImportedRequest =
  | { readonly connectionKind: 'single'; readonly singles: readonly { onkz: string; number: string }[] }
  | {
      readonly connectionKind: 'block';
      readonly onkz: string;
      readonly ddiBase: string;
      readonly attendant: string;
      readonly blocks: readonly { from: string; to: string }[];
    };

export const maxRows = 500;
const perRequest = { single: 10, block: 5 } as const;
const usualAttendant = '0';

const empty: ImportRow = { onkz: '', number: '', from: '', to: '', attendant: '' };

/** A number in one cell; other texts stay as written. */
function numberCells(text: string): ImportRow {
  const { areaCode = '', subscriber = text } = splitPhone(text) ?? {};
  return { ...empty, onkz: areaCode, number: subscriber };
}

/** What follows the pilot number of a block: `-00 bis -99`, ` 00-99`, `-00..99`. */
const blockEnds = /[\s-]+(\d{1,6})\s*(?:bis|to|-|~|…|\.{2,})\s*-?(\d{1,6})$/i;

/** A block in one cell as it is read, `030 231254-00 bis -99`; undefined where the number itself ends so: `030 23125-100`. */
function blockCells(text: string): ImportRow | undefined {
  const [ends, from = '', to = ''] = blockEnds.exec(text) ?? [];
  const pilot = ends && text.slice(0, -ends.length);
  return pilot && splitPhone(pilot)?.subscriber ? { ...numberCells(pilot), from, to } : undefined;
}

function cellsOf(cells: readonly string[]): ImportRow {
  const plain = cells.map(plainText);
  const [first = '', second = '', from = '', to = '', answers = ''] = plain;
  const [only = '', ...others] = plain.filter(Boolean);
  if (others.length === 0 && only !== answers) return blockCells(only) ?? numberCells(only);
  const onkz = plainAreaCode(first);
  const block = from || to ? undefined : blockCells(`0${onkz} ${second}`);
  const number = block?.number ?? second.replaceAll(/[\s/-]/g, '');
  return { onkz, number, from: block?.from ?? from, to: block?.to ?? to, attendant: answers };
}

/** The cells of a row as texts of an import; what came in one of them stands in all. */
export const rowFrom = (values: Values): ImportRow =>
  cellsOf(importColumns.map((column) => String(values[column] ?? '')));

const isBlock = ({ from, to }: ImportRow) => from.trim() !== '' || to.trim() !== '';

const listChecks = (
  row: ImportRow,
): readonly (readonly [ImportColumn, { safeParse: (value: string) => ParseResult }])[] =>
  isBlock(row)
    ? [
        ['onkz', onkz],
        ['number', ddiBase],
        ['from', blockEnd],
        ['to', blockEnd],
        ...(row.attendant ? [['attendant', attendant] as const] : []),
      ]
    : [
        ['onkz', onkz],
        ['number', subscriberNumber],
      ];
interface ParseResult {
  success: boolean;
  error?: { issues: readonly { message: string }[] };
}

function rangeOf(row: ImportRow): NumberRange | undefined {
  const { number, attendant: answers, ...rest } = row;
  const read = numberRange.safeParse(
    isBlock(row)
      ? { kind: 'block', ...rest, ddiBase: number, attendant: answers || usualAttendant }
      : { kind: 'single', onkz: row.onkz, number },
  );
  return read.success ? read.data : undefined;
}

/** What is wrong with rows, each by itself and beside the others. */
export function importFaults(rows: readonly ImportRow[]): ImportFault[] {
  const ranges = rows.map(rangeOf);
  return rows.flatMap((row, n): ImportFault[] => {
    const faults = listChecks(row).flatMap(([column, contract]): ImportFault[] => {
      const { success, error } = contract.safeParse(row[column]);
      return success ? [] : [{ row: n, column, key: error?.issues[0]?.message ?? 'invalid' }];
    });
    if (faults.length > 0) return faults;
    if (isBlock(row) && (row.from.trim().length !== row.to.trim().length || row.from.trim() > row.to.trim()))
      return [{ row: n, column: 'to', key: 'blockEnds' }];
    const range = ranges[n];
    const isTwice = ranges.slice(0, n).some((other) => range && other && spansOverlap(spanOf(range), spanOf(other)));
    return isTwice ? [{ row: n, column: isBlock(row) ? 'from' : 'number', key: 'importTwice' }] : [];
  });
}

const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, n) => list.slice(n * size, (n + 1) * size));

/** The requests that sound rows make: one per area or line, and no more numbers in each than it may name. */
export function importedRequests(rows: readonly ImportRow[]): ImportedRequest[] {
  const ranges = rows.flatMap((row) => rangeOf(row) ?? []);
  const singles = ranges.filter((range) => range.kind === 'single');
  const blocks = ranges.filter((range) => range.kind === 'block');
  const areas = [...Map.groupBy(singles, (one) => one.onkz).values()];
  const lines = [...Map.groupBy(blocks, (one) => [one.onkz, one.ddiBase, one.attendant].join('-')).values()];
  return [
    ...areas.flatMap((area) =>
      chunks(area, perRequest.single).map((some) => ({
        connectionKind: 'single' as const,
        singles: some.map(({ onkz: code, number }) => ({ onkz: code, number })),
      })),
    ),
    ...lines.flatMap((line) =>
      chunks(line, perRequest.block).flatMap((some) => {
        const [first] = some;
        if (!first) return [];
        const { onkz: code, ddiBase: base, attendant: answers } = first;
        return [
          {
            connectionKind: 'block' as const,
            onkz: code,
            ddiBase: base,
            attendant: answers,
            blocks: some.map(({ from, to }) => ({ from, to })),
          },
        ];
      }),
    ),
  ];
}
