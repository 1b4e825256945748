import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchFile } from '../support/file-calls.ts';
import { type LibraryCalls, libraryCalls, putFiles } from '../support/library-files.ts';
import { pathPayloads } from '../support/path-payloads.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
let staff: LibraryCalls;

beforeAll(async () => {
  portal = await openPortal();
  staff = libraryCalls(await portal.as('9001/etc.staff'));
  await putFiles(portal, { 'templates/Vorlage.txt': 'Inhalt', 'templates/Tief/Unten.txt': 'Inhalt' });
});
afterAll(() => portal.close());

/** Ways out that begin in the library. */
const fromInside = [
  ...pathPayloads('templates', 'Vorlage.txt').filter((path) => path !== 'templates' && path !== 'templates/'),
  'templates/Tief/..',
  'templates/./Vorlage.txt',
  'templates//Vorlage.txt',
  'templates/Vorlage.txt/../../../keys.json',
  'templates/Tief/../../../../etc/passwd',
  'Templates/Vorlage.txt',
  'templates/Vorlage.txt.meta.yaml',
  'templates/VORLAGE.TXT',
  'templates/Vorlage.txt\u0000.pdf',
  'templates/\u202Etxt.egalroV',
  'templates/Vorlage.tx\u200Bt',
  'versions/..',
  'versions/00000000-0000-0000-0000-000000000000',
  'versions/../templates/Vorlage.txt',
  'library/templates/Vorlage.txt',
  'commission-statements/1001/../1003/x',
  'commission-statements/%',
  'commission-statements/_001',
];

test('§library of 250 paths that lead out of the library none is listed or downloaded', async () => {
  expect(fromInside.length).toBeGreaterThanOrEqual(250);
  for (const path of fromInside) {
    for (const url of [path, encodeURIComponent(path)]) {
      const answer = await portal.app.inject({
        method: 'GET',
        url: encodeURI(`/api/public/filebrowser/${url}`).replaceAll('%25', '%'),
        query: { _action: 'list' },
        headers: { authorization: `Bearer ${staff.token}` },
      });
      const names = answer.statusCode === 200 ? answer.json().items.map((item: { path: string }) => item.path) : [];
      // Spellings that a URL means the same by, such as a slash too many, may show what lies in the library, and nothing else.
      for (const display of names)
        expect(display, `list ${url}`).toMatch(/^[a-z-]+($|\/(Vorlage|Tief\/Unten)\.txt$|\/Tief$)/);
    }
    const single = await staff.oneTime(path);
    expect([400, 404], `download ${path}`).toContain(single.statusCode);
    const several = await staff.oneTime(path, 'templates/Vorlage.txt');
    expect([400, 404], `archive ${path}`).toContain(several.statusCode);
  }
});

test('§library a folder that becomes a link after it was listed leads nowhere', async () => {
  writeFileSync(join(portal.dataDir, 'Geheim.txt'), 'Geheimnis');
  const tight = await openPortal({ LIBRARY_DIR: portal.config.libraryDir, LIBRARY_KEEP_UP_TO: '0' });
  try {
    const calls = libraryCalls(await tight.as('9001/etc.staff'));
    await putFiles(tight, { 'templates/Ordner/Geheim.txt': 'harmlos!!' });
    const { token } = (await calls.oneTime('templates/Ordner/Geheim.txt')).json();
    const folder = join(tight.config.libraryDir, 'templates/Ordner');
    renameSync(folder, `${folder}-away`);
    symlinkSync(portal.dataDir, folder);
    expect((await fetchFile(tight, token)).statusCode).toBe(410);
    await tight.services.library.rescan();
    expect(await calls.entry('templates/Ordner/Geheim.txt')).toBeUndefined();
    rmSync(folder);
  } finally {
    await tight.close();
  }
  expect(readFileSync(join(portal.dataDir, 'Geheim.txt'), 'utf8')).toBe('Geheimnis');
});
