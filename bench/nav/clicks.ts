import { setTimeout as rest } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { lines, slowDown } from '../page-paint.ts';

/** A click on a link of one page, and what its user waits for on the next one. */
export interface Click {
  readonly name: string;
  readonly from: string;
  /** The link: the first that fits. */
  readonly link: string;
  /** What stands on the next page when it can be used. */
  readonly usable: string;
}

export interface ClickTimes {
  /** From the click, in ms. */
  readonly painted: number;
  readonly usable: number;
  readonly scripts: number;
  /** Of the next page's document, styles, scripts and calls over the line; 0 for what comes from the cache. */
  readonly bytes: number;
}

interface ObservedTimes {
  painted?: number | undefined;
  usable?: number | undefined;
}
/** The page calls it and the bench listens: a query to the page would add a script of its own. */
const bindingName = 'benchUsable';
type Watched = typeof globalThis & { seen: ObservedTimes; [bindingName]?: (text: string) => void };

/** Runs in every page: moments of the wall clock, so that those of two documents can be compared. */
function watch(): void {
  const observedTimes: ObservedTimes = {};
  (globalThis as Watched).seen = observedTimes;
  const now = () => performance.timeOrigin + performance.now();
  const afterPaint = (note: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = note;
      port2.postMessage(undefined);
    });
  addEventListener(
    'click',
    () => {
      sessionStorage.setItem('bench.click', String(now()));
      // A single-page app shows its next screen in the same document.
      observedTimes.usable = observedTimes.painted = undefined;
      const first = new MutationObserver(() => {
        first.disconnect();
        afterPaint(() => (observedTimes.painted = now()));
      });
      first.observe(document.body, { childList: true, subtree: true });
    },
    true,
  );
  const look = () => {
    const usable = sessionStorage.getItem('bench.usable');
    if (observedTimes.usable !== undefined || !usable || !document.querySelector(usable)) return;
    observedTimes.usable = 0;
    afterPaint(() => {
      observedTimes.usable = now();
      (globalThis as Watched).benchUsable?.('');
    });
  };
  // Nothing is usable before it is painted, and an earlier check would delay the paint.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === 'first-contentful-paint') {
        observedTimes.painted ??= performance.timeOrigin + entry.startTime;
        new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
        look();
      }
  }).observe({ type: 'paint', buffered: true });
}

export async function watched(context: BrowserContext): Promise<void> {
  await context.addInitScript(watch);
}

/** Until nothing more was asked for half a second long. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const countRequests = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = await countRequests(); before !== now; now = await countRequests()) {
    before = now;
    await rest(500);
  }
}

/** Opens the first page, waits until it rests, and clicks. */
export async function click(page: Page, origin: string, one: Click): Promise<ClickTimes> {
  const devtools = await page.context().newCDPSession(page);
  await slowDown(devtools, lines.office);
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: bindingName });
  await page.goto(origin + one.from);
  await quiet(page);
  const link = page.locator(one.link).first();
  await link.waitFor({ state: 'attached' });
  await link.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
  await link.waitFor();
  await page.evaluate((usable) => sessionStorage.setItem('bench.usable', usable), one.usable);
  const usable = new Promise<void>((resolve) => devtools.once('Runtime.bindingCalled', () => resolve()));
  await link.dispatchEvent('click');
  await usable;
  await quiet(page);
  const pageTimes = await page.evaluate(() => {
    const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const { painted = 0, usable = 0 } = (globalThis as Watched).seen;
    return {
      clicked: Number(sessionStorage.getItem('bench.click')),
      painted,
      usable,
      scripts: resources.filter(({ name }) => name.includes('.js')).length,
      bytes: [navigation, ...resources].reduce((sum, entry) => sum + entry.transferSize, 0),
    };
  });
  await devtools.detach();
  return {
    painted: pageTimes.painted - pageTimes.clicked,
    usable: pageTimes.usable - pageTimes.clicked,
    scripts: pageTimes.scripts,
    bytes: pageTimes.bytes,
  };
}
