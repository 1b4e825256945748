import type { Browser, BrowserContext } from '@playwright/test';
import { median } from './table.ts';

export interface Paint {
  /** Moments of the first and the largest paint, and time that long tasks block between first paint and rest, in ms. */
  fcp: number;
  lcp: number;
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
}

interface Observed {
  fcp: number;
  lcp: number;
  shift: number;
  tasks: { start: number; duration: number }[];
}
type ObservedWindow = typeof globalThis & { observed: Observed };

function observe(): void {
  const seen: Observed = { fcp: 0, lcp: 0, shift: 0, tasks: [] };
  (globalThis as ObservedWindow).observed = seen;
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  on('longtask', (entry) => seen.tasks.push({ start: entry.startTime, duration: entry.duration }));
  on('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.shift += shift.value;
  });
}

type Prepare = (context: BrowserContext) => Promise<void>;

/** One visit in a new browser: processor four times slower, 40 ms to the server and back, 10 Mbit/s, nothing cached. */
async function visit(browser: Browser, url: string, prepare: Prepare, scripts: boolean): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'de-DE' });
  await prepare(context);
  await context.addInitScript(observe);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const rate = (10 * 1_000_000) / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: rate,
    uploadThroughput: rate,
  });
  if (!scripts) await devtools.send('Network.setBlockedURLs', { urls: ['*.js'] });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'networkidle' });
  const { fcp, lcp, shift, tasks } = await page.evaluate(() => (globalThis as ObservedWindow).observed);
  await context.close();
  const blocked = tasks
    .filter((task) => task.start + task.duration > fcp)
    .map((task) => Math.max(0, task.duration - 50));
  return { fcp, lcp, tbt: blocked.reduce((sum, ms) => sum + ms, 0), cls: shift };
}

const rounds = 5;

/** Medians of five visits to a page as it is and to the same page without its script files, in turns. */
export async function paintsOf(
  browser: Browser,
  url: string,
  prepare: Prepare,
): Promise<{ page: Paint; floor: Paint }> {
  const found: Record<'page' | 'floor', Paint[]> = { page: [], floor: [] };
  for (let count = 0; count < rounds; count += 1) {
    found.floor.push(await visit(browser, url, prepare, false));
    found.page.push(await visit(browser, url, prepare, true));
  }
  const middle = (paints: Paint[]): Paint => ({
    fcp: median(paints.map(({ fcp }) => fcp)),
    lcp: median(paints.map(({ lcp }) => lcp)),
    tbt: median(paints.map(({ tbt }) => tbt)),
    cls: median(paints.map(({ cls }) => cls)),
  });
  return { page: middle(found.page), floor: middle(found.floor) };
}
