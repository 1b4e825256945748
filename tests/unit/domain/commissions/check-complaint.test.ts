import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { type ComplaintFaultKey, checkComplaint, eurosOf } from '#domain/commissions/check-complaint.ts';
import { columnsOf, complaintColumns, titleOfTemplate } from '#domain/commissions/complaint-columns.ts';
import { mendComplaint } from '#domain/commissions/mend-complaint.ts';
import { checkComplaintFile } from '#domain/commissions/read-complaint.ts';
import { UnwritableCell, writeCells } from '#domain/spreadsheet/write-cells.ts';
import { operatorTemplate } from '#server/files/inspection/operator-template.ts';
import { packedParts, readXlsx } from '#tests/read-files.ts';

const today = '2026-11-22';
const head = complaintColumns.map(({ header }) => header);
const template = { title: titleOfTemplate('Beispielnetz'), columns: columnsOf(head) };
const good = [
  'VO-4711',
  'Bäckerei Muster',
  'V-1001',
  '+49 30 23125-100',
  'Flat L',
  '2026-08-01',
  '24,90',
  '0,00',
  'Provision fehlt',
];
const check = (...rows: string[][]) =>
  checkComplaint(template, { rows: [head, ...rows], texts: [template.title] }, today);
const changed = (header: string, value: string) => good.map((cell, index) => (head[index] === header ? value : cell));

test('§3-6 a filled template without faults says how many rows it has; empty rows do not count', () => {
  expect(check(good, [], changed('Vertragsnummer', 'V-1002'), ['', ' '])).toEqual({ faults: [], rows: 2 });
});

test.each<[string, string, ComplaintFaultKey | undefined]>([
  ['VO-Nummer', '', 'required'],
  ['VO-Nummer', '?', 'vo'],
  ['Kundenname', '   ', 'required'],
  ['Kundenname', 'x'.repeat(501), 'tooLong'],
  ['Vertragsnummer', '12', 'contract'],
  ['Vertragsnummer', '=1+1', 'contract'],
  ['Rufnummer', '', undefined],
  ['Rufnummer', '123', 'phone'],
  ['Rufnummer', '030 23125-100', undefined],
  ['Aktivierungsdatum', '31.02.2026', 'date'],
  ['Aktivierungsdatum', '46000', 'date'],
  ['Aktivierungsdatum', '1.8.', 'date'],
  ['Aktivierungsdatum', '01.08.1999', 'date'],
  ['Aktivierungsdatum', '1.8.26', undefined],
  ['Aktivierungsdatum', '23.11.2026', 'dateAhead'],
  ['Aktivierungsdatum', '22.11.2026', undefined],
  ['Erwartete Provision netto', 'viel', 'amount'],
  ['Erwartete Provision netto', '1.234,56 €', undefined],
  ['Erhaltene Provision netto', '-12,50', undefined],
  ['Erhaltene Provision netto', '12,345', 'amount'],
])('§3-6 a template with %s "%s" is judged: %s', (header, value, key) => {
  const { faults } = check(changed(header, value));
  expect(faults.map(({ fault }) => fault)).toEqual(key ? [key] : []);
  if (key)
    expect(faults[0]).toMatchObject({
      row: 1,
      column: head.indexOf(header as (typeof head)[number]),
      header,
      found: value.trim(),
    });
});

test('§3-6 a duplicate contract names the first row in any notation', () => {
  const { faults } = check(good, changed('Vertragsnummer', 'V-2'.padEnd(4, '0')), changed('Vertragsnummer', 'v 1001'));
  expect(faults).toMatchObject([{ fault: 'twice', row: 3, other: 1 }]);
});

test.each([
  ['1.234,56 €', 1234.56],
  ['24.9', 24.9],
  ['24.899999999999999', 24.9],
  ['1.234', 1234],
  ['−5', -5],
  ['1,234.5', undefined],
  ['', undefined],
])('§3-6 the amount "%s" means %s', (written, euros) => {
  expect(eurosOf(written)).toBe(euros);
});

test.each([
  ["another operator's template", { rows: [head, good], texts: [titleOfTemplate('Fremdnetz')] }, ['wrongTemplate']],
  [
    'a table of its own',
    {
      rows: [
        ['Name', 'Betrag'],
        ['x', '1'],
      ],
      texts: [],
    },
    ['wrongTemplate'],
  ],
  ['a template of an earlier version', { rows: [head.slice(0, -1), good], texts: [] }, ['missingColumn']],
  ['nothing but the headings', { rows: [head], texts: [] }, ['noRows']],
  [
    'more rows than a complaint may have',
    { rows: [head, ...Array.from({ length: 1001 }, () => good)], texts: [] },
    ['tooManyRows'],
  ],
])('§3-6 %s is refused as a whole', (_case, content, keys) => {
  expect(checkComplaint(template, content, today).faults.map(({ fault }) => fault)).toEqual(keys);
});

/** A workbook as a partner fills it in: on the operator's own template. */
const filled = async (rows: (string | number | Date)[][]) =>
  new Uint8Array(
    await writeXlsxFile([
      {
        sheet: 'Reklamation',
        data: [
          head.map((value) => ({ value, fontWeight: 'bold' as const })),
          ...rows.map((row) =>
            row.map((value) =>
              value instanceof Date
                ? { value, format: 'dd.mm.yyyy' }
                : typeof value === 'string'
                  ? { value }
                  : { value },
            ),
          ),
        ],
      },
      { sheet: 'Hinweise', data: [[{ value: template.title }]] },
    ]).toBuffer(),
  );

test('§3-6 the template that the portal hands out is its own, and empty', async () => {
  const { bytes } = await operatorTemplate('TELEKOM');
  const [first = []] = await readXlsx(bytes);
  expect(first).toEqual(head);
});

test('§3-6 corrections change only the cells in question and keep all other parts byte for byte', async () => {
  const bytes = await filled([
    ['VO-4711', 'Muster & <Söhne>', 'V-1001', '', 'Flat L', new Date(Date.UTC(2026, 7, 1)), 24.9, 0, ''],
    ['', 'Zweiter', 'V-1002', '', 'Flat S', '32.13.2026', 'viel', 12, 'zu niedrig'],
  ]);
  const before = await checkComplaintFile(template, bytes, today);
  expect(before.faults.map(({ fault, row, column }) => [fault, row, column])).toEqual([
    ['required', 1, 8],
    ['required', 2, 0],
    ['date', 2, 5],
    ['amount', 2, 6],
  ]);
  const mended = await mendComplaint(
    bytes,
    [
      { row: 1, column: 8, kind: 'text', text: 'Provision fehlt & <bitte> prüfen' },
      { row: 2, column: 0, kind: 'vo', text: 'VO-4711' },
      { row: 2, column: 5, kind: 'date', text: '2.8.26' },
      { row: 2, column: 6, kind: 'amount', text: '1.234,50 €' },
    ],
    today,
  );
  expect(await checkComplaintFile(template, mended, today)).toEqual({ faults: [], rows: 2 });
  const [, first = [], second = []] = await readXlsx(mended);
  expect(first).toEqual([
    'VO-4711',
    'Muster & <Söhne>',
    'V-1001',
    '',
    'Flat L',
    '2026-08-01',
    '24.9',
    '0',
    'Provision fehlt & <bitte> prüfen',
  ]);
  expect(second.slice(0, 7)).toEqual(['VO-4711', 'Zweiter', 'V-1002', '', 'Flat S', '02.08.2026', '1234.5']);
  const others = async (zip: Uint8Array) =>
    (await packedParts(zip)).filter(([name]) => name !== 'xl/worksheets/sheet1.xml');
  expect(await others(mended)).toEqual(await others(bytes));
});

test('§3-6 what a cell already says of its look stays, and formulas are left to Excel', async () => {
  const bytes = await filled([['VO-1', 'A', 'V-1', '', 'T', new Date(Date.UTC(2026, 7, 1)), 1, 1, 'x']]);
  const again = await writeCells(bytes, [{ row: 1, column: 5, value: { day: '2026-09-30' } }]);
  expect((await readXlsx(again))[1]?.[5]).toBe('2026-09-30');
  await expect(writeCells(bytes, [{ row: 40, column: 0, value: { text: 'x' } }])).rejects.toThrow(UnwritableCell);
});
