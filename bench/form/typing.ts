import type { CDPSession, Locator, Page } from '@playwright/test';

const sentence = 'Empfang und Zentrale im Erdgeschoss rechts'.split('');
const walk = Array.from({ length: 40 }, (_, n) => (n % 8 < 6 ? 'ArrowDown' : 'ArrowRight'));

type Typed = typeof globalThis & { strokes: number[] };

/** From the moment of each key until what it changed has been painted, in ms. */
function watchKeys(): void {
  const strokeGlobals = globalThis as Typed;
  const isWatched = strokeGlobals.strokes !== undefined;
  strokeGlobals.strokes = [];
  if (isWatched) return;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => strokeGlobals.strokes.push(performance.now() - timeStamp);
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

/** Types a sentence into a field, key by key. */
export const typeInto = (page: Page, devtools: CDPSession, field: Locator): Promise<Typing> =>
  pressKeys(page, devtools, () => field.fill(''), sentence);

/** The same into a cell of a sheet: its editor opens at F2. */
export const typeIntoCell = (page: Page, devtools: CDPSession, cell: Locator): Promise<Typing> =>
  pressKeys(page, devtools, () => openCell(page, cell), sentence);

async function openCell(page: Page, cell: Locator): Promise<void> {
  await cell.click();
  await page.keyboard.press('Delete');
  await page.keyboard.press('F2');
}

/** Goes through a sheet with the arrows, from a cell on. */
export const walkCells = (page: Page, devtools: CDPSession, cell: Locator): Promise<Typing> =>
  pressKeys(page, devtools, () => cell.click(), walk);

async function pressKeys(
  page: Page,
  devtools: CDPSession,
  begin: () => Promise<void>,
  keys: readonly string[],
): Promise<Typing> {
  const workSoFar = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await begin();
  await page.evaluate(watchKeys);
  const before = await workSoFar();
  for (const key of keys) await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 80 });
  await page.waitForFunction((count) => (globalThis as Typed).strokes.length >= count, keys.length);
  const work = ((await workSoFar()) - before) / keys.length;
  return { strokes: await page.evaluate(() => (globalThis as Typed).strokes), work };
}

/** The value below which a share of them lies. */
const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
/** A line of a table: time from key to paint and processor time per key, in ms. */
export const typingRow = (name: string, { strokes, work }: Typing) => {
  const sorted = [...strokes].sort((a, b) => a - b);
  return [
    name,
    ...[...[0.5, 0.75, 0.95, 0.98].map((share) => at(sorted, share)), work].map((ms) => ms.toFixed(0).padStart(6)),
  ];
};

export const typingColumns = ['', 'median', '   p75', '   p95', '   p98', '   CPU'];
