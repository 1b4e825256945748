import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { decodeText } from '#domain/files/text-encoding.ts';
import { UnreadableFile } from '#domain/files/unreadable-file.ts';
import { customerTarget } from '#domain/sales/customers/import/customer-target.ts';
import { readCsv } from '#domain/spreadsheet/read-csv.ts';
import { csv } from '#domain/text/csv.ts';
import { readXlsx } from '#tests/read-files.ts';
import { faultsIn, imported } from '#tests/unit/domain/table-import/imported.ts';

const captions: Record<string, string> = {
  companyName: 'Firma',
  'legalForms.GMBH': 'GmbH',
  'blocks:salutations.1': 'Herr',
  'blocks:zip': 'PLZ',
  'blocks:city': 'Ort',
  'blocks:street': 'Straße',
  'blocks:houseNumber': 'Hausnummer',
  billingAddr: 'Rechnungsadresse',
};
const words = { locale: 'de' as const, translate: (key: string) => captions[key] ?? key };
const context = { today: '2026-11-28', holidays: {} };
const targetWith = (hasConsent: boolean) => customerTarget(words, { hasConsent, context });
const target = targetWith(true);
const valuesIn = (cells: readonly (readonly string[])[], hasConsent = false) =>
  imported(targetWith(hasConsent), csv(cells)).rows.map(({ values }) => values);

test('columns are told by label, key or another usual name, each once', () => {
  const heads = ['Firma', 'PLZ', 'Handy', 'Farbe', 'Firmenname', 'Sonstiges', 'vatId', 'Hausnr'];
  expect(imported(target, csv([heads, heads.map(() => 'x')])).assignment).toEqual([
    'companyName',
    'address.zip',
    'mobile',
    '',
    '',
    '',
    'vatId',
    'address.houseNumber',
  ]);
});

test('cells become answers: captions codes, dates days, yes a consent', () => {
  const heads = ['companyName', 'legalForm', 'address.zip', 'followUpDate', 'consentData', 'salutation', ''];
  expect(valuesIn([heads, ['Muster', 'gmbh', '01067', '1.2.2027', 'ja', '', 'x']])).toEqual([
    {
      companyName: 'Muster',
      legalForm: 'GMBH',
      address: { zip: '01067' },
      followUpDate: '2027-02-01',
      consentData: true,
      salutation: '3',
    },
  ]);
  expect(valuesIn([heads, ['', '', '', '', '', 'herr']], true)).toEqual([{ salutation: '1', consentData: true }]);
});

test.each([
  ['2027/02/01', '2027-02-01'],
  ['1.2.27', '2027-02-01'],
  ['1. Feber 2027', '2027-02-01'],
  ['01.02.2027 00:00:00', '2027-02-01'],
  ['\u200b1.\u00a02.\u00a02027', '2027-02-01'],
  ['46419', '2027-02-01'],
  ['1.2.', '1.2.'],
  ['demnächst', 'demnächst'],
])('the cell %j of a day is %j', (cell, followUpDate) =>
  expect(
    valuesIn([
      ['companyName', 'followUpDate'],
      ['Muster', cell],
    ]),
  ).toMatchObject([{ followUpDate }]),
);

test('a cell of choices and a yes are read without invisible signs', () => {
  const heads = ['companyName', 'legalForm', 'consentData'];
  expect(valuesIn([heads, ['Mu\u00adster\u200b', '\u200bGmbH\u00a0', 'ja\ufeff']])).toMatchObject([
    { companyName: 'Muster', legalForm: 'GMBH', consentData: true },
  ]);
});

test('an account, another address or an address for invoices says that there is one', () => {
  const heads = ['Firma', 'Kontoinhaber', 'IBAN', 'Lieferort', 'deliveryAddr.zip', 'invoiceEmail'];
  const cells = ['Muster', 'M. Muster', 'DE02 1203 0000 0000 2020 51', 'Bonn', '53111', 'r@example.com'];
  expect(valuesIn([heads, cells], true)).toEqual([
    {
      ...{ companyName: 'Muster', salutation: '3', consentData: true },
      ...{ paymentMethod: 'debit', bank: { accountHolder: 'M. Muster', iban: 'DE02 1203 0000 0000 2020 51' } },
      ...{ deliveryDiffers: true, deliveryAddr: { city: 'Bonn', zip: '53111' } },
      ...{ invoiceChannel: 'email', invoiceEmail: 'r@example.com' },
    },
  ]);
});

test('street and number, postcode and town are parted where they share a cell', () => {
  const heads = ['Firma', 'Anschrift', 'PLZ Ort'];
  expect(valuesIn([heads, ['Elbe GmbH', 'Straße des 17. Juni 135 a', 'D-01067 Dresden']], true)).toMatchObject([
    { address: { street: 'Straße des 17. Juni', houseNumber: '135 a', zip: '01067', city: 'Dresden' } },
  ]);
});

test('headings in two lines name the group and the column', () => {
  const table = 'Kundenliste Nord\n;Rechnungsadresse;;\nFirma;PLZ;Ort;Telefon\nElbe GmbH;01067;Dresden;0351 2312578';
  const { assignment, rows } = imported(target, table);
  expect(assignment).toEqual(['companyName', 'billingAddr.zip', 'billingAddr.city', 'phone']);
  expect(rows).toHaveLength(1);
});

test('postcodes and telephone numbers stored as numbers are offered their zero', () => {
  const heads = ['companyName', 'phone', 'address.zip', 'address.country', 'mobile'];
  const { rows } = imported(
    target,
    csv([
      heads,
      ['Elbe GmbH', '3512312578', '1067', 'DE', '1713920055'],
      ['Isar GmbH', '089 2312579', '80331', '', ''],
      ['Alpen GmbH', '+43 1 234567', '1010', 'AT', ''],
      ['Saale GmbH', '493452312580', '6108', '', ''],
    ]),
  );
  expect(faultsIn(rows)).toEqual([
    '2 phone phone → 03512312578',
    '2 mobile phone → 01713920055',
    '2 address.zip zip → 01067',
    '5 address.zip zip → 06108',
  ]);
});

test('a row is judged as the server judges it, and silence about the consent is no fault of each row', () => {
  const { rows } = imported(
    targetWith(false),
    csv([
      ['companyName', 'vatId', 'phone'],
      ['Elbe GmbH', 'DE1', '0351 2312578'],
      ['Isar GmbH', '', ''],
    ]),
  );
  expect(faultsIn(rows)).toEqual(['2 vatId vatId', '3 phone customerReach']);
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
