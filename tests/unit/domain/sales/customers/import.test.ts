import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { decodeText } from '#domain/files/text-encoding.ts';
import { UnreadableFile } from '#domain/files/unreadable-file.ts';
import { guessedColumns } from '#domain/sales/customers/import/import-fields.ts';
import { rowRequest } from '#domain/sales/customers/import/import-rows.ts';
import { readCsv } from '#domain/spreadsheet/read-csv.ts';
import { csv } from '#domain/text/csv.ts';
import { readXlsx } from '#tests/read-files.ts';

const captions: Record<string, string> = {
  companyName: 'Firma',
  'legalForms.GMBH': 'GmbH',
  'blocks:salutations.1': 'Herr',
};
const words = { locale: 'de' as const, translate: (key: string) => captions[key] ?? key };

test('columns are known by label, key or another usual name, each once', () => {
  expect(guessedColumns(['Firma', 'PLZ', 'Handy', 'USt-IdNr.', 'Firmenname', 'Sonstiges', 'vatId'], words)).toEqual([
    'companyName',
    '',
    'mobile',
    '',
    '',
    '',
    'vatId',
  ]);
});

test('cells become answers: captions codes, dates days, yes a consent', () => {
  const columns = ['companyName', 'legalForm', 'address.zip', 'followUpDate', 'consentData', 'salutation', ''];
  expect(rowRequest(['Muster', 'gmbh', '01067', '1.2.2027', 'ja', '', 'x'], columns, words, false)).toEqual({
    companyName: 'Muster',
    legalForm: 'GMBH',
    address: { zip: '01067' },
    followUpDate: '2027-02-01',
    consentData: true,
    salutation: '3',
  });
  expect(rowRequest(['', '', '', '', '', 'herr'], columns, words, true)).toEqual({
    salutation: '1',
    consentData: true,
  });
});

test.each([
  ['2027/02/01', '2027-02-01'],
  ['1.2.27', '2027-02-01'],
  ['1. Feber 2027', '2027-02-01'],
  ['01.02.2027 00:00:00', '2027-02-01'],
  ['\u200b1.\u00a02.\u00a02027', '2027-02-01'],
  ['1.2.', '1.2.'],
  ['demnächst', 'demnächst'],
])('the cell %j of a day is %j', (cell, followUpDate) =>
  expect(rowRequest(['Muster', cell], ['companyName', 'followUpDate'], words, false)).toMatchObject({ followUpDate }),
);

test('a cell of choices and a yes are read without invisible signs', () => {
  const columns = ['companyName', 'legalForm', 'consentData'];
  const request = rowRequest(['Mu\u00adster\u200b', '\u200bGmbH\u00a0', 'ja\ufeff'], columns, words, false);
  expect(request).toMatchObject({ companyName: 'Muster', legalForm: 'GMBH', consentData: true });
});

test('an account, another address or an address for invoices says that there is one', () => {
  const columns = guessedColumns(
    ['Firma', 'Kontoinhaber', 'IBAN', 'Lieferort', 'deliveryAddr.zip', 'invoiceEmail'],
    words,
  );
  const cells = ['Muster', 'M. Muster', 'DE02 1203 0000 0000 2020 51', 'Bonn', '53111', 'r@example.com'];
  expect(rowRequest(cells, columns, words, true)).toEqual({
    ...{ companyName: 'Muster', salutation: '3', consentData: true },
    ...{ paymentMethod: 'debit', bank: { accountHolder: 'M. Muster', iban: 'DE02 1203 0000 0000 2020 51' } },
    ...{ deliveryDiffers: true, deliveryAddr: { city: 'Bonn', zip: '53111' } },
    ...{ invoiceChannel: 'email', invoiceEmail: 'r@example.com' },
  });
  expect(rowRequest(['Muster'], columns, words, true)).toEqual({
    companyName: 'Muster',
    salutation: '3',
    consentData: true,
  });
});

test.each([
  [
    'semicolons and quotes',
    '"A";"B"\r\n"x;y";"sagt ""hallo"""\r\n',
    [
      ['A', 'B'],
      ['x;y', 'sagt "hallo"'],
    ],
  ],
  [
    'commas',
    'A,B\n1,2',
    [
      ['A', 'B'],
      ['1', '2'],
    ],
  ],
  [
    'line breaks in a cell',
    'A;B\n"1\n2";3',
    [
      ['A', 'B'],
      ['1\n2', '3'],
    ],
  ],
  [
    'an empty cell at the end',
    'A;B\n1;',
    [
      ['A', 'B'],
      ['1', ''],
    ],
  ],
])('CSV with %s', (_case, text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});

test('what we export comes in again as it was', () => {
  const rows = [
    ['Firma', 'Telefon'],
    ['Müller; "Söhne"', '+49 30 23125-100'],
    ['Zeile\nzwei', '0049'],
  ];
  expect(readCsv(decodeText(new TextEncoder().encode(csv(rows))).text)).toEqual(rows);
});

test('a file of an older Excel keeps its umlauts', () => {
  expect(decodeText(new Uint8Array([0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72])).text).toBe('Müller');
});

test('a quotation mark without an end names its row', () => {
  expect(() => readCsv('A;B\n1;2\n"3;4')).toThrow(UnreadableFile);
  try {
    readCsv('A;B\n1;2\n"3;4');
  } catch (error) {
    expect((error as UnreadableFile).row).toBe(3);
  }
});

test('a workbook is read with leading zeros, dates and gaps', async () => {
  const written = await writeXlsxFile([
    [{ value: 'Firma' }, { value: 'PLZ' }, { value: 'Seit' }, { value: 'Zahl' }],
    [
      { value: 'Müller & Söhne <GmbH>' },
      { value: '01067' },
      { value: new Date(Date.UTC(2026, 10, 23)), format: 'dd.mm.yyyy' },
      { value: 12 },
    ],
    [null, { value: '=1+1' }, null, null],
  ]).toBuffer();
  expect(await readXlsx(new Uint8Array(written))).toEqual([
    ['Firma', 'PLZ', 'Seit', 'Zahl'],
    ['Müller & Söhne <GmbH>', '01067', '2026-11-23', '12'],
    ['', '=1+1'],
  ]);
});

test('what only looks like a workbook is refused', async () => {
  await expect(readXlsx(new TextEncoder().encode('PK nothing'))).rejects.toThrow(UnreadableFile);
});
