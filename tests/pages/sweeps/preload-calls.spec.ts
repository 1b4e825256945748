import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/portal.ts';

test.use({ dataPer: 'worker' });

/** A request that takes files. */
const record = 'the first ticket of the list';

/** Signs in and waits for the organisation, without which a page has no first calls. */
async function begin(
  page: Page,
  signIn: (user: string) => Promise<unknown>,
  visit: (path: string) => Promise<unknown>,
) {
  await signIn('1001/sp.admin');
  await visit('/my-portal');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('portal.foundation'))).toBeTruthy();
}

const paths = [
  '/my-portal',
  '/etc/tickets',
  '/etc/tickets/edit?type=etcCallBackRequest',
  record,
  '/etc/academy',
  '/etc/network-operators',
  '/tutorials',
  '/newsletters',
  '/documents',
  '/etc/documents/contracts',
  '/etc/documents/billing-documents',
];

test('§site every call that the head of a page has sent is taken by the page and sent once', async ({
  page,
  signIn,
  visit,
}) => {
  // A call is sent again where its answer waited too long for its island, as on a busy machine: here time hardly passes.
  await page.addInitScript(() => {
    const real = performance.now.bind(performance);
    performance.now = () => real() / 1000;
  });
  await begin(page, signIn, visit);
  let sent: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/api/')) sent.push(call.url().replace(/_=\d+/, ''));
  });
  for (const path of paths) {
    let address = path;
    if (path === record) {
      await visit('/etc/tickets?type=etcBillingRequest&status=all');
      address = (await page.locator('main tbody a[href*="id="]').first().getAttribute('href')) ?? '';
    }
    // What the page before still asks for, such as the newest tutorials of My Portal, is none of this page's calls.
    await page.goto('about:blank');
    sent = [];
    await visit(address);
    await expect.poll(() => page.evaluate(() => globalThis.preloadedResponses?.size), path).toBe(0);
    await page.waitForLoadState('networkidle');
    expect(sent, path).not.toEqual([]);
    expect(
      sent.filter((call, at) => sent.indexOf(call) !== at),
      path,
    ).toEqual([]);
  }
});

/** What stands on a screen that begins with its data. */
const draft = {
  '/my-portal': 'main section li a[aria-labelledby]',
  '/etc/tickets': 'main tbody tr a[href*="id="]',
  '/sales-partners/customers': 'main tbody tr a[href*="id="]',
};

for (const [path, shown] of Object.entries(draft))
  test(`§site ${path} renders with data if its first answers arrive before its island starts`, async ({
    page,
    signIn,
    visit,
  }) => {
    await begin(page, signIn, visit);
    await page.goto('about:blank');
    await page.route('**/_astro/island-client*.js', async (route) => {
      await page.evaluate(async () => {
        await Promise.all([...(globalThis.preloadedResponses ?? [])].map(([, { answer }]) => answer));
      });
      await route.continue();
    });
    await page.addInitScript((target) => {
      const frames: boolean[] = [];
      Object.assign(globalThis, { frames });
      const look = () => {
        const [all, waiting] = ['', '[ssr]'].map(
          (more) => document.querySelectorAll(`main [client="only"]${more}:not([data-when-idle] *)`).length,
        );
        if (document.readyState !== 'loading' && all && !waiting) frames.push(document.querySelector(target) !== null);
        requestAnimationFrame(look);
      };
      look();
    }, shown);
    await visit(path);
    await page.locator(shown).first().waitFor();
    expect(await page.evaluate(() => (globalThis as unknown as { frames: boolean[] }).frames[0])).toBe(true);
  });

for (const [path, texts] of Object.entries(draft))
  test(`§site ${path} stands before what surrounds it is drawn`, async ({ page, signIn, visit }) => {
    await begin(page, signIn, visit);
    await page.addInitScript(() => {
      const hold: IdleRequestCallback[] = [];
      let isBusy = true;
      const run = (work: IdleRequestCallback) => work({ didTimeout: false, timeRemaining: () => 50 });
      Object.assign(globalThis, {
        requestIdleCallback: (work: IdleRequestCallback) => (isBusy ? hold.push(work) : run(work)),
        rest: () => {
          isBusy = false;
          hold.splice(0).forEach(run);
        },
      });
    });
    await visit(path);
    await expect(page.locator(texts).first()).toBeVisible();
    const waiting = page.locator('[data-when-idle] astro-island[ssr]');
    await expect(waiting).toHaveCount(3);
    // A link that the pointer rests on before the rules come would not be drawn ahead: they wait for nothing.
    await expect(page.locator('script[type="speculationrules"]')).toHaveCount(1);
    await page.evaluate(() => (globalThis as unknown as { rest(): void }).rest());
    await expect(waiting).toHaveCount(0);
    await expect(page.locator('[data-when-idle] astro-island').first()).not.toBeEmpty();
  });
