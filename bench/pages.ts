import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.ts';
import { ensureSite } from '../scripts/site-build.ts';
import { type Access, accessOf, barePath, routeNames, routes } from '../src/domain/access/routes.ts';
import { startServer } from '../tests/pages/fixtures/running-server.ts';
import { signIntoStorage } from '../tests/pages/fixtures/sign-in.ts';
import { printLighthouse } from './lighthouse.ts';
import { paintsOf } from './page-paint.ts';
import { weighAll, weighPages } from './page-weight.ts';
import { printTable } from './table.ts';

const KiB = (bytes: number) => (bytes / 1024).toFixed(1).padStart(7);

function accessOfPath(path: string): Access {
  const name = routeNames.find((route) => routes[route].path === barePath(path));
  return name ? accessOf(name) : 'public';
}

/** A user who may open the page. */
function userFor(access: Access): string | undefined {
  if (access === 'public') return undefined;
  return access !== 'signedIn' && access.every((role) => role === 'WS') ? '2001/ws.user' : '1001/sp.admin';
}

await ensureSite();
const pages = weighPages();
printTable(
  'Weight of the pages, KiB (brotli); lazy: scripts that are loaded when they are needed',
  ['page', '   HTML', '    CSS', '     JS', '   lazy', 'requests'],
  pages.map(({ path, html, css, js, lazy, requests }) => [path, KiB(html), KiB(css), KiB(js), KiB(lazy), requests]),
);
console.log(`All styles ${KiB(weighAll('.css')).trim()} KiB, all scripts ${KiB(weighAll('.js')).trim()} KiB`);

const program = await ensureChromium();
const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const server = await startServer(folder);
const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] });
const rows: (string | number)[][] = [];
for (const { path } of pages) {
  const user = userFor(accessOfPath(path));
  const prepare = async (context: BrowserContext) => {
    if (user) await signIntoStorage(context, server.url, user);
  };
  const url = server.url + path;
  const [page, floor] = await paintsOf(browser, [
    { url, prepare },
    { url, prepare, scripts: false },
  ]);
  if (!page || !floor) continue;
  const ms = (value: number) => Math.round(value);
  const ratio = (floor.lcp ? page.lcp / floor.lcp : Number.NaN).toFixed(2);
  rows.push([path, ms(page.fcp), ms(page.lcp), ms(page.tbt), page.cls.toFixed(3), ms(floor.lcp), `${ratio} ×`]);
}
printTable(
  'Paints at a processor 4 × slower, 40 ms, 10 Mbit/s, medians of 5; beside them the page without its script files',
  ['page', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'LCP ms without', 'LCP ratio'],
  rows,
);
await browser.close();
printLighthouse(
  server.url,
  pages.map(({ path }) => path).filter((path) => accessOfPath(path) === 'public'),
  program,
);
await server.stop();
await rm(folder, { recursive: true });
