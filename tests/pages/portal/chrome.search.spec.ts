import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { SearchPage } from '../objects/search-page.ts';

test.use({ dataPer: 'worker' });

const searches = /\/api\/search\?search=/;

forEachView(['de', 'en'], ['desktop', 'phone'], (view) => {
  test('§1-19 §4-14 §4-15 typing shows files with their version or size and links with their icon', async ({
    page,
    signIn,
    visit,
    shot,
  }) => {
    await signIn('1001/sp.admin');
    await visit('/my-portal');
    const search = new SearchPage(page, view);
    await (view.device === 'phone' ? page.locator('label[for="search-text"]').tap() : search.box.click());
    await expect(search.box).toBeFocused();
    await expect(search.group(search.palette.actions)).toBeVisible();
    await search.box.pressSequentially('vierfunk');
    const file = search.options.filter({ hasText: 'Konditionen Vierfunk 2026' });
    await expect(file).toContainText('Version: 2026.7');
    await expect(file).toContainText(search.shell.search.download);
    await expect(file).toContainText('Vierfunk Mobil GmbH');
    await expect(search.options.filter({ hasText: 'Portierungsformular VF-170' })).toContainText(/\d [KM]B/);
    const link = search.options.filter({ hasText: 'Händlerportal' });
    await expect(link).toHaveAttribute('href', /^https:/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).not.toContainText(search.shell.search.download);
    await axe(page, { whole: true });
    await shot('quick-search');
  });
});

test.describe('§2 the search box', () => {
  test.beforeEach(async ({ signIn, visit }) => {
    await signIn('1001/sp.admin');
    await visit('/my-portal');
  });

  test('§2-15 §5-6 opens the search page by Enter or icon, unless the text is empty or unchanged', async ({ page }) => {
    const search = new SearchPage(page);
    await search.boxIsReady();
    await search.box.fill('   ');
    await search.box.press('Enter');
    await expect(page).toHaveURL(/\/my-portal$/);
    await search.box.fill(' Preisliste ');
    await search.box.press('Enter');
    await expect(page).toHaveURL(/\/search\?search=Preisliste$/);
    await expect(search.field).toHaveValue('Preisliste');
    await search.boxIsReady();
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await search.box.fill('Preisliste');
    await search.box.press('Enter');
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    await search.box.fill('Vierfunk');
    await search.icon.click();
    await expect(page).toHaveURL(/\/search\?search=Vierfunk$/);
  });

  test('opens its list on focus, clears it on a click outside, and works by keyboard alone', async ({ page }) => {
    const search = new SearchPage(page);

    await test.step('§2-16 §4-11 opens its list with the focus, and a click outside closes and empties it', async () => {
      await search.box.fill('vierfunk');
      await expect(search.options.first()).toBeVisible();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(search.list).toBeHidden();
      await expect(search.box).toHaveValue('');
      await search.box.focus();
      await expect(search.group(search.palette.actions)).toBeVisible();
      await expect(search.group('Dokumente')).toHaveCount(0);
    });

    await test.step('is used with the keyboard alone, and says how much was found', async () => {
      await search.boxIsReady();
      await search.box.focus();
      await page.keyboard.type('konditionen vierfunk');
      await expect(search.group('Dokumente')).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: /Treffer\. Mit den Pfeiltasten/ })).toHaveCount(1);
      await expect(search.box).toHaveAttribute('aria-expanded', 'true');
      await search.box.press('ArrowDown');
      await expect(search.options.first()).toHaveAttribute('aria-selected', 'true');
      await expect(search.box).toHaveAttribute(
        'aria-activedescendant',
        (await search.options.first().getAttribute('id')) ?? '',
      );
      const started = page.waitForEvent('download');
      await page.keyboard.press('Enter');
      expect((await started).suggestedFilename()).toBe('Konditionen Vierfunk 2026.pdf');
      await page.keyboard.press('Escape');
      await expect(search.list).toBeHidden();
      await expect(search.box).toHaveValue('konditionen vierfunk');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(search.options.last()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\?search=konditionen(?:\+|%20)vierfunk$/);
    });
  });

  test('§8 says when a search finds nothing or fails', async ({ page, expectConsole }) => {
    const search = new SearchPage(page);

    await test.step('accepts input before its list has loaded, and says when nothing matches', async () => {
      await page.route(/BoxResults.*\.js/, async (route) => {
        await expect(search.box).toHaveValue('xylophon');
        await route.continue();
      });
      await search.box.fill('xylophon');
      await expect(page.getByText(search.palette.none.replace('{{text}}', 'xylophon'))).toBeVisible();
      // The open list covers a part of what lies below it.
      await axe(page, { whole: true, except: ['target-size'] });
    });

    await test.step('§8-10 tells a failed search by a toast', async () => {
      expectConsole(/status of 500/);
      await page.route(searches, (route) =>
        route.fulfill({ status: 500, json: { _error: 500, _errorMessage: 'Gestört.' } }),
      );
      await search.box.fill('preis');
      await expect(page.getByText('Gestört.')).toBeVisible();
      await expect(page.getByText(search.palette.failed)).toBeVisible();
    });
  });
});

test('§2-14 only signed-in users have a search box, without extra scripts on public pages', async ({
  page,
  signIn,
  visit,
}) => {
  await visit('/help');
  const search = new SearchPage(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(search.box).toBeHidden();
  await signIn('1001/sp.admin');
  await visit('/help');
  await search.box.fill('Preisliste');
  await search.box.press('Enter');
  await expect(page).toHaveURL(/\/search\?search=Preisliste$/);
});
