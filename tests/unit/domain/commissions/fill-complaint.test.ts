import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { columnsOf, complaintColumns, titleOfTemplate } from '#domain/commissions/complaint-columns.ts';
import { type ComplaintRow, fillComplaint } from '#domain/commissions/fill-complaint.ts';
import { checkComplaintFile } from '#domain/commissions/read-complaint.ts';
import { UnwritableCell } from '#domain/spreadsheet/write-cells.ts';
import { operatorTemplate } from '#server/files/inspection/operator-template.ts';
import { packedParts, partsOfZip, readXlsx } from '#tests/read-files.ts';
import { withParts } from '#tests/server/support/workbook-parts.ts';

const today = '2026-11-22';
const sheetName = 'xl/worksheets/sheet1.xml';
const head = complaintColumns.map(({ header }) => header);
const template = { title: titleOfTemplate('Beispielnetz'), columns: columnsOf(head) };
const row = (n: number): ComplaintRow => ({
  vo: 'VO10023',
  customer: `Bäckerei Muster ${n}`,
  contract: `V-${1000 + n}`,
  phone: '+49 30 23125-100',
  tariff: 'Flat L',
  activated: '01.08.2026',
  expected: '40,00',
  received: '24,90',
  reason: 'Provision zu niedrig',
});

interface Creation {
  readonly headers?: readonly string[];
  /** Rows below the headings that have a look and no content. */
  readonly formatted?: number;
}
/** An operator's own template, with a second sheet. */
async function make({ headers = head, formatted = 0 }: Creation = {}) {
  const empty = headers.map((header) =>
    header === 'Aktivierungsdatum'
      ? { format: 'dd.mm.yyyy', type: Date, backgroundColor: '#eeeeee' }
      : { backgroundColor: '#eeeeee' },
  );
  const bytes = await writeXlsxFile([
    {
      sheet: 'Reklamation',
      data: [
        headers.map((value) => ({ value, fontWeight: 'bold' as const })),
        ...Array.from({ length: formatted }, () => empty),
      ],
    },
    { sheet: 'Hinweise', data: [[{ value: template.title }]] },
  ]).toBuffer();
  return new Uint8Array(bytes);
}
const sheetOf = async (bytes: Uint8Array) => String((await partsOfZip(bytes)).get(sheetName));
const othersOf = async (zip: Uint8Array) => (await packedParts(zip)).filter(([name]) => name !== sheetName);

test('§commissions filling the portal’s own template passes its check and keeps all other parts', async () => {
  const { bytes } = await operatorTemplate('VIERFUNK');
  const filled = await fillComplaint(new Uint8Array(bytes), [row(1), row(2)], today);
  const own = { title: titleOfTemplate('Vierfunk Mobil GmbH'), columns: template.columns };
  expect(await checkComplaintFile(own, filled, today)).toEqual({ faults: [], rows: 2 });
  expect((await readXlsx(filled))[2]).toEqual([
    'VO10023',
    'Bäckerei Muster 2',
    'V-1002',
    '+49 30 23125-100',
    'Flat L',
    '01.08.2026',
    '40',
    '24.9',
    'Provision zu niedrig',
  ]);
  expect(await othersOf(filled)).toEqual(await othersOf(new Uint8Array(bytes)));
});

test.each([0, 1, 5, 40])(
  '§commissions a template with %i formatted rows takes more rows in the look of its own',
  async (formatted) => {
    const bytes = await make({ formatted });
    const rows = Array.from({ length: formatted + 7 }, (_, n) => row(n));
    const filled = await fillComplaint(bytes, rows, today);
    expect(await checkComplaintFile(template, filled, today)).toEqual({ faults: [], rows: rows.length });
    const styles = [...(await sheetOf(filled)).matchAll(/<c r="B\d+"( s="\d+")?/g)].slice(1).map(([, style]) => style);
    expect(new Set(styles).size).toBe(1);
    // A day is one where the template says so.
    expect((await readXlsx(filled)).at(-1)?.[5]).toBe(formatted > 0 ? '2026-08-01' : '01.08.2026');
  },
);

test('§commissions new rows follow the existing rows, and columns are found in any order', async () => {
  const headers = ['Interne Nummer', 'Grund', ...head.filter((header) => header !== 'Grund').toReversed()];
  const bytes = await make({ headers, formatted: 3 });
  const first = await fillComplaint(bytes, [row(1)], today);
  const second = await fillComplaint(first, [row(2)], today);
  const [, one = [], two = []] = await readXlsx(second);
  expect([one[1], two[1]]).toEqual(['Provision zu niedrig', 'Provision zu niedrig']);
  expect([one[headers.indexOf('Vertragsnummer')], two[headers.indexOf('Vertragsnummer')]]).toEqual([
    'V-1001',
    'V-1002',
  ]);
  expect(one[0] ?? '').toBe('');
});

test.each(['=1+1', '=HYPERLINK("http://x.example.com")', '@SUM(A1)', '+1', '-1', '\t=1', '<b>&"\u0000\u0008'])(
  '§commissions a customer called %j is a text in the file and no formula',
  async (customer) => {
    const filled = await fillComplaint(await make(), [{ ...row(1), customer }], today);
    const sheet = await sheetOf(filled);
    expect(sheet).not.toMatch(/<f\b/);
    expect(/<c r="B2"[^>]*>/.exec(sheet)?.[0]).toContain('t="inlineStr"');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(sheet).not.toMatch(/[\u0000-\u0008]/);
  },
);

test('§commissions a cell that the template computes itself is never overwritten', async () => {
  const bytes = await make({ formatted: 1 });
  const formula = (await sheetOf(bytes)).replace(/<c r="G2"([^>]*?)\/>/, '<c r="G2"$1><f>1+1</f></c>');
  expect(formula).toContain('<f>');
  const computed = await withParts(bytes, { [sheetName]: () => formula });
  await expect(fillComplaint(computed, [row(1)], today)).rejects.toThrow(UnwritableCell);
});

/** The same numbers each time, from 0 to below 1. */
function drawnFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test('§commissions random rows come back as they were typed, and no other cell changes', async () => {
  const draw = drawnFrom(14);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(draw() * from.length)] as T;
  const words = [
    'Müller & Söhne',
    '<Test>',
    '„Zum Löwen“',
    'Łódź',
    '東京',
    'O’Neill',
    '"x"',
    '=a',
    '🙂',
    'x'.repeat(90),
  ];
  const amount = () => `${Math.floor(draw() * 2000) - 200},${String(Math.floor(draw() * 100)).padStart(2, '0')}`;
  for (let round = 0; round < 40; round += 1) {
    const formatted = Math.floor(draw() * 6);
    const bytes = await make({ formatted });
    const rows = Array.from(
      { length: 1 + Math.floor(draw() * 30) },
      (_, n): ComplaintRow => ({
        ...row(n),
        customer: `${pick(words)} ${pick(words)}`,
        tariff: pick(words),
        reason: `${pick(words)} ${pick(words)}`,
        expected: amount(),
        received: amount(),
      }),
    );
    const filled = await fillComplaint(bytes, rows, today);
    expect((await checkComplaintFile(template, filled, today)).faults).toEqual([]);
    const read = (await readXlsx(filled)).slice(1, rows.length + 1);
    expect(read.map(([, customer, contract, , tariff, , , , reason]) => [customer, contract, tariff, reason])).toEqual(
      rows.map(({ customer, contract, tariff, reason }) => [customer, contract, tariff, reason]),
    );
    const euros = (typed = '') => Number(typed.replace(',', '.'));
    expect(read.map((cells) => [Number(cells[6]), Number(cells[7])])).toEqual(
      rows.map(({ expected, received }) => [euros(expected), euros(received)]),
    );
    expect(await othersOf(filled)).toEqual(await othersOf(bytes));
    const headOf = (sheet: string) => /<row r="1"[\s\S]*?<\/row>/.exec(sheet)?.[0];
    expect(headOf(await sheetOf(filled))).toBe(headOf(await sheetOf(bytes)));
  }
});
