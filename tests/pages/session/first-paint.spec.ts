import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/portal.ts';
import { Chrome } from '../objects/chrome.ts';

test.use({ dataPer: 'worker' });

test.describe('decision 4: nothing is seen of a page that leads on', () => {
  /** Opens a page of which only what stands before the end of its content has come. */
  async function openUnfinished(page: Page, address: string): Promise<void> {
    await page.route(
      (url) => url.pathname === address,
      async (route) => {
        const answer = await route.fetch();
        const [content = ''] = (await answer.text()).split('</main>');
        await route.fulfill({ response: answer, body: content });
      },
    );
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
  }

  test('/, /imprint and /en/imprint are seen by who may stay there', async ({ page }) => {
    for (const address of ['/', '/imprint', '/en/imprint']) {
      await test.step(`${address} is seen by who may stay there`, async () => {
        await openUnfinished(page, address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    }
  });

  test('the login of who is signed in', async ({ page, signIn }) => {
    await signIn('1001/sp.admin');
    await openUnfinished(page, '/');
    await expect(page.locator('html')).toBeHidden();
  });

  test.describe('with a browser in en-US', () => {
    test.use({ locale: 'en-US' });
    test('a page in German', async ({ page }) => {
      await openUnfinished(page, '/imprint');
      await expect(page.locator('html')).toBeHidden();
    });
  });

  test('a page in German, where English was chosen before', async ({ page }) => {
    await page.goto('/help');
    await new Chrome(page).languageSwitch.click();
    await expect(page).toHaveURL('/en/help');
    await openUnfinished(page, '/imprint');
    await expect(page.locator('html')).toBeHidden();
  });
});
