import { describe, expect, test } from 'vitest';
import {
  type CommissionFormat,
  dateNotations,
  delimiters,
  monthNotations,
  numberNotations,
} from '#contract/commissions/format.ts';
import { type ImportFault, type ImportLine, isImportError } from '#contract/commissions/import.ts';
import { commissionKinds } from '#contract/commissions/line.ts';
import { centsOf, dayIn, monthIn, phoneIn } from '#domain/commissions/statements/cell-values.ts';
import { readStatement } from '#domain/commissions/statements/read-statement.ts';
import { isRecognised } from '#domain/commissions/statements/recognise.ts';
import type { TableRow } from '#domain/spreadsheet/table-row.ts';
import { rowsOf } from '#tests/read-files.ts';
import {
  csvOf,
  type Document,
  formatNamed,
  shippedFormats,
  statementFile,
  statementRows,
  xlsxOf,
} from '#tests/statement-files.ts';

const today = '2026-11-23';
const signs = { semicolon: ';', comma: ',', tab: '\t', pipe: '|' } as const;
const numbered = (rows: Iterable<readonly string[]>): TableRow[] =>
  [...rows].map((cells, at) => ({ row: at + 1, cells }));
const tableOf = ({ file, delimiter }: CommissionFormat, bytes: Buffer) =>
  rowsOf(bytes, file === 'csv' ? { separator: signs[delimiter ?? 'semicolon'] } : {});
const read = async (format: CommissionFormat, document: Document) =>
  readStatement(format, await tableOf(format, csvOf(statementRows(format, document), format)), today);
const csv = formatNamed('vierfunk-csv');
const line = {
  vo: 'VO20417',
  kind: 'closing',
  amount: 7000,
  contract: '2010447100',
  customer: 'Sommer; "Söhne"',
} as const;
const faultsOf = async (document: Partial<Document>, format = csv): Promise<readonly ImportFault[]> =>
  (await read(format, { month: '2026-10', lines: [line, { ...line, amount: -1250 }], ...document })).faults.kept;

/** The same numbers each time. */
function drawnFrom(seed: number) {
  let state = seed;
  const draw = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return { draw, pick: <T>(from: readonly T[]): T => from[draw(from.length)] as T };
}

function randomFormat({ draw, pick }: ReturnType<typeof drawnFrom>): CommissionFormat {
  const delimiter = pick(delimiters);
  const place = (label: string) => (draw(3) === 0 ? { label, column: 'Betrag' } : { label });
  return {
    ...{ id: 'random', title: 'Zufall', operator: 'VIERFUNK', file: 'csv', delimiter, recognise: ['Zufall AG'] },
    headerRow: 2 + draw(8),
    columns: {
      ...{ vo: 'VO', kind: 'Art', amount: 'Betrag', contract: 'Vertrag', customer: 'Kunde', tariff: 'Tarif' },
      ...(draw(2) && { activated: 'Aktiviert' }),
      ...(draw(2) && { month: 'Monat' }),
      ...(draw(2) && { text: 'Text' }),
    },
    kinds: commissionKinds.map((kind) => ({ word: `Wort für ${kind}`, kind })),
    numbers: pick(numberNotations),
    dates: pick(dateNotations),
    months: pick(monthNotations),
    month: { label: 'Abrechnung für' },
    total: place('Summe aller Beträge'),
    ...(draw(2) && { count: { label: 'Anzahl' } }),
    paidAfterDays: 30,
  };
}

test('§commissions of 1,000 random statements no line is lost or doubled, and sums agree', async () => {
  const random = drawnFrom(14);
  const { draw, pick } = random;
  const texts = ['', 'Bäckerei "Sonnental"', 'Meier; Söhne, GmbH', 'a|b\tc', '=cmd()', "O'Neil", 'zwei\nZeilen', '  '];
  for (let round = 0; round < 1000; round += 1) {
    const format = randomFormat(random);
    const lines = Array.from({ length: 1 + draw(40) }, (_, at): Omit<ImportLine, 'row'> => {
      const [customer, text] = [pick(texts).trim(), pick(texts).trim()];
      return {
        ...{ vo: `VO${10_000 + draw(5)}`, kind: pick(commissionKinds), amount: draw(400_000_00) - 100_000_00 },
        contract: `V-${round}-${at}`,
        ...(customer && { customer }),
        ...(format.columns.activated && draw(2) && { activated: `20${10 + draw(17)}-0${1 + draw(9)}-1${draw(10)}` }),
        ...(format.columns.text && text && { text }),
      };
    });
    const month = `2026-${String(1 + draw(12)).padStart(2, '0')}`;
    const result = await read(format, { month, lines });
    const unexpected = result.faults.kept.filter((fault) => fault.fault !== 'dateAhead');
    expect([round, unexpected]).toEqual([round, []]);
    expect(result.lines.map(({ row: _row, ...rest }) => rest)).toEqual(lines);
    expect(new Set(result.lines.map(({ row }) => row)).size).toBe(lines.length);
    const sum = lines.reduce((all, { amount }) => all + amount, 0);
    expect([result.amount, result.documentAmount, result.month]).toEqual([sum, sum, month]);
  }
});

test('§commissions a row that cannot be read is a fault of its row and column, and never a line', async () => {
  const random = drawnFrom(7);
  const { draw, pick } = random;
  for (let round = 0; round < 200; round += 1) {
    const format = randomFormat(random);
    const lines = Array.from({ length: 2 + draw(20) }, (_, at) => ({ ...line, contract: `V-${at}` }));
    const bad = new Set(Array.from({ length: 1 + draw(4) }, () => draw(lines.length)));
    const column = pick(['vo', 'kind', 'amount'] as const);
    const instead = [...bad].map((row) => [row, column, pick(['', '??? !', '12,3,4'])] as const);
    const { lines: result, faults } = await read(format, { month: '2026-10', lines, instead });
    expect(result.length).toBe(lines.length - bad.size);
    const rows = faults.kept.filter(isImportError).map(({ row = 0 }) => row - format.headerRow - 1);
    expect(rows.toSorted((a, b) => a - b)).toEqual([...bad].toSorted((a, b) => a - b));
  }
});

describe('§commissions each fault of a file names its row and column', () => {
  const at = (row: number, column: string) => ({ row: 5 + row, column });
  test.each<[document: Partial<Document>, fault: Partial<ImportFault>]>([
    [{ instead: [[0, 'vo', '']] }, { fault: 'required', header: 'VO-Nr.', ...at(1, 'A') }],
    [{ instead: [[1, 'kind', 'Freikarte']] }, { fault: 'kind', found: 'Freikarte', ...at(2, 'B') }],
    [{ instead: [[1, 'amount', '12.3456']] }, { fault: 'amount', found: '12.3456', ...at(2, 'C') }],
    [{ instead: [[0, 'amount', '1,234.50']] }, { fault: 'amount', ...at(1, 'C') }],
    [{ instead: [[0, 'activated', '31.02.2026']] }, { fault: 'date', found: '31.02.2026', ...at(1, 'H') }],
    [{ instead: [[0, 'activated', '01.02.2027']] }, { fault: 'dateAhead', ...at(1, 'H') }],
    [{ total: 5751 }, { fault: 'totalDiffers', expected: '5751', difference: -1 }],
    [{ month: 'Smarch' }, { fault: 'month' }],
    [{ lines: [] }, { fault: 'noLines' }],
  ])('%o', async (document, fault) => {
    const broken = document.month === 'Smarch';
    const faults = broken
      ? (
          await readStatement(
            csv,
            numbered(
              statementRows(csv, { month: '2026-10', lines: [line] }).map((row) =>
                row.map((cell) => cell.replace('Oktober 2026', 'Smarch')),
              ),
            ),
            today,
          )
        ).faults.kept
      : await faultsOf(document);
    expect(faults).toEqual([expect.objectContaining(fault)]);
  });

  test('a column that is missing, a sum that is missing, several months and another count', async () => {
    const rows = statementRows(csv, { month: '2026-10', lines: [line] });
    const without = rows.map((row) => row.map((cell) => cell.replace('Vertragsnummer', 'Vertrag')));
    expect((await readStatement(csv, numbered(without), today)).faults.kept).toEqual([
      { fault: 'missingColumn', row: 5, header: 'Vertragsnummer' },
    ]);
    const noTotal = rows.filter(([first]) => first !== 'Gesamtsumme');
    expect((await readStatement(csv, numbered(noTotal), today)).faults.kept).toEqual([{ fault: 'totalMissing' }]);
    const tiefland = formatNamed('tiefland-csv');
    expect(await faultsOf({ instead: [[1, 'month', '2026-09']] }, tiefland)).toEqual([
      { fault: 'severalMonths', row: 3, found: '2026-09', expected: '2026-10' },
    ]);
    expect(await faultsOf({ count: 3 }, tiefland)).toEqual([
      expect.objectContaining({ fault: 'countDiffers', found: '3', expected: '2' }),
    ]);
  });
});

test.each<[written: string, notation: 'german' | 'english', cents: number | undefined]>([
  ['1.234,56', 'german', 123_456],
  ['-1.234,5 €', 'german', -123_450],
  ['12,50-', 'german', -1250],
  ['−7', 'german', -700],
  ['0,00', 'german', 0],
  ['1.234', 'german', 123_400],
  ['1234.56', 'german', undefined],
  ['1.23', 'german', undefined],
  ['12,345', 'german', undefined],
  ['1,234.56', 'english', 123_456],
  ['1.234,56', 'english', undefined],
  ['-EUR 3.10', 'english', -310],
  ['1e3', 'english', undefined],
  ['', 'german', undefined],
  ['--1', 'german', undefined],
  ['99999999999999', 'german', undefined],
])('§commissions an amount %s in %s notation is %s cents', (written, notation, cents) => {
  expect(centsOf(written, notation)).toBe(cents);
});

test('§commissions amounts, dates, months and telephone numbers are read in all their notations', () => {
  expect([centsOf('19.990000000000002', 'german', true), centsOf('1.005', 'german', true)]).toEqual([1999, undefined]);
  expect(dayIn('2026-02-29', 'YYYY-MM-DD')).toBeUndefined();
  expect([dayIn('3.4.26', 'DD.MM.YYYY'), dayIn('04/03/2026', 'MM/DD/YYYY'), dayIn('04/03/2026', 'DD/MM/YYYY')]).toEqual(
    ['2026-04-03', '2026-04-03', '2026-03-04'],
  );
  expect(dayIn('03.04.2026 12:30:00', 'DD.MM.YYYY')).toBe('2026-04-03');
  expect([monthIn('Oktober 2026', 'name'), monthIn('13/2026', 'MM/YYYY'), monthIn('2026-10-31', 'MM/YYYY')]).toEqual([
    '2026-10',
    undefined,
    '2026-10',
  ]);
  expect([phoneIn('491713920055'), phoneIn('0171 / 392 00 55'), phoneIn('k. A.')]).toEqual([
    '+491713920055',
    '+491713920055',
    'k. A.',
  ]);
});

test('§commissions each shipped format knows its own files and no other, also as a workbook', async () => {
  for (const format of shippedFormats) {
    const bytes = await statementFile(format, { month: '2026-10', lines: [line] });
    const rows = await tableOf(format, bytes);
    const existing = shippedFormats.filter((one) => isRecognised(one, rows));
    expect(existing.map(({ id }) => id)).toEqual([format.id]);
    const result = await readStatement(format, rows, today);
    expect([result.faults.kept, result.amount, result.month]).toEqual([[], 7000, '2026-10']);
  }
});

test('§commissions a workbook of any size is read row by row to the same cells', async () => {
  const rows = Array.from({ length: 3000 }, (_, at) => [`Zeile ${at}`, at % 3 === 0 ? '' : 'ä & <b> "c"', String(at)]);
  const results: string[][] = [];
  for (const { row, cells } of await rowsOf(await xlsxOf(rows))) {
    expect(row).toBe(results.length + 1);
    results.push(Array.from({ length: 3 }, (_, at) => cells[at] ?? ''));
  }
  expect(results).toEqual(rows);
});
