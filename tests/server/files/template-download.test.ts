import { afterAll, beforeAll, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { operatorTemplate } from '../../../server/files/content/operator-template.ts';
import { providerCodes } from '../../../src/domain/text/provider-name.ts';
import { complaint, fileCalls } from '../support/file-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test.each(providerCodes)('§3 the Excel template of %s comes through a one-time download', async (operator) => {
  const { post } = await portal.as('1001/sp.admin');
  const path = `templates/commission-complaint/${operator}.xlsx`;
  const { token, name } = (await post('/public/onetimeaction', { _action: 'downloadFile', path })).json();
  const answer = await portal.call('GET', `/public/filedownload/${encodeURIComponent(name)}`, { query: { token } });
  expect(answer.statusCode).toBe(200);
  expect(name).toMatch(/^Provisionsreklamation_\w+\.xlsx$/);
  expect(answer.headers['content-disposition']).toContain('attachment');
  expect(answer.rawPayload.equals((await operatorTemplate(operator)).bytes)).toBe(true);
});

test('§3 a commission complaint does not take its template back as it was', async () => {
  const { upload, post } = await fileCalls(portal);
  const create = async (excel: Buffer) =>
    post(
      '/foundation/1001/data',
      complaint([await upload('Vorlage.xlsx', excel)], [await upload('Vertrag.pdf', pdf())]),
    );
  const header = ['VO-Nummer', 'Kundenname'].map((value) => ({ value, type: String }));
  const workbook = (...rows: { value: string; type: typeof String }[][]) =>
    writeXlsxFile([{ sheet: 'Reklamation', data: [header, ...rows] }]).toBuffer();
  for (const unfilled of [(await operatorTemplate('ALSTERKOM')).bytes, await workbook()]) {
    const refused = await create(unfilled);
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { excelFile: 'excelUnfilled' }]);
  }
  expect((await create(await workbook([{ value: 'VO20417', type: String }]))).statusCode).toBe(201);
});
