import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writePageIndex } from '#scripts/site/index-pages.ts';

let site: string;
let addresses: string[];
/** Everything in the index, unpacked. */
let written: Map<string, string>;

const page = (lang: string, access: string, main: string) =>
  `<!doctype html><html lang="${lang}" data-access="${access}"><body><header>Kopfzeile</header><main>${main}</main></body></html>`;

const pages = {
  'help.html': page(
    'de-DE',
    'public',
    '<div data-pagefind-body><h1>Hilfe</h1><nav data-pagefind-ignore>Inhaltsverzeichnis</nav><h2 id="a">Portierung</h2><p>Rufnummern mitnehmen</p><p><span>Hotline</span><a>030</a></p></div>',
  ),
  'en/help.html': page('en', 'public', '<div data-pagefind-body><h1>Help</h1><p>Take numbers along</p></div>'),
  'etc/academy.html': page('de-DE', 'signedIn', '<div data-pagefind-body><h1>Akademie</h1><p>Seminar</p></div>'),
  'index.html': page('de-DE', 'public', '<h1>Anmeldung</h1><p>Unmarkiert</p>'),
  'tutorials.html': page('de-DE', 'SP', '<div data-pagefind-body><h1>Vertriebsgeheimnis</h1></div>'),
};

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'portal-index-'));
  for (const [name, content] of Object.entries(pages)) {
    await mkdir(dirname(join(site, name)), { recursive: true });
    await writeFile(join(site, name), content);
  }
  addresses = await writePageIndex(site);
  const folder = join(site, 'pagefind');
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  written = new Map();
  for (const { parentPath, name } of files) {
    const bytes = await readFile(join(parentPath, name));
    written.set(name, (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8'));
  }
});
afterAll(() => rm(site, { recursive: true, force: true }));

const fragments = () => [...written].flatMap(([name, text]) => (name.endsWith('.pf_fragment') ? [text] : []));

test('§site the page index holds the marked pages for all signed-in users, in both languages', () => {
  expect(addresses).toEqual(['/en/help', '/etc/academy', '/help']);
  expect(fragments()).toHaveLength(3);
  expect(Object.keys(JSON.parse(written.get('pagefind-entry.json') ?? '{}').languages).sort()).toEqual(['de-de', 'en']);
});

test('§site nothing of other pages, and nothing around the text, is in the index', () => {
  expect(fragments().join()).toContain('Rufnummern mitnehmen');
  expect(fragments().join()).toContain('Hotline 030');
  for (const word of ['Vertriebsgeheimnis', 'Unmarkiert', 'Kopfzeile', 'Inhaltsverzeichnis']) {
    expect([...written.values()].join().toLowerCase()).not.toContain(word.toLowerCase());
  }
});

test('§site the index brings what the search page loads and no screens of its own', () => {
  const names = [...written.keys()].filter((name) => /\.(?:js|css)$/.test(name)).sort();
  expect(names).toEqual(['pagefind-worker.js', 'pagefind.js']);
});
