import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.ts';
import { runPackage } from '../scripts/command.ts';
import { printTable } from './table.ts';

const origin = 'http://localhost';
const keys = 'Empfang und Zentrale im Erdgeschoss rechts'.split('');

type Typed = typeof globalThis & { strokes: number[] };

/** From the moment of each key until what it changed has been painted, in ms. */
function watchKeys(): void {
  const seen = globalThis as Typed;
  const isWatched = seen.strokes !== undefined;
  seen.strokes = [];
  if (isWatched) return;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => seen.strokes.push(performance.now() - timeStamp);
        painted.port2.postMessage(undefined);
      });
    },
    true,
  );
}

interface Typing {
  strokes: number[];
  /** Processor time of the page per key, in ms; what else the machine does is not in it. */
  work: number;
}

async function typeInto(page: Page, devtools: CDPSession, field: Locator): Promise<Typing> {
  const workSoFar = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await field.fill('');
  await page.evaluate(watchKeys);
  const before = await workSoFar();
  for (const key of keys) await page.keyboard.type(key, { delay: 80 });
  await page.waitForFunction((count) => (globalThis as Typed).strokes.length >= count, keys.length);
  const work = ((await workSoFar()) - before) / keys.length;
  return { strokes: await page.evaluate(() => (globalThis as Typed).strokes), work };
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
const row = (name: string, { strokes, work }: Typing) => {
  const sorted = [...strokes].sort((a, b) => a - b);
  return [
    name,
    ...[...[0.5, 0.75, 0.95].map((share) => at(sorted, share)), work].map((ms) => ms.toFixed(0).padStart(6)),
  ];
};

const folder = await mkdtemp(join(tmpdir(), 'portal-parts-'));
if ((await runPackage('astro', ['build', '--silent', '--config', 'astro.parts.config.mjs', '--outDir', folder])) !== 0)
  throw new Error('The page of the parts could not be built');
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
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
const refused = await typeInto(page, devtools, name);
printTable(
  'Typing into one of 250 rows of six fields, processor 4 × slower: key to paint, ms',
  ['', 'median', '   p75', '   p95', '   CPU'],
  [
    row('a search field of the same page', plain),
    row('before the first refusal', first),
    row('after a refusal, judged at each key', refused),
  ],
);
await browser.close();
await rm(folder, { recursive: true });
