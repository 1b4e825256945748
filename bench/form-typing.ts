import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.ts';
import { runPackage } from '../scripts/command.ts';
import { ensureSite } from '../scripts/site-build.ts';
import { measureExtensions } from './form/extensions.ts';
import { typeInto, typingColumns, typingRow } from './form/typing.ts';
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
const form = page.getByRole('group', { name: '250 rows', exact: true });
await form.getByRole('button', { name: 'Draw 250 rows' }).click();
await form.getByRole('group', { name: 'Extension 250', exact: true }).waitFor();
const devtools = await page.context().newCDPSession(page);
await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
const plain = await typeInto(
  page,
  devtools,
  page.getByRole('region', { name: 'SearchField' }).getByRole('searchbox').first(),
);
const name = form
  .getByRole('group', { name: 'Extension 125', exact: true })
  .getByRole('textbox', { name: 'Name', exact: true });
const first = await typeInto(page, devtools, name);
await form.getByRole('textbox', { name: 'MAC address', exact: true }).nth(3).fill('x');
await form.getByRole('button', { name: 'Send' }).click();
await form.getByRole('link').first().waitFor();
const rejectedForm = await typeInto(page, devtools, name);
printTable('Typing into one of 250 rows of six fields, processor 4 × slower: key to paint, ms', typingColumns, [
  typingRow('a search field of the same page', plain),
  typingRow('before the first refusal', first),
  typingRow('after a refusal, judged at each key', rejectedForm),
]);
await browser.close();
await rm(folder, { recursive: true });
await ensureSite();
await measureExtensions(program);
