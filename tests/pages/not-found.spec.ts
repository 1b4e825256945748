import { axe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/portal.ts';
import { forEachView } from './fixtures/views.ts';

test.beforeEach(({ expectConsole }) => expectConsole(/404/));

forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale }) => {
  test('§2 an address that does not exist is answered with a page that leads on', async ({ page, visit, shot }) => {
    const title = locale === 'de' ? 'Diese Seite gibt es nicht' : 'This page does not exist';
    await visit('/etc/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} – ${locale === 'de' ? 'Kundenportal' : 'Customer portal'}`);
    await axe(page);
    await shot('not-found');
    await page
      .getByRole('main')
      .getByRole('link', { name: locale === 'de' ? 'Hilfe' : 'Help' })
      .click();
    await expect(page).toHaveURL(locale === 'de' ? /\d\/help$/ : /\/en\/help$/);
  });
});

test('§1 where a host answers English addresses with the German page, it stays there', async ({ page }) => {
  const german = await (await page.request.get('/no-such-page')).text();
  await page.route('**/en/no-such-page', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: german }),
  );
  await page.addInitScript(() => localStorage.setItem('portal.language', 'en'));
  await page.goto('/en/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht');
});

test('§2 it is answered with the status 404', async ({ page }) => {
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
});
