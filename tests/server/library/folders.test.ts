import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '#server/admin/run-command.ts';
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

const inside = 'newsletters/Intern/Tief/Sonnenblume.txt';
const meta = 'newsletters/Intern/_folder.meta.yaml';

describe.each(libraryPlaces)('§library what editors say about a folder, in a %s,', (place) => {
  let portal: Portal;
  let plain: LibraryCalls;
  let sales: LibraryCalls;
  let staff: LibraryCalls;
  beforeAll(async () => {
    portal = await openLibrary(place);
    plain = libraryCalls(await portal.as('1004/plain.user'));
    sales = libraryCalls(await portal.as('1001/sp.admin'));
    staff = libraryCalls(await portal.as('9001/etc.staff'));
  });
  afterAll(() => portal.close());

  test('§library the own statements folder exists even if it is empty, also for employees', async () => {
    const partner = libraryCalls(await portal.as('1003/etc.statement'));
    const status = async (calls: LibraryCalls, folder: string, foundation: string) =>
      (await calls.browse(`commission-statements/${folder}`, { _action: 'list', foundation })).statusCode;
    expect(await status(staff, '9001', '9001')).toBe(200);
    expect(await status(partner, '1003', '1003')).toBe(200);
    expect(await status(partner, '1001', '1003')).toBe(404);
    expect(await status(staff, '9999', '9001')).toBe(404);
  });

  /** Everything through which a document can be seen. */
  async function ways(calls: LibraryCalls) {
    const recent = (await calls.get(`/foundation/${calls === plain ? '1004' : '1001'}/recentdocs`)).json();
    return {
      listed: (await calls.browse('newsletters/Intern', { _action: 'list' })).statusCode,
      entry: (await calls.entry(inside)) !== undefined,
      counted: (await calls.list('newsletters')).folder?.files,
      found: (await calls.search('Sonnenblume')).total,
      quick: (await calls.quick('Sonnenblume')).total,
      recent: paths(recent).includes(inside),
      download: (await calls.oneTime(inside)).statusCode,
      archive: (await calls.oneTime('newsletters', inside)).statusCode,
    };
  }
  const open = { listed: 200, entry: true, counted: 1, found: 1, quick: 1, recent: true, download: 200, archive: 200 };
  const shut = {
    listed: 404,
    entry: false,
    counted: 0,
    found: 0,
    quick: 0,
    recent: false,
    download: 404,
    archive: 404,
  };

  test('its roles apply to everything below for as long as they are written there', async () => {
    await putFiles(portal, { [inside]: 'Inhalt' });
    expect(await ways(plain)).toEqual(open);
    const granted = (await plain.oneTime(inside)).json<{ token: string }>().token;
    await putFiles(portal, { [meta]: 'title: Nur für Partner\ndescription: "#file:newest Für Sie"\nroles: [SP]\n' });
    expect(await ways(plain)).toEqual(shut);
    expect((await fetchFile(portal, granted)).statusCode).toBe(410);
    expect(await ways(sales)).toEqual(open);
    const { items } = await sales.list('newsletters');
    expect(items[0]).toMatchObject({ title: 'Nur für Partner', description: '#file:newest Für Sie', files: 1 });
    expect((await sales.list('newsletters/Intern')).folder).toMatchObject({ title: 'Nur für Partner' });
    removeFiles(portal, meta);
    await portal.services.library.rescan();
    expect(await ways(plain)).toEqual(open);
    expect((await plain.list('newsletters')).items[0]?.title).toBeUndefined();
  });

  test('its roles come beside those of folders above and of the file: one of each is needed', async () => {
    await putFiles(portal, {
      [meta]: 'roles: [SP, WS]\n',
      'newsletters/Intern/Tief/_folder.meta.yaml': 'roles: PORTAL_ETC_PORTAL_ADMIN\n',
      [`${inside}.meta.yaml`]: 'roles: [PORTAL_ETC_COMISSION_PAPERS]\n',
    });
    expect(await ways(sales)).toEqual(open);
    expect(await ways(plain)).toEqual(shut);
    await putFiles(portal, { [`${inside}.meta.yaml`]: 'roles: [PORTAL_CHEFRED]\n' });
    expect(await ways(sales)).toEqual(shut);
    removeFiles(portal, `${inside}.meta.yaml`);
    await putFiles(portal, { 'newsletters/Intern/Tief/_folder.meta.yaml': 'roles: [PORTAL_CHEFRED]\n' });
    expect(await ways(sales)).toEqual(shut);
    removeFiles(portal, 'newsletters/Intern/Tief/_folder.meta.yaml');
    await portal.services.library.rescan();
    expect(await ways(sales)).toEqual(open);
  });

  test('holds for what is put or moved into the folder, and no more for what leaves it', async () => {
    await putFiles(portal, {
      [meta]: 'roles: [SP]\n',
      'newsletters/Intern/Neu.txt': 'neu',
      'newsletters/Offen.txt': 'offen',
    });
    expect(await plain.entry('newsletters/Intern/Neu.txt')).toBeUndefined();
    moveFile(portal, 'newsletters/Offen.txt', 'newsletters/Intern/Tief/Offen.txt');
    moveFile(portal, 'newsletters/Intern/Neu.txt', 'newsletters/Neu.txt');
    await portal.services.library.rescan();
    expect(await plain.entry('newsletters/Intern/Tief/Offen.txt')).toBeUndefined();
    expect(await plain.entry('newsletters/Neu.txt')).toBeDefined();
    expect(await sales.entry('newsletters/Intern/Tief/Offen.txt')).toBeDefined();
  });

  test('if invalid, is reported with file and line, and only its own folder is for employees only', async () => {
    writeFiles(portal, { 'templates/Eins/Brief.txt': 'x', 'templates/Zwei/Brief.txt': 'x' });
    await putFiles(portal, { 'templates/Eins/_folder.meta.yaml': 'title: Eins\nversion: 2\n' });
    const problem = {
      path: 'templates/Eins/_folder.meta.yaml',
      line: 2,
      message: 'version: Diese Angabe gibt es hier nicht. Möglich sind: title, description, roles.',
    };
    expect(portal.services.library.problems).toEqual([problem]);
    const { lines } = await runCommand(portal.services, ['library', 'check']);
    expect(lines.join()).toContain('templates/Eins/_folder.meta.yaml:2: version: Diese Angabe gibt es hier nicht');
    expect(await sales.entry('templates/Eins/Brief.txt')).toBeUndefined();
    expect(await staff.entry('templates/Eins/Brief.txt')).toBeDefined();
    expect(await sales.entry('templates/Zwei/Brief.txt')).toBeDefined();
    await putFiles(portal, { 'templates/Eins/_folder.meta.yaml': 'title: Eins\n' });
    expect(portal.services.library.problems).toEqual([]);
    expect(await sales.entry('templates/Eins/Brief.txt')).toBeDefined();
  });
});
