import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFiles } from '#server/queries/library/library-list.ts';
import { viewOf } from '#server/queries/library/library-view.ts';
import { type LibraryCalls, libraryCalls, openLibrary, paths, putFiles } from '../support/library-files.ts';
import type { Portal } from '../support/portal.ts';

const folder = 'price-lists/Seiten';
const inFolder = (name: string) => `${folder}/${name}`;
const subfolders = ['A', 'B', 'C'].map(inFolder);
const files = [1, 2, 3, 4, 5].map((n) => inFolder(`Datei ${n}.txt`));

let portal: Portal;
let staff: LibraryCalls;
beforeAll(async () => {
  portal = await openLibrary('folder');
  const all = [...files, ...subfolders.map((path) => `${path}/Inhalt.txt`)];
  await putFiles(portal, Object.fromEntries(all.map((path) => [path, 'Inhalt'])));
  staff = libraryCalls(await portal.as('9001/etc.staff'));
});
afterAll(() => portal.close());

test.each([1, 2, 3, 4, 5, 8, 500])('§library a folder comes whole in pages of %i, its folders first', async (limit) => {
  const results: string[] = [];
  for (let total = 1; results.length < total; ) {
    const page = await staff.list(folder, { _limit: String(limit), _offset: String(results.length) });
    expect(page.items.length).toBeLessThanOrEqual(limit);
    if (page.items.length === 0) break;
    total = page.total;
    results.push(...paths(page));
  }
  expect(results).toEqual([...subfolders, ...files]);
});

test('§library a folder in one answer is counted by its entries, despite concurrent changes', async () => {
  const { db } = portal.services;
  const view = await viewOf(db, { id: '', roles: ['PORTAL_EMPLOYEE'] });
  let statements = 0;
  const oneStatement = new Proxy(db, {
    get(target, name, receiver) {
      if (name === 'select') statements += 1;
      if (statements > 1) throw new Error('A second statement sees another moment');
      return Reflect.get(target, name, receiver);
    },
  });
  const { items, total } = await listFiles(oneStatement, view, folder, 100, 0);
  expect([items.length, total]).toEqual([files.length, files.length]);
});
