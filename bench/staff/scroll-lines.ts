import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from '#scripts/chromium.ts';
import { signIntoStorage } from '#tests/pages/fixtures/sign-in.ts';
import { lines, slowDown } from '../page-paint.ts';
import { type Cell, median } from '../table.ts';

type Scrolled = typeof globalThis & { intervals: number[] };
type Act = 'screen' | 'middle' | 'end' | 'start' | 'sort' | 'filter' | 'unfilter';

/** Does it in the page and waits until each row in sight has been painted with its line, in ms. */
async function until(page: Page, act: Act): Promise<number> {
  return page.evaluate(async (what) => {
    const height = document.documentElement.scrollHeight;
    const choose = (value: string) => {
      const kinds = [...document.querySelectorAll('select')].find((one) => one.querySelector('[value="chargeback"]'));
      if (!kinds) throw new Error('no filter of kinds');
      kinds.value = value;
      kinds.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const acts: Record<typeof what, () => void> = {
      screen: () => scrollBy({ top: innerHeight * 0.8, behavior: 'instant' }),
      middle: () => scrollTo({ top: height / 2, behavior: 'instant' }),
      end: () => scrollTo({ top: height, behavior: 'instant' }),
      start: () => scrollTo({ top: 0, behavior: 'instant' }),
      sort: () => document.querySelector<HTMLElement>('thead th:last-of-type button')?.click(),
      filter: () => choose('chargeback'),
      unfilter: () => choose(''),
    };
    const rowHrefs = () =>
      [...document.querySelectorAll('main [data-row]')].map((one) => one.getAttribute('href')).join();
    const before = rowHrefs();
    const isDrawn = () =>
      rowHrefs() !== before &&
      !document.querySelector('main [aria-busy="true"]') &&
      document.querySelector('main tbody tr [data-row]') &&
      [...document.querySelectorAll('main tbody tr:has(.skeleton)')].every((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return bottom < 0 || top > innerHeight;
      });
    const from = performance.now();
    acts[what]();
    return new Promise<number>((resolve) => {
      const look = () => {
        if (!isDrawn()) {
          requestAnimationFrame(look);
          return;
        }
        const painted = new MessageChannel();
        painted.port1.onmessage = () => resolve(performance.now() - from);
        painted.port2.postMessage(undefined);
      };
      requestAnimationFrame(look);
    });
  }, act);
}

/** Times between the frames while a wheel turns, in ms. */
async function framesWhileScrolling(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const intervals: number[] = [];
    (globalThis as Scrolled).intervals = intervals;
    let last = performance.now();
    const next = (now: number) => {
      intervals.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await page.mouse.move(600, 600);
  for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, 240);
  return page.evaluate(() => (globalThis as Scrolled).intervals.slice(1));
}

/** One row per operation on a list of commission lines, with the ms until it is painted: median and highest. */
export async function scrollLines(url: string, rounds: number): Promise<Cell[][]> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'de-DE' });
  await signIntoStorage(context, url, '1001/sp.admin');
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page), lines.office);
  await page.goto(`${url}/etc/documents/billing-documents?tab=lines`);
  await page.locator('main tbody tr [data-row]').first().waitFor();
  const timesByName = new Map<string, number[]>();
  const note = (name: string, ms: readonly number[]) =>
    timesByName.set(name, [...(timesByName.get(name) ?? []), ...ms]);
  for (let round = 0; round < rounds; round += 1) {
    for (let screen = 0; screen < 10; screen += 1) note('the next screen', [await until(page, 'screen')]);
    note('to the middle', [await until(page, 'middle')]);
    note('frames while the wheel turns', await framesWhileScrolling(page));
    note('to the end', [await until(page, 'end')]);
    note('back to the start', [await until(page, 'start')]);
    note('sorted by the last column', [await until(page, 'sort')]);
    note('one kind alone', [await until(page, 'filter')]);
    note('all kinds again', [await until(page, 'unfilter')]);
  }
  await browser.close();
  return [...timesByName].map(([name, ms]) => [name, Math.round(median(ms)), Math.round(Math.max(...ms))]);
}
