import { keptSession } from '#tests/pages/fixtures/sign-in.ts';
import { openTab } from '#tests/pages/fixtures/tab.ts';
import { type Cell, median } from '../table.ts';

/** The pages, and what stands there once their islands have started: the build has drawn the courses' links before. */
const paths = {
  'My Portal → list': ['/etc/tickets', 'main tbody tr a'],
  'My Portal → folder': ['/etc/documents/contracts', 'main button'],
  'My Portal → academy': ['/etc/academy', 'main astro-island:not([ssr]) a[href^="/etc/academy/"]'],
  'My Portal → form': ['/etc/tickets/edit?type=etcCallBackRequest', 'main form input'],
} as const;

/** Moments of the click and of the paint of the prerendered page; reading the first one there would delay the paint. */
const timing = `const now = () => performance.timeOrigin + performance.now();
addEventListener('click', () => (sessionStorage.clicked = now()), true);
document.addEventListener('prerenderingchange', () => requestAnimationFrame(() => setTimeout(() => (globalThis.opened = now()))));`;

/** Rows of name, ms from click to paint, and how many of the pages had been drawn ahead. */
export async function prerenderedPage(program: string, origin: string, rounds: number): Promise<Cell[][]> {
  const tab = await openTab(program, async (send) => {
    await Promise.all([
      send('Page.addScriptToEvaluateOnNewDocument', { source: timing }),
      send('Emulation.setCPUThrottlingRate', { rate: 4 }),
    ]);
  });
  const rows: Cell[][] = [];
  await tab.open(`${origin}/imprint`);
  await tab.evaluate(`Object.assign(localStorage, ${JSON.stringify(await keptSession(origin, '1001/sp.admin'))})`);
  for (const [name, [path, ready]] of Object.entries(paths)) {
    const paintTimes: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await tab.open(`${origin}/my-portal`);
      await tab.until(`localStorage['portal.foundation']`);
      await tab.evaluate(`(() => {
        const link = Object.assign(document.createElement('a'), { id: 'ahead', href: '${path}', textContent: 'ahead' });
        Object.assign(link.style, { position: 'fixed', zIndex: 99, bottom: 0, right: 0 });
        document.body.append(link);
      })()`);
      await tab.hover('#ahead');
      await tab.prerendered(origin + path, `document.querySelector(${JSON.stringify(ready)})`);
      await tab.click('#ahead');
      await tab.until('globalThis.opened');
      paintTimes.push(await tab.evaluate<number>('opened - sessionStorage.clicked'));
    }
    rows.push([name, Math.round(median(paintTimes)), `${paintTimes.length} of ${rounds}`]);
  }
  await tab.close();
  return rows;
}
