import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkLibrary } from '#server/library/index/check-library.ts';
import { openSource } from '#server/library/sources/open-source.ts';
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
  writeFiles,
} from '../support/library-files.ts';
import type { Portal } from '../support/portal.ts';

const apart = (path: string) => path.normalize('NFD');
/** Some letters with a mark of their own, some as one letter, as names pass between systems. */
const mixed = 'newsletters/Ver\u006f\u0308ffentlicht f\u00fcr M\u00e4rz.txt';
const documents = {
  'newsletters/Übersicht.txt': 'Sonnenblume',
  'newsletters/Über uns/Lösung für Köln/Grüße.txt': 'Kornblume',
  'newsletters/Thị trường Nguyễn Ångström.txt': 'Wegwarte',
  [mixed.normalize('NFC')]: 'Ringelblume',
};

describe.each(libraryPlaces)('§library in a library in a %s', (place) => {
  let portal: Portal;
  let staff: LibraryCalls;
  beforeAll(async () => {
    // Nothing is copied, so that downloads read the files by the names that they have.
    portal = await openLibrary(place, { LIBRARY_KEEP_UP_TO: '1' });
    staff = libraryCalls(await portal.as('9001/etc.staff'));
    const decomposed = Object.entries(documents).map(([path, text]) => [
      path.normalize('NFC') === mixed.normalize('NFC') ? mixed : apart(path),
      text,
    ]);
    await putFiles(portal, {
      ...Object.fromEntries(decomposed),
      [apart('newsletters/Übersicht.txt.meta.yaml')]:
        'description: Was es gibt\nsupersedes: Thị trường Nguyễn Ångström.txt\n',
      [apart('newsletters/Über uns/_folder.meta.yaml')]: 'title: Wer wir sind\n',
      'newsletters/Unten.txt': 'unten',
      'newsletters/Tabelle.txt': 'Tabelle',
    });
  });
  afterAll(() => portal.close());

  const download = async (path: string) => {
    const { token } = (await staff.oneTime(path)).json<{ token: string }>();
    return fetchFile(portal, token);
  };

  test('decomposed names of files and folders are listed composed and in their order', async () => {
    expect(paths(await staff.list('newsletters'))).toEqual([
      'newsletters/Über uns',
      'newsletters/Tabelle.txt',
      'newsletters/Thị trường Nguyễn Ångström.txt',
      'newsletters/Übersicht.txt',
      'newsletters/Unten.txt',
      'newsletters/Veröffentlicht für März.txt',
    ]);
    expect(paths(await staff.list('newsletters/Über uns/Lösung für Köln'))).toEqual([
      'newsletters/Über uns/Lösung für Köln/Grüße.txt',
    ]);
  });

  test('the meta file of a decomposed name describes its file, and the one of a folder its folder', async () => {
    expect(await staff.entry('newsletters/Übersicht.txt')).toMatchObject({
      description: 'Was es gibt',
      supersedes: [{ path: 'newsletters/Thị trường Nguyễn Ångström.txt' }],
    });
    expect((await staff.list('newsletters')).items[0]?.title).toBe('Wer wir sind');
  });

  test.each(Object.entries(documents))(
    '%s is found by its text, and downloaded under that name',
    async (path, text) => {
      expect(paths(await staff.search(text))).toEqual([path]);
      const answer = await download(path);
      expect([answer.statusCode, answer.body]).toEqual([200, text]);
      const name = path.slice(path.lastIndexOf('/') + 1);
      expect(answer.headers['content-disposition']).toContain(encodeURIComponent(name));
    },
  );

  test.each(['Übersicht', 'Uebersicht', apart('Übersicht'), 'Nguyễn', 'Angstrom', 'Grüße', 'Köln', 'März'])(
    'a search for %s finds a decomposed name',
    async (typed) => {
      const labels = new Set(paths(await staff.search(typed)));
      expect(Object.keys(documents).some((path) => labels.has(path))).toBe(true);
    },
  );

  test('a link that names the decomposed letters leads to the same file', async () => {
    expect((await staff.entry(apart('newsletters/Übersicht.txt')))?.path).toBe('newsletters/Übersicht.txt');
    expect((await download(apart('newsletters/Übersicht.txt'))).body).toBe('Sonnenblume');
  });

  test.each(Object.entries(documents))('a process that scans nothing opens %s', async (path, text) => {
    const source = openSource(portal.config);
    const file = await source.look(path);
    if (!file) throw new Error('no file');
    const read = await source.open({ path, size: file.size, modified: file.modified });
    expect(read && (await buffer(read({ start: 0, end: file.size - 1 }))).toString()).toBe(text);
  });

  test('of two names that differ only in bytes the first is shown, and the check reports the other', async () => {
    const path = 'templates/Größe.txt';
    await putFiles(portal, { [path]: 'zusammengesetzt', [apart(path)]: 'zerlegt' });
    expect(paths(await staff.list('templates'))).toEqual([path]);
    expect((await download(path)).body).toBe('zerlegt');
    const { problems } = await checkLibrary(openSource(portal.config));
    expect(problems).toEqual([{ path, line: 1, message: expect.stringContaining('wie Windows es tut') }]);
    removeFiles(portal, apart(path));
    await portal.services.library.rescan();
    expect((await download(path)).body).toBe('zusammengesetzt');
    removeFiles(portal, path);
  });

  test('of two folders with the same letters the first is shown, and the check names the other', async () => {
    const folder = 'templates/Verträge';
    await putFiles(portal, { [`${folder}/Eins.txt`]: 'eins', [`${apart(folder)}/Zwei.txt`]: 'zwei' });
    expect(paths(await staff.list(folder))).toEqual([`${folder}/Zwei.txt`]);
    const { problems } = await checkLibrary(openSource(portal.config));
    expect(problems.map(({ path }) => path)).toEqual([folder]);
    removeFiles(portal, folder);
    removeFiles(portal, apart(folder));
    await portal.services.library.rescan();
  });

  test('a file renamed to the composed form stays the same entry', async () => {
    const path = 'templates/Änderung.txt';
    await putFiles(portal, { [apart(path)]: 'Inhalt' });
    moveFile(portal, apart(path), path);
    await portal.services.library.rescan();
    expect(paths(await staff.list('templates'))).toEqual([path]);
    expect((await download(path)).body).toBe('Inhalt');
    writeFiles(portal, { [path]: 'Neuer Inhalt' });
    await portal.services.library.rescan();
    expect((await download(path)).body).toBe('Neuer Inhalt');
  });
});
