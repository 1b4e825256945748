import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineCalls } from '../records/engine/engine-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const whole = pdf();

test.each([
  ['one flipped bit', Buffer.from(whole).fill((whole[1500] ?? 0) ^ 1, 1500, 1501)],
  ['a cut', whole.subarray(0, 1000)],
  ['nothing left in it', Buffer.alloc(0)],
  ['no file at all', undefined],
])('§uploads a file with %s is noted as damaged where its record is copied', async (_damage, bytes) => {
  const health = async () => (await portal.call('GET', '/health')).json();
  const partner = await engineCalls(portal, '1001/sp.admin');
  const file = await partner.upload('Formular.pdf', whole);
  const ported = { numberMode: 'port', portings: [{ connectionKind: 'single', formFile: [file] }] };
  const draft = await partner.create('hfo.vp.draft', { productType: 'hfoNgnBasic', ...ported });
  const path = join(portal.dataDir, 'files', file);
  rmSync(path);
  if (bytes) writeFileSync(path, bytes);
  portal.services.storage.sound.delete(file);
  const refusal = await partner.act(draft.id, 'copy');
  expect([refusal.statusCode, refusal.json()]).toMatchObject([500, { _error: 905, file: 'Formular.pdf' }]);
  expect(await health()).toMatchObject({ damagedFiles: 1 });
  writeFileSync(path, whole);
  expect((await partner.act(draft.id, 'copy')).statusCode).toBe(200);
  expect(await health()).not.toHaveProperty('damagedFiles');
});
