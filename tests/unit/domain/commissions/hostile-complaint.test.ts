import { expect, test } from 'vitest';
import { columnsOf, complaintColumns, titleOfTemplate } from '#domain/commissions/complaint-columns.ts';
import { fillComplaint } from '#domain/commissions/fill-complaint.ts';
import { mendComplaint } from '#domain/commissions/mend-complaint.ts';
import { checkComplaintFile } from '#domain/commissions/read-complaint.ts';
import { operatorTemplate } from '#server/files/inspection/operator-template.ts';
import { partsOfZip, readXlsx } from '#tests/read-files.ts';
import { hyperlinks, outsideParts, withFormula, withParts } from '#tests/server/support/workbook-parts.ts';

const today = '2026-11-22';
const template = {
  title: titleOfTemplate('Vierfunk Mobil GmbH'),
  columns: columnsOf(complaintColumns.map(({ header }) => header)),
};
const row = (contract: string) => ({
  vo: 'VO10023',
  customer: 'Bäckerei Muster',
  contract,
  tariff: 'Flat L',
  activated: '01.08.2026',
  expected: '40,00',
  received: '24,90',
  reason: 'Provision zu niedrig',
});
/** The portal's own template with three rows. */
const filled = async () =>
  fillComplaint(
    new Uint8Array((await operatorTemplate('VIERFUNK')).bytes),
    ['V-1', 'V-2', 'V-3'].map((one) => row(one.padEnd(4, '0'))),
    today,
  );
const faultsOf = async (bytes: Uint8Array, own: Parameters<typeof checkComplaintFile>[0] = template) =>
  (await checkComplaintFile(own, bytes, today)).faults;

test.each(Object.entries(outsideParts))('§3-6 a filled template that takes %s is refused', async (_case, changes) => {
  expect(await faultsOf(await withParts(await filled(), changes))).toEqual([{ fault: 'externalLink' }]);
});

test('§3-6 links that a spreadsheet makes of addresses are everyday and no fault', async () => {
  expect(await faultsOf(await withParts(await filled(), hyperlinks))).toEqual([]);
});

test.each([
  ['I2', "<f>cmd|' /C calc'!A0</f>", 'x', 'Grund', 8],
  ['G2', '<f>100+20.5</f>', '120.5', 'Erwartete Provision netto', 6],
  ['I2', '<f t="shared" si="0"/>', 'x', 'Grund', 8],
  ['I2', '<f>1+1</f>', '', 'Grund', 8],
])('§3-6 the formula in %s, %s, is a fault of its row and column', async (place, formula, match, header, column) => {
  const faults = await faultsOf(await withParts(await filled(), withFormula(place, formula, match)));
  expect(faults).toMatchObject([{ fault: 'formula', row: 1, column, header, found: match }]);
});

test('§3-6 formulas outside the required cells and in the operator’s template are accepted', async () => {
  const beside = {
    'xl/worksheets/sheet2.xml': (was: string) => was.replace('</row>', '<c r="B1"><f>1+1</f><v>2</v></c></row>'),
  };
  expect(await faultsOf(await withParts(await filled(), beside))).toEqual([]);
  const behind = {
    'xl/worksheets/sheet1.xml': (was: string) =>
      was.replace('</sheetData>', '<row r="9"><c r="L9"><f>SUM(G2:G8)</f><v>120</v></c></row></sheetData>'),
  };
  expect(await faultsOf(await withParts(await filled(), behind))).toEqual([]);
  const columns = template.columns.map((column) => ({
    ...column,
    ...(column.header === 'Rufnummer' && { computed: true }),
  }));
  const computed = {
    'xl/worksheets/sheet1.xml': (was: string) =>
      was
        .replace(/(<row r="2">[\s\S]*?<c r="C2"[\s\S]*?<\/c>)/, '$1<c r="D2" t="str"><f>G2-H2</f><v>15.1</v></c>')
        .replace('</sheetData>', '<row r="9"><c r="D9" t="str"><f>G9-H9</f><v>0</v></c></row></sheetData>'),
  };
  const bytes = await withParts(await filled(), computed);
  expect(await checkComplaintFile({ ...template, columns }, bytes, today)).toEqual({ faults: [], rows: 3 });
});

test('§3-6 a typed value replaces a formula, and dependent formulas keep their last result', async () => {
  const chain = 'xl/calcChain.xml';
  const bytes = await withParts(await filled(), {
    'xl/worksheets/sheet1.xml': (was) =>
      ['2', '3', '4'].reduce(
        (xml, at) =>
          withFormula(
            `I${at}`,
            at === '2' ? '<f t="shared" ref="I2:I4" si="0">A1</f>' : '<f t="shared" si="0"/>',
            `Wert ${at}`,
          )['xl/worksheets/sheet1.xml']?.(xml) as string,
        was,
      ),
    [chain]: () => '<calcChain><c r="I2" i="1"/><c r="I3"/><c r="I4"/></calcChain>',
    'xl/_rels/workbook.xml.rels': (was) =>
      was.replace(
        '</Relationships>',
        '<Relationship Id="rId77" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/calcChain" Target="calcChain.xml"/></Relationships>',
      ),
  });
  expect((await faultsOf(bytes)).map(({ fault, row: at }) => [fault, at])).toEqual([
    ['formula', 1],
    ['formula', 2],
    ['formula', 3],
  ]);
  const mended = await mendComplaint(bytes, [{ row: 1, column: 8, kind: 'text', text: 'fehlt' }], today);
  expect(await faultsOf(mended)).toEqual([]);
  expect((await readXlsx(mended)).slice(1).map((cells) => cells[8])).toEqual(['fehlt', 'Wert 3', 'Wert 4']);
  const parts = await partsOfZip(mended);
  expect(String(parts.get('xl/worksheets/sheet1.xml'))).not.toContain('<f');
  // The order of working out would name cells that have nothing to work out any more.
  expect(String(parts.get('xl/_rels/workbook.xml.rels'))).not.toContain('calcChain');
});

test('§3-6 a template that grows too large when unpacked is called so, not unreadable', async () => {
  const large = await withParts(await filled(), {
    'xl/worksheets/sheet1.xml': (was) => was.replace('</sheetData>', `${' '.repeat(17 * 1024 ** 2)}</sheetData>`),
  });
  await expect(checkComplaintFile(template, large, today)).rejects.toMatchObject({ key: 'size' });
  const sheets = Array.from({ length: 6 }, (_, at) => `sheet${at + 3}.xml`);
  const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const many = await withParts(await filled(), {
    ...Object.fromEntries(
      sheets.map((name) => [
        `xl/worksheets/${name}`,
        () => `<worksheet><sheetData/>${' '.repeat(15 * 1024 ** 2)}</worksheet>`,
      ]),
    ),
    'xl/workbook.xml': (was) =>
      was.replace(
        '</sheets>',
        `${sheets.map((name) => `<sheet name="${name}" sheetId="9" r:id="${name}"/>`).join('')}</sheets>`,
      ),
    'xl/_rels/workbook.xml.rels': (was) =>
      was.replace(
        '</Relationships>',
        `${sheets.map((name) => `<Relationship Id="${name}" Type="${types}/worksheet" Target="worksheets/${name}"/>`).join('')}</Relationships>`,
      ),
  });
  await expect(checkComplaintFile(template, many, today)).rejects.toMatchObject({ key: 'size' });
  await expect(checkComplaintFile(template, Buffer.from('PK\x03\x04 nothing'), today)).rejects.toMatchObject({
    key: 'archive',
  });
});
