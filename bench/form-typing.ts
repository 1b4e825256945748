import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.ts';
import { runPackage } from '../scripts/command.ts';
import { ensureSite } from '../scripts/site-build.ts';
import { measureExtensions } from './form/extensions.ts';
import { typeInto, typeIntoCell, typingColumns, typingRow, walkCells } from './form/typing.ts';
import { printTable } from './table.ts';

const origin = 'http://localhost';
const folder = await mkdtemp(join(tmpdir(), 'portal-parts-'));
if ((await runPackage('astro', ['build', '--silent', '--config', 'astro.parts.config.mjs', '--outDir', folder])) !== 0)
  throw new Error('The page of the parts could not be built');
const program = await ensureChromium();
const browser = await chromium.launch({
  executablePath: program,
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
await page.route(`${origin}/**`, (route) => {
  const path = decodeURIComponent(new URL(route.request().url()).pathname);
  return route.fulfill({ path: join(folder, extname(path) ? path : `${path}.html`) });
});
await page.goto(`${origin}/parts`);
const form = page.getByRole('group', { name: '1000 rows', exact: true });
await form.getByRole('button', { name: 'Draw 1000 rows' }).click();
await form.getByRole('grid').waitFor();
const devtools = await page.context().newCDPSession(page);
await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
const plain = await typeInto(
  page,
  devtools,
  page.getByRole('region', { name: 'SearchField' }).getByRole('searchbox').first(),
);
const cell = (row: number, column: number) => form.locator(`[data-cell="${row} ${column}"]`);
await cell(0, 1).click();
for (let step = 0; step < 20; step += 1) await page.keyboard.press('PageDown');
const name = cell(300, 1);
const first = await typeIntoCell(page, devtools, name);
const walked = await walkCells(page, devtools, name);
await page.keyboard.press('Escape');
await cell(310, 4).click();
await page.keyboard.type('x');
await page.keyboard.press('Enter');
await form.getByRole('button', { name: 'Send' }).click();
await form.getByRole('link').first().waitFor();
await name.waitFor();
const rejectedForm = await typeIntoCell(page, devtools, name);
printTable('Typing into a sheet of 1,000 rows of six columns, processor 4 × slower: key to paint, ms', typingColumns, [
  typingRow('a search field of the same page', plain),
  typingRow('a cell, before the first refusal', first),
  typingRow('from cell to cell with the arrows', walked),
  typingRow('a cell after a refusal, judged at each key', rejectedForm),
]);
await browser.close();
await rm(folder, { recursive: true });
await ensureSite();
await measureExtensions(program);
