import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import { median } from './table.ts';

interface Paint {
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
  const observedPaint: Observed = { fcp: 0, lcp: 0, shift: 0, tasks: [] };
  (globalThis as ObservedWindow).observed = observedPaint;
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') observedPaint.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    observedPaint.lcp = entry.startTime;
  });
  on('longtask', (entry) => observedPaint.tasks.push({ start: entry.startTime, duration: entry.duration }));
  on('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) observedPaint.shift += shift.value;
  });
}

interface Line {
  /** Milliseconds that each request waits for its answer. */
  readonly latency: number;
  readonly bitsPerSecond: number;
}

/** An office, and the telephone that Lighthouse really slows down for `--throttling-method=devtools`. */
export const lines = {
  office: { latency: 40, bitsPerSecond: 10_000_000 },
  phone: { latency: 562.5, bitsPerSecond: 1_440_000 },
} as const satisfies Record<string, Line>;

interface Visit {
  readonly url: string;
  prepare?(context: BrowserContext): Promise<void>;
  /** `false`: script files are not answered. */
  readonly scripts?: boolean;
}

/** A line, and a processor four times slower, until the session ends. */
export async function slowDown(devtools: CDPSession, { latency, bitsPerSecond }: Line): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: bitsPerSecond / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** One visit in a new browser: processor four times slower, nothing cached. */
async function visit(browser: Browser, { url, prepare, scripts = true }: Visit, line: Line): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'de-DE' });
  await prepare?.(context);
  await context.addInitScript(observe);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await slowDown(devtools, line);
  if (!scripts) await devtools.send('Network.setBlockedURLs', { urls: ['*.js'] });
  await page.goto(url, { waitUntil: 'networkidle' });
  const observed = () => page.evaluate(() => (globalThis as ObservedWindow).observed);
  const { fcp, lcp, shift, tasks } = await observed().catch(async () => {
    // A page that leads on to another one does so late on a busy machine.
    await page.waitForLoadState('networkidle');
    return observed();
  });
  await context.close();
  const blocked = tasks
    .filter((task) => task.start + task.duration > fcp)
    .map((task) => Math.max(0, task.duration - 50));
  return { fcp, lcp, tbt: blocked.reduce((sum, ms) => sum + ms, 0), cls: shift };
}

const rounds = 5;

/** Medians of five visits to each; in turns, so that other load on the machine affects all equally. */
export async function paintsOf(
  browser: Browser,
  visits: readonly Visit[],
  line: Line = lines.office,
): Promise<Paint[]> {
  const paintsByVisit: Paint[][] = visits.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, one] of visits.entries()) paintsByVisit[at]?.push(await visit(browser, one, line));
  const middle = (paints: readonly Paint[], key: keyof Paint) => median(paints.map((paint) => paint[key]));
  return paintsByVisit.map((paints) => ({
    fcp: middle(paints, 'fcp'),
    lcp: middle(paints, 'lcp'),
    tbt: middle(paints, 'tbt'),
    cls: middle(paints, 'cls'),
  }));
}
