import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.ts';
import { root } from '../scripts/command.ts';
import { writePacked } from '../scripts/site/precompress.ts';
import { ensureSite } from '../scripts/site-build.ts';
import { routes } from '../src/domain/access/routes.ts';
import { startServer } from '../tests/pages/fixtures/running-server.ts';
import { addEntries } from './data/many-entries.ts';
import { type Cost, copyOfSources, costOf } from './data/site-copy.ts';
import { handWritten } from './hand-written.ts';
import { printLighthouse } from './lighthouse.ts';
import { lines, paintsOf } from './page-paint.ts';
import { weighPages } from './page-weight.ts';
import { type Cell, median, printTable } from './table.ts';

const pages = Object.values(routes).flatMap(({ path, access }) => (access === 'public' ? [path] : []));
const fileOf = (path: string) => (path === '/' ? 'index' : path.slice(1));

/** A site that also holds a hand-written version of each public page under `/hand/`. */
async function siteWithHandWritten(folder: string): Promise<Map<string, number>> {
  const site = join(folder, 'site');
  await cp(join(root, 'dist'), site, { recursive: true });
  await mkdir(join(site, 'hand'));
  const sizes = new Map<string, number>();
  for (const path of pages) {
    const html = handWritten(await readFile(join(site, `${fileOf(path)}.html`), 'utf8'));
    await writeFile(join(site, 'hand', `${fileOf(path)}.html`), html);
    sizes.set(path, brotliCompressSync(html).length);
  }
  await writePacked(join(site, 'hand'));
  return sizes;
}

async function comparePages(): Promise<void> {
  await ensureSite();
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const sizes = await siteWithHandWritten(folder);
  const KiB = (bytes: number) => (bytes / 1024).toFixed(1);
  const weights = weighPages().filter(({ path }) => sizes.has(path));
  printTable(
    'Public pages and hand-written pages of the same content, KiB (brotli)',
    ['page', 'HTML', 'CSS', 'JS', 'requests', 'by hand', 'requests'],
    weights.map(({ path, html, css, js, requests }) => [
      path,
      KiB(html),
      KiB(css),
      KiB(js),
      requests,
      KiB(sizes.get(path) ?? 0),
      1,
    ]),
  );
  process.env.SITE_DIR = join(folder, 'site');
  const server = await startServer(join(folder, 'data'));
  const program = await ensureChromium();
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const [name, line] of Object.entries(lines)) {
    const rows: Cell[][] = [];
    for (const path of pages) {
      const urls = [server.url + path, `${server.url}/hand/${fileOf(path)}.html`];
      const [page, hand] = await paintsOf(
        browser,
        urls.map((url) => ({ url })),
        line,
      );
      if (!page || !hand) continue;
      const cells = (key: 'fcp' | 'lcp') => [
        Math.round(page[key]),
        Math.round(hand[key]),
        `${(page[key] / hand[key]).toFixed(2)} ×`,
      ];
      rows.push([path, ...cells('fcp'), ...cells('lcp'), page.cls.toFixed(3)]);
    }
    printTable(
      `Paints at a processor 4 × slower, ${name}: ${line.latency} ms, ${line.bitsPerSecond / 1_000_000} Mbit/s, medians of 5 in turns`,
      ['page', 'FCP ms', 'by hand', 'ratio', 'LCP ms', 'by hand', 'ratio', 'CLS'],
      rows,
    );
  }
  printLighthouse(
    server.url,
    pages.flatMap((path) => [path, `/hand/${fileOf(path)}.html`]),
    program,
  );
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true });
}

/** Builds of a copy of the sources with so many entries more, from nothing and again with what the first build has left. */
async function buildTimes(counts: readonly number[]): Promise<void> {
  const rows: Cell[][] = [];
  let base: Cost | undefined;
  for (const count of [0, ...counts]) {
    const { folder, remove } = await copyOfSources();
    await addEntries(join(folder, 'src/content'), count);
    const astro = join(folder, 'node_modules/astro/bin/astro.mjs');
    const checks: number[] = [];
    for (let round = 0; round < 3; round += 1)
      checks.push((await costOf(folder, join(folder, 'scripts/content/check.ts'))).ms);
    const fresh = await costOf(folder, astro, ['build']);
    const again = await costOf(folder, astro, ['build']);
    base ??= fresh;
    const each = (key: 'ms' | 'cpuMs') => (count === 0 || !base ? '–' : ((fresh[key] - base[key]) / count).toFixed(1));
    rows.push([
      count.toLocaleString('en-GB'),
      (fresh.ms / 1000).toFixed(1),
      (fresh.cpuMs / 1000).toFixed(1),
      Math.round(fresh.peakMiB),
      (again.ms / 1000).toFixed(1),
      each('ms'),
      each('cpuMs'),
      Math.round(median(checks)),
    ]);
    await remove();
  }
  printTable(
    'Build of the site with more entries, each in both languages, and the check of content alone (median of 3)',
    ['entries more', 'build s', 'CPU s', 'MiB', 'again s', 'ms per entry', 'CPU ms per entry', 'check ms'],
    rows,
  );
}

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; figures of one machine, compare ratios`);
const counts = process.argv
  .slice(2)
  .filter((option) => /^\d+$/.test(option))
  .map(Number);
if (!process.argv.includes('--builds')) await comparePages();
if (!process.argv.includes('--pages')) await buildTimes(counts.length > 0 ? counts : [100, 1000, 10_000]);
