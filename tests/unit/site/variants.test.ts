import { execFile } from 'node:child_process';
import { glob, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPortal } from '#tests/server/support/portal.ts';
import { type Fetch, openTab } from './open-tab.ts';

const root = join(import.meta.dirname, '../../..');
/** The site without settings, which the page tests use too. */
const plain = join(root, 'dist');
let folder: string;
let variant: string;

/** Runs a file on Node as an operator does, with these settings and no others. */
async function runWith(settings: Record<string, string>, ...command: string[]): Promise<void> {
  const own = Object.entries(process.env).filter(([name]) => !/^(PUBLIC_|VITEST|NODE_ENV)/.test(name));
  await promisify(execFile)(process.execPath, command, { cwd: root, env: { ...Object.fromEntries(own), ...settings } });
}
const loginPage = (site: string) => readFile(join(site, 'index.html'), 'utf8');

const policyOf = (page: string) =>
  Object.fromEntries(
    (/http-equiv="content-security-policy" content="([^"]*)"/.exec(page)?.[1] ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );

beforeAll(async () => {
  await mkdir(join(root, 'test-results'), { recursive: true });
  // Beside the site: Astro renames files into the folder of a build, which no other file system takes.
  folder = await mkdtemp(join(root, 'test-results/portal-site-'));
  variant = join(folder, 'variant');
  await runWith({}, 'scripts/site-build.ts');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a site for a CDN, with a consent service and the other variant', () => {
  let page: string;
  beforeAll(async () => {
    const settings = {
      PUBLIC_CONSENT_SCRIPT_URL: 'https://consent.example.com/start.js',
      PUBLIC_API_BASE: 'https://api.example.com/rest',
      PUBLIC_APP_LABEL: 'GNC',
      PUBLIC_BASE_URL: 'https://portal.example.com/',
      EARLIER_SITE: plain,
    };
    await runWith(settings, 'node_modules/astro/bin/astro.mjs', 'build', '--outDir', variant);
    page = await loginPage(variant);
  });

  test('§1-25 the consent script loads at start-up, and the policy names its origin', () => {
    expect(page).toContain('<script async src="https://consent.example.com/start.js">');
    expect(policyOf(page)['script-src']).toContain('https://consent.example.com');
  });

  test('§site the login comes alive also where the browser never rests', () => {
    const islands = [...page.matchAll(/<astro-island[^>]* client="idle"[^>]*>/g)].map(([tag]) => tag);
    expect(islands).toHaveLength(1);
    for (const island of islands) expect(island).toMatch(/timeout[^,}]*1000/);
  });

  test('§2-18 the variant GNC has its own label and colours', () => {
    expect(page).toContain('data-app="GNC"');
    expect(page).not.toContain('data-app="ETC"');
  });

  test('§site search engines learn the full addresses of both languages', () => {
    expect(page).toContain('<link rel="alternate" hreflang="en" href="https://portal.example.com/en">');
    expect(page).toContain('<link rel="alternate" hreflang="de" href="https://portal.example.com/">');
  });

  test('§7-1 calls go to the REST base, which the policy allows', () => {
    expect(page).toContain('data-api="https://api.example.com/rest"');
    expect(policyOf(page)['connect-src']).toContain('https://api.example.com');
  });
});

interface BuiltEntry {
  restricted: boolean;
  de: Record<string, unknown>;
  en: Record<string, unknown>;
}
/** Sentences by which an entry would be recognised. */
const sentencesOf = (value: unknown): string[] => {
  if (typeof value === 'string')
    return value
      .replace(/<[^>]+>/g, '\n')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.length > 15 && !/^(https:\/)?\//.test(line));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : [];
};
const unpacked = (name: string, bytes: Buffer): string => {
  if (/\.br$/.test(name)) return brotliDecompressSync(bytes).toString();
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString();
};

describe('a site without settings', () => {
  let page: string;
  beforeAll(async () => {
    page = await loginPage(plain);
  });

  test('§site no file of the site, not even the search index, holds a word of restricted content', async () => {
    const canaries: string[] = [];
    // Settings and version of the build are no content.
    const collections = (await readdir(`${plain}.content`)).filter(
      (file) => !/^(?:settings|build|legal|sources)\.json$/.test(file),
    );
    for (const name of collections) {
      const entries: BuiltEntry[] = JSON.parse(await readFile(join(`${plain}.content`, name), 'utf8'));
      for (const { restricted, de, en } of entries)
        if (restricted) canaries.push(...sentencesOf(de), ...sentencesOf(en));
      // Only the server knows the right answers of a quiz.
      canaries.push(...[...JSON.stringify(entries).matchAll(/"explanation":"([^"]+)"/g)].map(([, text = '']) => text));
    }
    expect(canaries.length).toBeGreaterThan(20);
    expect(canaries).toContain('Rechte für Ihre Mitarbeitenden vergeben');
    const leaks: string[] = [];
    let files = 0;
    for await (const entry of glob('**/*', { cwd: plain, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      files += 1;
      const text = unpacked(entry.name, await readFile(join(entry.parentPath, entry.name)));
      leaks.push(...canaries.filter((canary) => text.includes(canary)).map((canary) => `${entry.name}: ${canary}`));
    }
    expect(files).toBeGreaterThan(100);
    expect(leaks).toEqual([]);
  });

  test('§site loads nothing from third parties', () => {
    expect(page).not.toMatch(/<(?:script|link|img|iframe)[^>]+(?:src|href)="https?:/);
    for (const [name, sources] of Object.entries(policyOf(page)))
      expect(
        // The hash of a script is no address, whichever signs it has.
        sources.filter((source) => source.includes('//') && !source.startsWith("'sha256-")),
        name,
      ).toEqual([]);
  });

  test('the policy has no unsafe source', () => {
    expect(
      Object.values(policyOf(page))
        .flat()
        .filter((source) => source.includes('unsafe')),
    ).toEqual([]);
    expect(policyOf(page)['default-src']).toEqual(["'none'"]);
  });
});

describe('a deploy of a new build', () => {
  test('§site 50 open tabs go on across the switch, and none of their islands dies', async () => {
    const site = join(folder, 'site');
    await symlink(plain, site);
    const portal = await openPortal({ SITE_DIR: site });
    const fetch: Fetch = async (url) => {
      const answer = await portal.app.inject({ url });
      return answer.statusCode === 200 ? answer.body : undefined;
    };
    const pages = (await readdir(plain, { recursive: true })).filter((name) => name.endsWith('.html'));
    const tabs = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        openTab(`/${(pages[at % pages.length] ?? '').replace(/\.html$/, '')}`, fetch),
      ),
    );
    expect(tabs.flatMap(({ missing }) => missing)).toEqual([]);

    await rm(site);
    await symlink(variant, site);
    const later = await Promise.all(tabs.map((tab) => tab.goOn()));
    expect(later.flatMap(({ missing }) => missing)).toEqual([]);
    expect(later.filter(({ files }) => files.length > 0).length).toBeGreaterThan(10);

    const own: string[] = JSON.parse(await readFile(join(variant, '_builds.json'), 'utf8'))[0].files;
    const scripts = later.flatMap(({ files }) => files);
    expect(
      scripts.filter((path) => !own.includes(path.slice(1))).length,
      'scripts of the earlier build alone',
    ).toBeGreaterThan(10);
    await portal.close();
  });
});
