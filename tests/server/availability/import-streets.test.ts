import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '#server/admin/run-command.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';

const folder = mkdtempSync(join(tmpdir(), 'streets-'));
let portal: Portal;
let user: Session;
beforeAll(async () => {
  portal = await openPortal();
  user = await portal.as('1001/sp.admin');
});
afterAll(() => portal.close());

const bring = (content: string | Buffer) => {
  const file = join(folder, 'streets.csv');
  writeFileSync(file, content);
  return runCommand(portal.services, ['addresses', 'import', file]);
};
const streets = async (zip: string, street = '') =>
  (await user.get('/address-streets', { query: { zip, street } })).json();
const head = 'PLZ;Ort;Ortsteil;Straße;Hausnummern\n';

test('§order-forms.availability a file replaces all streets, in either encoding', async () => {
  expect(await bring(`${head}20457;Hamburg;HafenCity;Musterkai;1-49, 60\n20457;Hamburg;;Öltor;\n`)).toMatchObject({
    code: 0,
  });
  expect(await streets('20457')).toEqual({ city: 'Hamburg', streets: ['Musterkai', 'Öltor'], hasMore: false });
  expect((await streets('20457', 'oel')).streets).toEqual(['Öltor']);
  const windows = Buffer.from('PLZ;Ort;Strasse\r\n80331;M\xfcnchen;Stra\xdfe der Probe\r\n', 'latin1');
  expect(await bring(windows)).toMatchObject({ code: 0 });
  expect(await streets('80331')).toMatchObject({ city: 'München', streets: ['Straße der Probe'] });
  expect(await streets('20457')).toEqual({ streets: [], hasMore: false });
});

test('§order-forms.availability a faulty line is named, and nothing of the file is taken', async () => {
  await bring(`${head}10115;Berlin;;Beispielallee;\n`);
  const outcome = await bring(
    `${head}1011;Berlin;;Allee;\n10115;Berlin;;Allee;x%\n10115;B;;Allee;\n10115;Berlin;;Allee;\n10115;Berlin;;Allee;\n`,
  );
  expect(outcome.code).not.toBe(0);
  const said = JSON.stringify(outcome);
  for (const sentence of [
    'line 2: PLZ',
    'line 3: Hausnummern',
    'line 4: Ort',
    'line 6: the street stands in the file already',
  ])
    expect(said).toContain(sentence);
  expect((await streets('10115')).streets).toEqual(['Beispielallee']);
  expect(JSON.stringify(await bring('Ort;Straße\nBerlin;Allee\n'))).toContain('there is no column plz');
  expect((await bring(head)).code).not.toBe(0);
});

test('§order-forms.availability streets are few at once, and for who is signed in', async () => {
  const many = Array.from({ length: 25 }, (_, at) => `10117;Berlin;;Probestraße ${String.fromCharCode(65 + at)};`);
  await bring(head + many.join('\n'));
  const all = await streets('10117', 'probestr');
  expect([all.streets.length, all.hasMore]).toEqual([20, true]);
  expect((await portal.call('GET', '/address-streets', { query: { zip: '10117' } })).statusCode).toBe(401);
  expect((await user.get('/address-streets', { query: { zip: "1' or" } })).statusCode).toBe(400);
  expect((await user.get('/address-streets', { query: { zip: '10117', street: 'x'.repeat(61) } })).statusCode).toBe(
    400,
  );
  expect((await streets('10117', "%_'")).streets).toEqual([]);
});
