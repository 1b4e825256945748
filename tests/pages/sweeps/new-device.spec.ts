import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/portal.ts';

const foundations = /\/api\/foundation\?/;
const words = 'Getippt, sobald es geht';

/** Forms that stand on their page without a record. */
const forms = [
  { user: '1001/sp.user', path: '/etc/tickets/edit?type=etcCallBackRequest', field: 'description' },
  { user: '1001/sp.user', path: '/sales-partners/customers/edit', field: 'companyName' },
  { user: '2001/ws.user', path: '/wholesale/backuprouting?create=1', field: 'name' },
  { user: '2001/ws.user', path: '/wholesale/customer/add', field: 'companyName' },
  { user: '9001/etc.staff', path: '/etc/maintenance/hotspot-links/edit', field: 'title' },
];

/** Until all scripts that the page has asked for have run, and what they drew asks for no more. */
const untilDrawn = (page: Page) =>
  page.evaluate(async () => {
    const scripts = () =>
      performance.getEntriesByType('resource').filter(({ name }) => /\/_astro\/[^?]+\.js$/.test(name));
    for (let before = -1; before !== scripts().length; ) {
      before = scripts().length;
      await Promise.all(scripts().map(({ name }) => import(name)));
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    }
  });

for (const { user, path, field } of forms) {
  test(`§site early input on a device without a known organisation is kept: ${path}`, async ({ page, signIn }) => {
    await signIn(user);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const nextRequest = page.waitForRequest(foundations);
    await page.route(foundations, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path);
    await nextRequest;
    await expect(page.locator('#content').getByRole('heading', { level: 1 })).toBeVisible();
    const box = page.locator('#content').locator(`[name="${field}"]`);
    await untilDrawn(page);
    expect(await box.isVisible(), 'a form before it is known for whom').toBe(false);
    const response = page.waitForResponse(
      (answer) => answer.url().includes('/form-inputs/') && (answer.request().postData() ?? '').includes(words),
    );
    const typed = box.fill(words);
    release();
    await typed;
    expect((await response).status()).toBe(200);
    await page.reload();
    await expect(box).toHaveValue(words);
  });
}
