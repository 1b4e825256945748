import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorTemplate } from '../../server/files/operator-template.ts';
import { providerCodes } from '../../src/domain/provider-name.ts';
import { openPortal, type Portal } from './portal.ts';

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
