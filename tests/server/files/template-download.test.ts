import { afterAll, beforeAll, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { providerCodes } from '#contract/providers.ts';
import { complaintColumns, templateVersion } from '#domain/commissions/complaint-columns.ts';
import { operatorTemplate } from '#server/files/inspection/operator-template.ts';
import { complaint, fileCalls } from '../support/file-calls.ts';
import { putFiles } from '../support/library-files.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';
import { hyperlinks, outsideParts, withFormula, withParts } from '../support/workbook-parts.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test.each(providerCodes)('§3-6 the Excel template of %s comes through a one-time download', async (operator) => {
  const { post } = await portal.as('1001/sp.admin');
  const path = `templates/commission-complaint/${operator}.xlsx`;
  const { token, name } = (await post('/public/onetimeaction', { _action: 'downloadFile', path })).json();
  const answer = await portal.call('GET', `/public/filedownload/${encodeURIComponent(name)}`, { query: { token } });
  expect(answer.statusCode).toBe(200);
  expect(name).toMatch(/^Provisionsreklamation_\w+\.xlsx$/);
  expect(answer.headers['content-disposition']).toContain('attachment');
  expect(answer.rawPayload.equals((await operatorTemplate(operator)).bytes)).toBe(true);
});

const text = (value: string) => ({ value, type: String });
const workbook = (...rows: string[][]) =>
  writeXlsxFile([{ sheet: 'Reklamation', data: rows.map((row) => row.map(text)) }]).toBuffer();
const head = complaintColumns.map(({ header }) => header);
const filled = ['VO-1', 'Muster', '4711', '', 'Flat', '01.06.2026', '24,90', '0,00', 'fehlt'];

/** Refused as soon as they are uploaded. */
const remote = ['a picture of the internet', 'an object of a server', 'a relation in another notation'];

test.each(remote)('§3-6 an upload does not take a workbook that takes %s', async (takes) => {
  const { upload } = await fileCalls(portal);
  const parts = outsideParts[takes] ?? {};
  const bytes = await withParts(await workbook(head, filled), parts);
  await expect(upload('Vorlage.xlsx', bytes)).rejects.toThrow('fileRemote');
});

test.each<[string, string, () => Promise<Buffer>]>([
  ['its template back as it was', 'excelUnfilled', async () => (await operatorTemplate('ALSTERKOM')).bytes],
  ['one that holds its headings alone', 'excelUnfilled', () => workbook(head)],
  ['one without a mandatory cell', 'excelFaults', () => workbook(head, filled.with(0, ''))],
  ['one with a day that does not exist', 'excelFaults', () => workbook(head, filled.with(5, '31.02.2026'))],
  ['one that names a contract twice', 'excelFaults', () => workbook(head, filled, filled)],
  ['one of an earlier version', 'excelFaults', () => workbook(head.slice(1), filled.slice(1))],
  ['a list of its own', 'excelFaults', () => workbook(['Name', 'Betrag'], ['Muster', '24,90'])],
  ...Object.entries(outsideParts)
    .filter(([takes]) => !remote.includes(takes))
    .map(([takes, parts]): [string, string, () => Promise<Buffer>] => [
      `one that takes ${takes}`,
      'excelExternal',
      async () => withParts(await workbook(head, filled), parts),
    ]),
  [
    'one with a formula',
    'excelFaults',
    async () => withParts(await workbook(head, filled), withFormula('I2', '<f>1+1</f>', '2')),
  ],
  [
    'one that is too large inside',
    'excelTooLarge',
    async () =>
      withParts(await workbook(head, filled), {
        'xl/worksheets/sheet1.xml': (was) => was + ' '.repeat(17 * 1024 ** 2),
      }),
  ],
])('§3-6 a commission complaint does not take %s', async (_case, fault, record) => {
  const { upload, post } = await fileCalls(portal);
  const ids = [await upload('Vorlage.xlsx', await record()), await upload('Vertrag.pdf', pdf())] as const;
  const refusal = await post('/foundation/1001/data', complaint([ids[0]], [ids[1]]));
  expect([refusal.statusCode, refusal.json().fields]).toEqual([400, { excelFile: fault }]);
  const whole = await upload('Berichtigt.xlsx', await withParts(await workbook(head, filled), hyperlinks));
  expect((await post('/foundation/1001/data', complaint([whole], [ids[1]]))).statusCode).toBe(201);
});

test('§3-6 what a filled template is judged by are the columns of the template that editors keep', async () => {
  const me = await portal.as('1001/sp.admin');
  const { title, columns } = (await me.get('/complaint-templates/WEGNETZ')).json();
  expect(title).toMatch(/^Provisionsreklamation /);
  expect(columns.map(({ header }: { header: string }) => header)).toEqual(head);
  await putFiles(portal, {
    'templates/Provisionsreklamation/Provisionsreklamation_Wegnetz_Genossenschaft_eG.xlsx': await workbook([
      'Vertragsnummer',
      'Filiale',
    ]),
  });
  expect((await me.get('/complaint-templates/WEGNETZ')).json().columns).toEqual([
    { header: 'Vertragsnummer', kind: 'contract', required: true },
    { header: 'Filiale', kind: 'text', required: false },
  ]);
  expect((await me.get('/complaint-templates/NIEMAND')).statusCode).toBe(404);
});

test('§3-6 a template of the editors names its version and its computed columns', async () => {
  const me = await portal.as('1001/sp.admin');
  const snapshot = 'templates/Provisionsreklamation/Provisionsreklamation_Wegnetz_Genossenschaft_eG.xlsx';
  const own = await workbook(['Vertragsnummer', 'Differenz', 'Fassung der Vorlage: 7'], ['', 'x']);
  await putFiles(portal, { [snapshot]: await withParts(own, withFormula('B2', '<f>1+1</f>', '2')) });
  const { version, columns } = (await me.get('/complaint-templates/WEGNETZ')).json();
  expect([version, columns.slice(0, 2)]).toEqual([
    '7',
    [
      { header: 'Vertragsnummer', kind: 'contract', required: true },
      { header: 'Differenz', kind: 'text', required: false, computed: true },
    ],
  ]);
  expect((await me.get('/complaint-templates/VIERFUNK')).json().version).toBe(templateVersion);
});
