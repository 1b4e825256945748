import home from '#i18n/de/home.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { Chrome } from '../objects/chrome.ts';

test.use({ dataPer: 'worker' });

test.describe('§2 the selected foundation', () => {
  test('§1-7 §4-7 is chosen by typing, and remembered, after the next login too; the page follows', async ({
    page,
    signIn,
    visit,
    shot,
  }) => {
    await signIn('1001/sp.user', '1001');
    await visit('/my-portal');
    const chrome = new Chrome(page);
    await page.getByRole('tab', { name: home.tab.voNumbers }).click();
    await expect(page.getByText('VO20417')).toBeVisible();
    await chrome.organisation.click();
    await chrome.organisationSearch.fill('winter');
    await expect(chrome.organisationOption(/Winter IT-Service/)).toBeVisible();
    await expect(chrome.organisationOption(/Sommer Telekom/)).toBeHidden();
    await axe(page, { whole: true });
    await shot('organisation');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(chrome.organisation).toContainText('ETC - Winter IT-Service');
    await expect(chrome.organisation).toBeFocused();
    const isWhole = (text: Element) => text.scrollWidth <= text.clientWidth;
    expect(await chrome.organisation.locator('.truncate').evaluate(isWhole)).toBe(true);
    await expect(page.getByText('Sie handeln jetzt für ETC - Winter IT-Service.')).toHaveRole('status');
    await expect(page.getByText('Keine VO-Nummern hinterlegt.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('storedFoundationId'))).toBe('1002');
    const storedOf = () =>
      page.evaluate(() =>
        Object.entries(localStorage)
          .filter(([key]) => key.startsWith('portal.cache.'))
          .join(),
      );
    // The page replaces each cached list only when its answer arrives.
    await expect.poll(storedOf).not.toContain('"trid":"1001"');
    await page.reload();
    await expect(chrome.organisation).toContainText('ETC - Winter IT-Service');

    await test.step('§4 is still the same after the next login', async () => {
      // What the page still asks would be refused after the logout.
      await page.waitForLoadState('networkidle');
      await chrome.account.click();
      await chrome.logout.click();
      await expect(page).toHaveURL(/:\d+\/$/);
      // The login page would go on by itself as soon as there is a session.
      await page.goto('about:blank');
      await signIn('1001/sp.user');
      await page.goto('/my-portal');
      await expect(chrome.organisation).toContainText('ETC - Winter IT-Service');
    });
  });

  test('§4 an answer for the one before is dropped', async ({ page, signIn, visit }) => {
    await signIn('1001/sp.user', '1001');
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/foundation/1001/**', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await visit('/my-portal');
    const chrome = new Chrome(page);
    await chrome.organisation.click();
    await chrome.organisationOption(/Winter IT-Service/).click();
    await page.getByRole('tab', { name: home.tab.voNumbers }).click();
    await expect(page.getByText('Keine VO-Nummern hinterlegt.')).toBeVisible();
    const late = page.waitForResponse(/\/api\/foundation\/1001\//);
    gate.resolve();
    await (await late).finished();
    await expect(page.getByText('Keine VO-Nummern hinterlegt.')).toBeVisible();
    await expect(page.getByText('VO20417')).toHaveCount(0);
  });

  test('by keyboard: Escape leaves the choice as it was', async ({ page, signIn, visit }) => {
    await signIn('9001/etc.staff', '9001');
    await visit('/etc/tickets');
    const chrome = new Chrome(page);
    await chrome.organisation.focus();
    await page.keyboard.press('Enter');
    await expect(chrome.organisationSearch).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(chrome.organisationSearch).toBeHidden();
    await expect(chrome.organisation).toBeFocused();
    await expect(chrome.organisation).toContainText('ETC - ETC Distribution');
  });
});
