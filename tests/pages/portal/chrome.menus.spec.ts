import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { Chrome } from '../objects/chrome.ts';

test.use({ dataPer: 'worker' });

test.describe('menus', () => {
  test.beforeEach(({ signIn }) => signIn('1001/sp.admin'));

  test('§2 open by keyboard, close by Escape and once one goes elsewhere; the logout link logs out', async ({
    page,
    visit,
    watch,
  }) => {
    await visit('/my-portal');
    const chrome = new Chrome(page);
    await chrome.actsFor('ETC - Sommer Telekom GmbH');

    await test.step('open by Enter, close by Escape with the focus back, and by a click outside', async () => {
      for (const summary of [...(await chrome.groups.all()), chrome.account]) {
        const link = summary.locator('..').locator('a:not([hidden])').first();
        await summary.focus();
        await page.keyboard.press('Enter');
        await expect(link).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(link).toBeHidden();
        await expect(summary).toBeFocused();
        await page.keyboard.press('Space');
        await expect(link).toBeVisible();
        await page.getByRole('heading', { level: 1 }).click();
        await expect(link).toBeHidden();
      }
    });

    await test.step('close when the focus moves on', async () => {
      await chrome.account.focus();
      await page.keyboard.press('Enter');
      await expect(chrome.logout).toBeVisible();
      await chrome.header.getByRole('link', { name: 'Kundenportal' }).focus();
      await expect(chrome.logout).toBeHidden();
    });

    await test.step('§2-12 the logout link logs out and goes to /', async () => {
      // What My Portal still asks for when the session ends is refused.
      watch.permit(/status of 401/);
      await chrome.account.click();
      await expect(chrome.header.getByText('Petra Sommer')).toBeVisible();
      await chrome.logout.click();
      await expect(page).toHaveURL(/:\d+\/$/);
      const left = await page.evaluate(() => Object.keys(localStorage));
      expect(left.filter((key) => key.startsWith('portal.session') || key.startsWith('portal.cache'))).toEqual([]);
    });
  });

  test.describe('on a phone', () => {
    test.use({ view: { locale: 'de', device: 'phone' } });
    test('the drawer opens and closes by keyboard', async ({ page, visit, shot }) => {
      await visit('/my-portal');
      const chrome = new Chrome(page);
      const home = chrome.menu.getByRole('link', { name: 'Mein Portal' });
      await expect(home).toBeHidden();
      await chrome.drawer.focus();
      await page.keyboard.press('Enter');
      await expect(chrome.drawer).toHaveAttribute('aria-expanded', 'true');
      await expect(home).toBeVisible();
      await axe(page, { whole: true });
      await shot('drawer');
      await page.keyboard.press('Tab');
      await expect(home).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(home).toBeHidden();
      await expect(chrome.drawer).toBeFocused();
    });
  });
});

test('§1 the header with every menu stays on one line, on desktops and on phones', async ({ page, signIn }) => {
  for (const [user, trid] of [
    ['2002/spws.user', undefined],
    ['9001/etc.staff', '2002'],
  ] as const) {
    await signIn(user, trid);
    for (const path of ['/my-portal', '/en/my-portal']) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      const entries = page.locator('#main-menu > ul > li:visible');
      await expect(entries.first()).toBeVisible();
      const tops = await entries.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      const search = await page.locator('#search-box').boundingBox();
      expect(Math.abs((search?.y ?? 0) - (tops[0] ?? 0))).toBeLessThan(20);
      await fits(page);
      for (const width of [320, 344, 360, 375, 390, 412, 430]) {
        await page.setViewportSize({ width, height: 800 });
        // Both in one look: a layout between two would count as unevenness.
        const unevenness = () =>
          page.evaluate(() => {
            const [button, person] = ['[data-drawer]', '#bell + details'].map((selector) => {
              const box = document.querySelector(selector)?.getBoundingClientRect();
              return box ? box.top + box.height / 2 : Number.NaN;
            });
            return (button ?? 0) - (person ?? 0);
          });
        await expect.poll(unevenness, `${path} at ${width}`).toBe(0);
        await fits(page);
      }
    }
  }
});
