import { afterAll, beforeAll, expect, test } from 'vitest';
import { providerCodes } from '#contract/providers.ts';
import { partsOfZip } from '#tests/read-files.ts';
import { type FileCalls, fetchFile, fileCalls } from '../support/file-calls.ts';
import { putFiles } from '../support/library-files.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
let me: FileCalls;

beforeAll(async () => {
  portal = await openPortal();
  me = await fileCalls(portal);
});
afterAll(() => portal.close());

const pathOf = (operator: string) => `templates/commission-complaint/${operator}.xlsx`;

test('§3-6 there is an Excel template for every operator, by session or by token', async () => {
  for (const operator of providerCodes) {
    const { statusCode, headers, rawPayload } = await me.get(`/${pathOf(operator)}`);
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="Provisionsreklamation_\w+\.xlsx"/);
    expect([...(await partsOfZip(rawPayload)).keys()]).toEqual(
      expect.arrayContaining(['xl/workbook.xml', 'xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml']),
    );
    const { token, name } = await me.grant({ _action: 'downloadFile', path: pathOf(operator) });
    expect(headers['content-disposition']).toContain(name);
    expect((await fetchFile(portal, token)).rawPayload.equals(rawPayload)).toBe(true);
  }
});

test('§3-6 the template can be uploaded again as it is', async () => {
  const { rawPayload } = await me.get(`/${pathOf('VIERFUNK')}`);
  expect(await me.upload('Provisionsreklamation_Vierfunk.xlsx', rawPayload)).toMatch(/^[0-9a-f]{32}$/);
});

test.each(['UNBEKANNT', 'alsterkom', 'CONSTRUCTOR', '..', '%2e%2e'])('§3-6 there is none for %s', async (operator) => {
  expect((await me.get(`/${pathOf(operator)}`)).statusCode).toBe(404);
});

test('§interface.files templates want a session', async () => {
  expect((await portal.call('GET', `/${pathOf('VIERFUNK')}`)).statusCode).toBe(401);
});

test('§3-6 a template that the editors put into the library replaces the generated one', async () => {
  const make = (await me.get(`/${pathOf('WEGNETZ')}`)).rawPayload;
  const own = Buffer.concat([make, Buffer.from('geändert')]);
  await putFiles(portal, {
    'templates/Provisionsreklamation/Provisionsreklamation_Wegnetz_Genossenschaft_eG.xlsx': own,
  });
  const { statusCode, headers, rawPayload } = await me.get(`/${pathOf('WEGNETZ')}`);
  expect(statusCode).toBe(200);
  expect(headers['content-disposition']).toContain('filename="Provisionsreklamation_Wegnetz_Genossenschaft_eG.xlsx"');
  expect(rawPayload.equals(own)).toBe(true);
  const { token } = await me.grant({ _action: 'downloadFile', path: pathOf('WEGNETZ') });
  expect((await fetchFile(portal, token)).rawPayload.equals(own)).toBe(true);
});
