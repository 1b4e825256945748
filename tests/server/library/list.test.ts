import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileList } from '#contract/file.ts';
import { fetchFile } from '../support/file-calls.ts';
import {
  type LibraryCalls,
  libraryCalls,
  libraryPlaces,
  moveFile,
  openLibrary,
  paths,
  putFiles,
  removeFiles,
} from '../support/library-files.ts';
import { day, monday, type Portal } from '../support/portal.ts';

describe.each(libraryPlaces)('§library a library in a %s:', (place) => {
  let portal: Portal;
  let staff: LibraryCalls;

  beforeAll(async () => {
    portal = await openLibrary(place);
    staff = libraryCalls(await portal.as('9001/etc.staff'));
  });
  afterAll(() => portal.close());

  const at = (path: string) => join(portal.config.libraryDir, path);
  const rescan = () => portal.services.library.rescan();

  async function download(path: string): Promise<string> {
    const { token } = (await staff.oneTime(path)).json();
    return (await fetchFile(portal, token)).body;
  }

  describe('§3-7 entries of the library', () => {
    test('say what the file and its meta file say', async () => {
      await putFiles(
        portal,
        {
          'price-lists/Mobil/Preisliste.txt': 'Inhalt',
          'price-lists/Mobil/Preisliste.txt.meta.yaml':
            'description: "#010 Für alle Tarife"\nversion: 2026.11\nvalidFrom: 2026-11-01\nvalidUntil: 2026-11-22\n',
        },
        monday - day,
      );
      const list = await staff.list('price-lists/Mobil');
      expect(fileList.safeParse(list).success).toBe(true);
      expect(list.items).toEqual([
        {
          name: 'Preisliste.txt',
          path: 'price-lists/Mobil/Preisliste.txt',
          type: 'file',
          repository: 'price-lists',
          modified: monday - day,
          size: 6,
          extension: 'txt',
          mimetype: 'text/plain; charset=utf-8',
          icon: 'text',
          description: '#010 Für alle Tarife',
          version: '2026.11',
          validFrom: '2026-11-01',
          validUntil: '2026-11-22',
          expired: true,
          fileurl: '/public/filedownload/Preisliste.txt',
          properties: { shortcuturl: '' },
        },
      ]);
      expect(list.folder).toMatchObject({ name: 'Mobil', type: 'folder', files: 1, size: 6, modified: monday - day });
    });

    test('count in folders what lies below them', async () => {
      await putFiles(portal, { 'newsletters/2026/11/A.txt': 'aa', 'newsletters/2026/B.txt': 'b' }, monday);
      const top = (await staff.list('')).items.find(({ path }) => path === 'newsletters');
      expect(top).toMatchObject({ type: 'repository', files: 2, size: 3, modified: monday });
      expect(paths(await staff.list('newsletters/2026'))).toEqual(['newsletters/2026/11', 'newsletters/2026/B.txt']);
    });

    test('of links carry the address and are not downloadable', async () => {
      await putFiles(portal, {
        'films/Film.url': '[InternetShortcut]\r\nURL=https://www.youtube-nocookie.com/embed/tarifdemo01\r\n',
        'films/Böse.url': '[InternetShortcut]\r\nURL=javascript:alert(1)\r\n',
      });
      const entry = await staff.entry('films/Film.url');
      expect(entry).toMatchObject({
        icon: 'link',
        properties: { shortcuturl: 'https://www.youtube-nocookie.com/embed/tarifdemo01' },
      });
      expect(entry?.fileurl).toBeUndefined();
      expect((await staff.oneTime('films/Film.url')).statusCode).toBe(404);
      expect((await staff.entry('films/Böse.url'))?.properties.shortcuturl).toBe('');
    });

    test('say which file takes the place of another', async () => {
      await putFiles(portal, {
        'contracts/Alt.txt': 'alt',
        'contracts/Neu.txt': 'neu',
        'contracts/Neu.txt.meta.yaml': 'supersedes: Alt.txt\n',
      });
      expect(await staff.entry('contracts/Alt.txt')).toMatchObject({
        superseded: true,
        supersededBy: { name: 'Neu.txt', path: 'contracts/Neu.txt' },
      });
      expect((await staff.entry('contracts/Neu.txt'))?.superseded).toBeUndefined();
    });

    test('name the replacing file only to those who see it', async () => {
      await putFiles(portal, {
        'templates/Alt.txt': 'alt',
        'templates/Geheim.txt': 'neu',
        'templates/Geheim.txt.meta.yaml': 'supersedes: [Alt.txt]\nroles: [WS]\n',
      });
      const plain = libraryCalls(await portal.as('1004/plain.user'));
      const entry = await plain.entry('templates/Alt.txt');
      expect(entry?.superseded).toBe(true);
      expect(entry?.supersededBy).toBeUndefined();
    });
  });

  describe('§library versions', () => {
    test('a new file under the same name keeps the old one reachable, with its bytes', async () => {
      await putFiles(
        portal,
        { 'tutorials/Anleitung.txt': 'erste', 'tutorials/Anleitung.txt.meta.yaml': 'version: 1\n' },
        monday - 3 * day,
      );
      await putFiles(
        portal,
        { 'tutorials/Anleitung.txt': 'zweite!', 'tutorials/Anleitung.txt.meta.yaml': 'version: 2\n' },
        monday - day,
      );
      const entry = await staff.entry('tutorials/Anleitung.txt');
      expect(entry).toMatchObject({ version: '2', size: 7 });
      expect(entry?.earlier).toEqual([
        { path: expect.stringMatching(/^versions\//), version: '1', modified: monday - 3 * day, size: 5 },
      ]);
      expect(await download('tutorials/Anleitung.txt')).toBe('zweite!');
      expect(await download(entry?.earlier?.[0]?.path ?? '')).toBe('erste');
    });

    test('a file that was only touched has no earlier version', async () => {
      await putFiles(portal, { 'tutorials/Gleich.txt': 'gleich' }, monday - 3 * day);
      await putFiles(portal, { 'tutorials/Gleich.txt': 'gleich' }, monday - day);
      const entry = await staff.entry('tutorials/Gleich.txt');
      expect(entry?.modified).toBe(monday - day);
      expect(entry?.earlier).toBeUndefined();
    });

    test('an earlier version is for those alone who see the present one', async () => {
      await putFiles(portal, { 'contracts/Geheim.txt': 'erste' }, monday - 3 * day);
      await putFiles(portal, { 'contracts/Geheim.txt': 'zweite' }, monday - day);
      const [version] = (await staff.entry('contracts/Geheim.txt'))?.earlier ?? [];
      const plain = libraryCalls(await portal.as('1004/plain.user'));
      expect((await plain.oneTime(version?.path ?? '')).statusCode).toBe(404);
    });
  });

  describe('§library the index follows the folder', () => {
    test('when files change, move and go', async () => {
      await putFiles(portal, { 'network-operators/AC/Eins.txt': 'Sonnenblume', 'network-operators/AC/Zwei.txt': 'x' });
      moveFile(portal, 'network-operators/AC/Zwei.txt', 'network-operators/VF/Neu/Drei.txt');
      await putFiles(portal, { 'network-operators/AC/Eins.txt': 'Gänseblümchen' });
      expect((await staff.search('Sonnenblume')).total).toBe(0);
      expect(paths(await staff.search('Gaensebluemchen'))).toEqual(['network-operators/AC/Eins.txt']);
      expect(await staff.entry('network-operators/AC/Zwei.txt')).toBeUndefined();
      expect(paths(await staff.list('network-operators/VF/Neu'))).toEqual(['network-operators/VF/Neu/Drei.txt']);
      removeFiles(portal, 'network-operators/VF');
      await rescan();
      expect((await staff.browse('network-operators/VF', { _action: 'list' })).statusCode).toBe(404);
      expect((await staff.list('network-operators')).folder).toMatchObject({ files: 1 });
    });

    test('and keeps marks and earlier versions with a file that moved', async () => {
      await putFiles(portal, { 'newsletters/Vorher.txt': 'eins' }, monday - 2 * day);
      await putFiles(portal, { 'newsletters/Vorher.txt': 'zwei' }, monday - day);
      await portal.call('PUT', '/library/favourites', {
        token: staff.token,
        body: { path: 'newsletters/Vorher.txt', on: true },
      });
      moveFile(portal, 'newsletters/Vorher.txt', 'newsletters/Nachher.txt');
      await rescan();
      expect(await staff.entry('newsletters/Nachher.txt')).toMatchObject({ favourite: true, earlier: [{ size: 4 }] });
    });

    if (place === 'folder')
      test('but a drive that is not there takes nothing away', async () => {
        await putFiles(portal, { 'newsletters/Bleibt.txt': 'eins' });
        renameSync(portal.config.libraryDir, `${portal.config.libraryDir}-away`);
        await expect(rescan()).rejects.toThrow();
        mkdirSync(portal.config.libraryDir);
        await expect(rescan()).rejects.toThrow('empty');
        expect(await staff.entry('newsletters/Bleibt.txt')).toBeDefined();
        rmSync(portal.config.libraryDir, { recursive: true });
        renameSync(`${portal.config.libraryDir}-away`, portal.config.libraryDir);
        await rescan();
      });
  });

  describe('§library meta files', () => {
    test.each([
      ['roles: [WS\n', 2, 'Einrückung'],
      ['description: gut\nrolles: WS\n', 2, 'rolles: Diese Angabe gibt es hier nicht.'],
      ['version: 1\nvalidUntil: morgen\n', 2, 'validUntil: Ein Tag, zum Beispiel 2026-01-31.'],
      ['shortcuturl: javascript:alert(1)\n', 1, 'Die Adresse muss mit https:// beginnen.'],
      ['version: 1\nroles: [SP, VERTRIEB]\n', 2, 'roles: Eine der Rollen SP, WS, PORTAL_USER'],
      ['- eins\n- zwei\n', 1, ''],
      ['a: &a [x]\nb: &b [*a,*a,*a,*a]\nc: [*b,*b,*b,*b]\n', 1, ''],
    ])(
      'a broken one is reported with file and line, hides its own file and no other: %j',
      async (text, line, message) => {
        await putFiles(portal, { 'templates/Eins.txt': 'eins', 'templates/Zwei.txt': 'zwei' });
        await putFiles(portal, { 'templates/Eins.txt.meta.yaml': text });
        const [problem] = portal.services.library.problems;
        expect(problem).toMatchObject({ path: 'templates/Eins.txt.meta.yaml', line });
        expect(problem?.message).toContain(message);
        expect(portal.logLines.join()).toContain('meta file not usable');
        const plain = libraryCalls(await portal.as('1004/plain.user'));
        expect(paths(await plain.list('templates'))).toContain('templates/Zwei.txt');
        expect(await plain.entry('templates/Eins.txt')).toBeUndefined();
        expect(await staff.entry('templates/Eins.txt')).toBeDefined();
        removeFiles(portal, 'templates/Eins.txt.meta.yaml');
        await rescan();
        expect(portal.services.library.problems).toEqual([]);
        expect(await plain.entry('templates/Eins.txt')).toBeDefined();
      },
    );
  });

  if (place === 'folder')
    test('links of the disk, hidden files and leftovers are not part of the library', async () => {
      writeFileSync(join(portal.dataDir, 'keys-copy.txt'), 'Geheimnis');
      await putFiles(portal, {
        'templates/.versteckt.txt': 'x',
        'templates/~$Offen.docx': 'x',
        'templates/Halb.pdf.part': 'x',
        'unbekannt/Datei.txt': 'x',
      });
      symlinkSync(join(portal.dataDir, 'keys-copy.txt'), at('templates/Verweis.txt'));
      symlinkSync(portal.dataDir, at('templates/Ordnerverweis'));
      await rescan();
      const display = paths(await staff.list('templates'));
      for (const name of ['.versteckt.txt', '~$Offen.docx', 'Halb.pdf.part', 'Verweis.txt', 'Ordnerverweis']) {
        expect(display).not.toContain(`templates/${name}`);
      }
      expect((await staff.search('Geheimnis')).items.filter(({ path }) => path.includes('Verweis'))).toEqual([]);
      expect((await staff.browse('unbekannt', { _action: 'list' })).statusCode).toBe(404);
    });
});
