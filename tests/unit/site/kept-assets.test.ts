import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepAssets } from '#scripts/site/kept-assets.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-kept-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const monday = new Date('2026-11-23T09:00:00Z');
const later = (days: number) => new Date(monday.getTime() + days * 86_400_000);

/** A freshly built site with these hashed files, which takes over what it may from the one before. */
async function build(name: string, files: readonly string[], earlier: string | undefined, now: Date, builds = 20) {
  const site = join(folder, name);
  for (const file of files) {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await writeFile(join(site, file), `${file} of ${name}`);
  }
  await keepAssets(site, earlier && join(folder, earlier), { days: 14, builds }, now);
  const names = await readdir(site, { recursive: true, withFileTypes: true });
  return names
    .filter((entry) => entry.isFile() && entry.name !== '_builds.json')
    .map(({ name: file }) => file)
    .sort();
}

test('§site a build takes over the hashed files of the one before, and only those', async () => {
  await build(
    'a',
    ['_astro/x.1.js', '_astro/x.1.js.br', 'pagefind/index/de_1.pf_index', 'help.html', 'pagefind/pagefind.js'],
    undefined,
    monday,
  );
  expect(await build('b', ['_astro/x.2.js'], 'a', later(1))).toEqual([
    'de_1.pf_index',
    'x.1.js',
    'x.1.js.br',
    'x.2.js',
  ]);
});

test('§site what both builds have stays as the new one wrote it', async () => {
  await build('a', ['_astro/x.1.js'], undefined, monday);
  await build('b', ['_astro/x.1.js'], 'a', later(1));
  expect(await readFile(join(folder, 'b/_astro/x.1.js'), 'utf8')).toBe('_astro/x.1.js of b');
});

test('§site files are kept for 14 days after their replacement, for any age of the file', async () => {
  await build('a', ['_astro/a.js'], undefined, monday);
  expect(await build('b', ['_astro/b.js'], 'a', later(100))).toEqual(['a.js', 'b.js']);
  expect(await build('c', ['_astro/c.js'], 'b', later(114))).toEqual(['a.js', 'b.js', 'c.js']);
  expect(await build('d', ['_astro/d.js'], 'c', later(115))).toEqual(['b.js', 'c.js', 'd.js']);
});

test('§site at most so many earlier builds are kept', async () => {
  await build('a', ['_astro/a.js'], undefined, monday, 2);
  await build('b', ['_astro/b.js'], 'a', later(1), 2);
  await build('c', ['_astro/c.js'], 'b', later(1), 2);
  expect(await build('d', ['_astro/d.js'], 'c', later(1), 2)).toEqual(['b.js', 'c.js', 'd.js']);
});

test('§site a site of before there was a list counts as one build; a missing one as none', async () => {
  await build('a', ['_astro/a.js'], undefined, monday);
  await rm(join(folder, 'a/_builds.json'));
  expect(await build('b', ['_astro/b.js'], 'a', later(1))).toEqual(['a.js', 'b.js']);
  expect(await build('c', ['_astro/c.js'], 'nowhere', later(1))).toEqual(['c.js']);
});

test('§site a list cannot name files outside the site', async () => {
  await build('a', ['_astro/a.js'], undefined, monday);
  await writeFile(join(folder, 'secret.js'), 'secret');
  await writeFile(
    join(folder, 'a/_builds.json'),
    JSON.stringify([{ built: monday.toISOString(), files: ['_astro/../../secret.js'] }]),
  );
  expect(await build('b', ['_astro/b.js'], 'a', later(1))).toEqual(['b.js']);
});
