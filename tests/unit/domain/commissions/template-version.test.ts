import { expect, test } from 'vitest';
import {
  columnsOf,
  complaintColumns,
  templateVersion,
  titleOfTemplate,
  versionIn,
} from '#domain/commissions/complaint-columns.ts';
import { fillComplaint } from '#domain/commissions/fill-complaint.ts';
import { checkComplaintFile } from '#domain/commissions/read-complaint.ts';
import { bytesSource } from '#domain/files/byte-source.ts';
import { Workbook } from '#domain/spreadsheet/workbook.ts';
import { operatorTemplate } from '#server/files/inspection/operator-template.ts';
import { withParts } from '#tests/server/support/workbook-parts.ts';

const today = '2026-11-22';
const template = {
  title: titleOfTemplate('Vierfunk Mobil GmbH'),
  columns: columnsOf(complaintColumns.map(({ header }) => header)),
  version: templateVersion,
};
const filled = async () =>
  fillComplaint(
    new Uint8Array((await operatorTemplate('VIERFUNK')).bytes),
    [
      {
        ...{ vo: 'VO10023', customer: 'Bäckerei Muster', contract: 'V-1001', tariff: 'Flat L' },
        ...{ activated: '01.08.2026', expected: '40,00', received: '24,90', reason: 'Provision zu niedrig' },
      },
    ],
    today,
  );
const written = (from: RegExp, to: string) => async () =>
  withParts(await filled(), { 'xl/sharedStrings.xml': (was) => was.replace(from, to) });

test('§3-6 the template that the portal hands out says its version', async () => {
  expect(versionIn(await (await Workbook.open(bytesSource((await operatorTemplate('VIERFUNK')).bytes))).texts())).toBe(
    templateVersion,
  );
});

test.each([
  ['of the present version', filled, []],
  [
    'of another version',
    written(/Fassung der Vorlage: [^<]*/, 'Fassung der Vorlage: 2019-01'),
    [{ fault: 'earlierVersion', found: '2019-01' }],
  ],
  [
    'of another version with other columns',
    written(/>Grund<([\s\S]*)Fassung der Vorlage: [^<]*/, '>Anlass<$1Fassung der Vorlage: 2019-01'),
    [{ fault: 'earlierVersion', found: '2019-01' }],
  ],
  ['that says no version', written(/Fassung der Vorlage: [^<]*/, ''), []],
] as const)('§3-6 a filled template %s is judged so', async (_case, record, faults) => {
  expect((await checkComplaintFile(template, await record(), today)).faults).toEqual(faults);
});

test('§3-6 where the present template says no version, none is asked for', async () => {
  const { title, columns } = template;
  expect((await checkComplaintFile({ title, columns }, await filled(), today)).faults).toEqual([]);
});

test('§3-6 a change of columns requires a new template version', () => {
  expect([templateVersion, ...complaintColumns.map(({ header, required }) => header + (required ? ' *' : ''))]).toEqual(
    [
      '2026-11',
      'VO-Nummer *',
      'Kundenname *',
      'Vertragsnummer *',
      'Rufnummer',
      'Tarif *',
      'Aktivierungsdatum *',
      'Erwartete Provision netto *',
      'Erhaltene Provision netto *',
      'Grund *',
    ],
  );
});
